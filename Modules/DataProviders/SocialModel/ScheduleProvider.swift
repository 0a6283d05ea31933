public import Foundation

/// Takes what is to be posted at a time, and knows what waits for its time at the server.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol ScheduleProvider: Sendable {
  /// Hands a draft over to be posted at `PostDraft.scheduledAt`.
  ///
  /// Kept on this machine when it returns, and sent once, when the network allows. Nothing of it
  /// shows in timelines. What cannot be sent ``PostDraft/leastSecondsAhead`` before its time is
  /// refused, and waits in the outbox for the reader: it is never posted at once.
  ///
  /// - Parameter draft: What to post; it is not among the drafts any more.
  /// - Throws: `ProviderError.refused` for a draft that cannot be scheduled: a thread of posts, a
  ///   change of a post, one whose time is too near, or at a server that schedules nothing.
  func schedule(_ draft: PostDraft) async throws

  /// A page of what waits for its time at the server, in its order.
  ///
  /// The beginning of the list is kept: where the server cannot be asked, what is kept stands in
  /// for it, and nothing follows it.
  ///
  /// - Parameter cursor: `next` of the page before; nil for the first.
  /// - Returns: The page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func scheduledPosts(after cursor: PageCursor?) async throws -> Page<ScheduledPost>

  /// Has a post posted at another time; asked of the server at once.
  ///
  /// It does not wait in the outbox: until it was sent, the post would go out at its old time.
  ///
  /// - Parameters:
  ///   - id: `ScheduledPost.id`.
  ///   - time: When, ``PostDraft/leastSecondsAhead`` from now at least.
  /// - Returns: The post as the server has it now.
  /// - Throws: `ProviderError.unknownMoment` where it was posted or deleted meanwhile, `.refused`
  ///   where the time is too near.
  func reschedule(_ id: ScheduledPost.ID, to time: Date) async throws -> ScheduledPost

  /// Deletes a post before its time; asked of the server at once. One that is gone is no error.
  func deleteScheduled(_ id: ScheduledPost.ID) async throws
}

extension PostDraft {
  /// How long before its time a post has to be handed over at least, in seconds, as servers want
  /// it.
  ///
  /// They refuse what is nearer, or post it at once.
  public static let leastSecondsAhead: TimeInterval = 300

  /// Whether a time is far enough ahead to schedule something for it.
  public static func canBeScheduled(for time: Date, now: Date) -> Bool {
    time.timeIntervalSince(now) >= leastSecondsAhead
  }
}
