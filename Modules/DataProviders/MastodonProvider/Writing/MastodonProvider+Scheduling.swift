public import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
public import SocialModel

extension MastodonProvider {
  /// The page length, the most that servers return.
  private static let scheduledPageLength = 40

  /// Schedules a draft: stored immediately, sent when the network allows.
  func schedule(_ draft: PostDraft) async throws {
    let limits = await limits()
    let posts = draft.posts
    guard limits.takesSchedules, let time = draft.scheduledAt, draft.editedPostID == nil,
      PostDraft.canBeScheduled(for: time, now: dependencies.now()), posts.count == 1,
      !draft.isEmpty, let post = posts.first, Self.fits(post, limits)
    else { throw ProviderError.refused(reason: nil) }
    var narrowed = try await narrowed(post)
    narrowed.id = draft.id
    narrowed.poll = narrowed.poll?.tidied
    try await enqueue(.schedule(true, narrowed))
  }

  /// A page of scheduled posts; the first one from the store, if the server cannot be reached.
  public func scheduledPosts(after cursor: PageCursor?) async throws -> Page<ScheduledPost> {
    let endpoint = Endpoint.scheduledStatuses(PageRequest(limit: Self.scheduledPageLength))
    do {
      let response = try await access.page(after: cursor, of: endpoint)
      let posts = response.value.elements.map { ScheduledPost($0) }
      if cursor == nil { try await StoredSchedules(posts).save(in: store) }
      let next = response.links.next.map { PageCursor(token: $0.absoluteString) }
      return Page(items: posts, next: posts.isEmpty ? nil : next)
    } catch let error as ProviderError {
      guard cursor == nil, error.mayPass,
        let stored = try await StoredSchedules.read(from: store)
      else { throw error }
      return Page(items: stored.posts(now: dependencies.now()))
    }
  }

  /// Reschedules a post.
  public func reschedule(_ id: ScheduledPost.ID, to time: Date) async throws -> ScheduledPost {
    guard PostDraft.canBeScheduled(for: time, now: dependencies.now()) else {
      throw ProviderError.refused(reason: nil)
    }
    let response = try await access.send(.reschedule(id, to: time), postID: id)
    let post = ScheduledPost(response.value)
    try await change { posts in
      for place in posts.indices where posts[place].id == id { posts[place] = post }
    }
    return post
  }

  /// Deletes a scheduled post.
  public func deleteScheduled(_ id: ScheduledPost.ID) async throws {
    do {
      _ = try await access.send(.deleteScheduled(id), postID: id)
    } catch ProviderError.unknownMoment {
      // It was deleted already, or it was posted, and is in the reader's timeline.
    }
    try await change { $0.removeAll { $0.id == id } }
  }

  /// Changes the stored list.
  private func change(_ body: (inout [ScheduledPost]) -> Void) async throws {
    guard let stored = try await StoredSchedules.read(from: store) else { return }
    var posts = stored.posts(now: dependencies.now())
    body(&posts)
    try await StoredSchedules(posts).save(in: store)
  }
}

extension ScheduledPost {
  /// A scheduled post of the server.
  fileprivate init(_ status: ScheduledStatus) {
    self.init(
      id: status.id,
      scheduledAt: status.scheduledAt,
      text: status.params.text,
      contentWarning: status.params.spoilerText,
      media: MediaCounts(status.mediaAttachments.elements),
      hasPoll: status.params.hasPoll,
      isReply: status.params.inReplyToID != nil
    )
  }
}

extension MediaCounts {
  /// Counts what a server stores for a post.
  fileprivate init(_ attachments: [MastodonAPI.MediaAttachment]) {
    self.init()
    for attachment in attachments {
      switch attachment.kind {
      case .video: films += 1
      case .audio: sounds += 1
      default: photos += 1
      }
    }
  }
}
