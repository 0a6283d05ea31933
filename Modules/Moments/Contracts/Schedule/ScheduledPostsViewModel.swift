public import Foundation
public import ListModel

/// The content and the operations of the list of scheduled posts.
///
/// One section, `scheduled`, of one ``ScheduledPostRow`` for each post, the next one first. Actions
/// on a row that was removed are ignored.
@MainActor
public protocol ScheduledPostsViewModel: ListViewModel {
  /// The language of the screen's texts.
  var strings: Strings { get }

  /// The message to show for a few seconds; `nil` before the first one.
  var message: Observable<UserMessage?> { get }

  /// Called with each route that the reader opens. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// The times to choose from for a new time; `nil` if the row was removed.
  func time(of row: ListItemID) -> ScheduleTime?

  /// Changes the time of a post.
  ///
  /// - Returns: The work, done when the server has accepted or rejected it. Releasing it does not
  ///   cancel it.
  @discardableResult
  func change(_ row: ListItemID, to time: Date) -> Task<Void, Never>

  /// Deletes a post before its time; the screen requires a confirmation first.
  ///
  /// - Returns: The work, done when the server has accepted or rejected it. Releasing it does not
  ///   cancel it.
  @discardableResult
  func delete(_ row: ListItemID) -> Task<Void, Never>

  /// Observes posts being sent for scheduling, until the calling task is cancelled.
  ///
  /// The screen runs it while it is visible.
  func watch() async
}
