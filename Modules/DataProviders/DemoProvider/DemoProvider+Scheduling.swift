public import Foundation
import MomentsValues
public import SocialModel

/// Scheduled posts stay as long as the program runs: the time of the demo is fixed, so they are
/// never posted.
extension DemoProvider {
  /// The next day at nine, in the time of the demo.
  nonisolated static func tomorrow(_ now: Date) -> Date {
    let day = 86_400.0
    return Date(
      timeIntervalSince1970: ((now.timeIntervalSince1970 / day).rounded(.down) + 1) * day + 32_400
    )
  }

  /// The initial scheduled posts.
  nonisolated static func scheduled(now: Date, _ story: DemoStory) -> [ScheduledPost] {
    guard story != .empty else { return [] }
    return [
      ScheduledPost(
        id: "scheduled-1",
        scheduledAt: tomorrow(now),
        text: "The ferry of seven leaves at six from Monday on. Tell those who sleep late.",
        media: MediaCounts(photos: 2)
      ),
      ScheduledPost(
        id: "scheduled-2",
        scheduledAt: tomorrow(now) + 3 * 86_400,
        text: "Which bench is next?",
        hasPoll: true
      ),
    ]
  }

  /// Schedules a draft after half a second, unless the story refuses it.
  func schedule(_ draft: PostDraft) async throws {
    guard let time = draft.scheduledAt, PostDraft.canBeScheduled(for: time, now: now) else {
      throw ProviderError.refused(reason: nil)
    }
    try await respond(to: .post)
    drafts[draft.id] = nil
    scheduledCount += 1
    scheduledPosts.append(
      ScheduledPost(
        id: "scheduled-own-\(scheduledCount)",
        scheduledAt: time,
        text: draft.text,
        contentWarning: draft.contentWarning,
        media: MediaCounts(types: draft.media.map(\.type)),
        hasPoll: draft.poll != nil,
        isReply: draft.replyTo != nil
      )
    )
    notify(SocialChange(isOutboxChanged: true, areDraftsChanged: true))
  }

  /// All scheduled posts.
  @MainActor
  public func scheduledPosts(after cursor: PageCursor?) async throws -> Page<ScheduledPost> {
    try await respond(to: .people)
    return Page(items: scheduledPosts)
  }

  /// Reschedules a post.
  @MainActor
  public func reschedule(_ id: ScheduledPost.ID, to time: Date) async throws -> ScheduledPost {
    try await respond(to: .mark)
    guard let place = scheduledPosts.firstIndex(where: { $0.id == id }) else {
      throw ProviderError.unknownMoment(id: id)
    }
    scheduledPosts[place].scheduledAt = time
    return scheduledPosts[place]
  }

  /// Deletes a scheduled post.
  @MainActor
  public func deleteScheduled(_ id: ScheduledPost.ID) async throws {
    try await respond(to: .mark)
    scheduledPosts.removeAll { $0.id == id }
  }
}
