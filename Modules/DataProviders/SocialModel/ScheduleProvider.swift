public import Foundation

/// Reads the posts that ``ReaderAction/schedule(_:_:)`` scheduled, and changes them at the server.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol ScheduleProvider: ActionProvider {
  /// A page of the scheduled posts at the server, in its order.
  ///
  /// The beginning of the list is stored: if the server cannot be reached, the stored part is
  /// returned, without a next page.
  ///
  /// - Parameter cursor: `next` of the page before; nil for the first.
  /// - Returns: The page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func scheduledPosts(after cursor: PageCursor?) async throws -> Page<ScheduledPost>

  /// Reschedules a post; requested immediately.
  ///
  /// It does not wait in the outbox, because until it is sent, the server would post at the old
  /// time.
  ///
  /// - Parameters:
  ///   - id: `ScheduledPost.id`.
  ///   - time: The new time, at least ``PostDraft/leastSecondsAhead`` from now.
  /// - Returns: The post as the server has it now.
  /// - Throws: `ProviderError.unknownMoment` where it was posted or deleted meanwhile, `.refused`
  ///   where the time is too near.
  func reschedule(_ id: ScheduledPost.ID, to time: Date) async throws -> ScheduledPost

  /// Deletes a scheduled post; requested immediately. One that does not exist is not an error.
  func deleteScheduled(_ id: ScheduledPost.ID) async throws
}

extension PostDraft {
  /// The number of seconds that servers require between sending a post and its scheduled time.
  ///
  /// They refuse a nearer time, or post immediately.
  public static let leastSecondsAhead: TimeInterval = 300

  /// Whether a time is far enough ahead for a scheduled post.
  public static func canBeScheduled(for time: Date, now: Date) -> Bool {
    time.timeIntervalSince(now) >= leastSecondsAhead
  }
}
