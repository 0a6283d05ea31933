public import Foundation
public import ListModel
public import MomentsLanguage

/// The content and the operations of the list of scheduled posts.
///
/// One section, `scheduled`, of one ``ScheduledPostRow`` for each post, the next one first. Actions
/// on a row that was removed are ignored.
@MainActor
public protocol ScheduledPostsViewModel: ListScreenViewModel {
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
}

extension ScheduledPostsViewModel {
  /// The title of the screen.
  public var title: String { strings.scheduledTitle }
}
