public import Foundation
public import ListModel

/// What the list of posts that wait for their time shows and can be asked to do.
///
/// One section, `scheduled`, of one ``ScheduledPostRow`` for each post, the next one to be posted
/// first. An intent for a row that is gone is ignored.
@MainActor
public protocol ScheduledPostsViewModel: ListViewModel {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called with each place the reader wants to go to. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// What there is to choose from for another time; `nil` where the row is gone.
  func time(of row: ListItemID) -> ScheduleTime?

  /// Has a post posted at another time.
  ///
  /// - Returns: The work, done when the server has agreed or not. Letting go of it does not cancel
  ///   it.
  @discardableResult
  func change(_ row: ListItemID, to time: Date) -> Task<Void, Never>

  /// Deletes a post before its time; the screen asks before.
  ///
  /// - Returns: The work, done when the server has agreed or not. Letting go of it does not cancel
  ///   it.
  @discardableResult
  func delete(_ row: ListItemID) -> Task<Void, Never>

  /// Follows what is sent to be scheduled, until the calling task is cancelled.
  ///
  /// The screen runs it while it is on screen.
  func watch() async
}
