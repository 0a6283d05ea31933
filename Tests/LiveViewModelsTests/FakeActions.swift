import Locking
import SocialModel

/// What a reader does with the content of a fake: shown at once, requested one after the other for
/// a post, and undone when the request fails.
final class FakeActions: ChangeSource {
  private struct Like {
    var number: Int
    /// The like to show over that of the content or of the entry before.
    var shown: @Sendable (LikeState) -> LikeState
  }

  private struct State {
    var likes: [String: [Like]] = [:]
    var requests: [String: Task<Void, Never>] = [:]
    var deleted: Set<String> = []
    var dismissed: [ReaderNotification.ID: DismissedNotification] = [:]
    var count = 0
  }

  private let state = Mutex(State())
  private let broadcast = Broadcast<SocialChange>()

  func changes() -> AsyncStream<SocialChange> { broadcast.stream() }

  func notify(_ change: SocialChange) { broadcast.send(change) }

  // MARK: Posts

  /// A moment as it is shown.
  func applied(to moment: Moment) -> Moment {
    var moment = moment
    for like in state.withLock({ $0.likes[moment.postID] ?? [] }) {
      moment.like = like.shown(moment.like)
    }
    return moment
  }

  /// Moments as they are shown, without deleted ones.
  func applied(to moments: [Moment]) -> [Moment] {
    let deleted = state.withLock { $0.deleted }
    return moments.filter { !deleted.contains($0.postID) }.map { applied(to: $0) }
  }

  /// Likes a post or removes the like; `send` runs after earlier requests about the post.
  func setLiked(
    _ liked: Bool,
    _ moment: Moment,
    sending send: @escaping @Sendable () async throws -> LikeState
  ) async throws {
    let (id, content) = (moment.postID, moment.like)
    let request = state.withLock { state in
      state.count += 1
      let number = state.count
      state.likes[id, default: []].append(Like(number: number) { $0.settingLiked(liked) })
      let request = Task { [self, before = state.requests[id]] in
        await before?.value
        defer { notify(SocialChange(posts: [id])) }
        do {
          let response = try await send()
          settle(number, id, content, response)
        } catch {
          settle(number, id, content, nil)
          throw error
        }
      }
      state.requests[id] = Task { _ = await request.result }
      return request
    }
    notify(SocialChange(posts: [id]))
    try await request.value
  }

  /// Replaces a like by its response, or removes it; a response is older than other content.
  private func settle(_ number: Int, _ id: String, _ content: LikeState, _ response: LikeState?) {
    let settled = response.map { response in
      Like(number: number) { $0 == content ? response : $0.settingLiked(response.isLiked) }
    }
    state.withLock { state in
      let later = (state.likes[id] ?? []).filter { $0.number > number }
      let earlier = (state.likes[id] ?? []).filter { $0.number < number }
      state.likes[id] = (settled.map { [$0] } ?? earlier) + later
    }
  }

  /// Deletes a post.
  nonisolated(nonsending) func delete(
    _ id: String,
    sending send: nonisolated(nonsending) () async throws -> Void
  ) async throws {
    guard state.withLock({ $0.deleted.insert(id).inserted }) else { return }
    notify(SocialChange(posts: [id]))
    do {
      try await send()
    } catch {
      state.withLock { _ = $0.deleted.remove(id) }
      notify(SocialChange(posts: [id]))
      throw error
    }
  }

  // MARK: Notifications

  /// Dismisses a notification, unless there is an error.
  func dismiss(_ notification: DismissedNotification, failing error: ProviderError? = nil) throws {
    state.withLock { $0.dismissed[notification.id] = notification }
    notify(SocialChange(areDismissalsChanged: true))
    guard let error else { return }
    takeBackDismissal(of: notification.id)
    throw error
  }

  /// Restores a notification, because the dismissal was refused.
  func takeBackDismissal(of id: ReaderNotification.ID) {
    state.withLock { $0.dismissed[id] = nil }
    notify(SocialChange(areDismissalsChanged: true))
  }

  /// Whether a notification was dismissed in its current state.
  func isDismissed(_ notification: ReaderNotification) -> Bool {
    state.withLock { $0.dismissed[notification.id] }?.covers(
      id: notification.id,
      newestEventID: notification.newestEventID,
      happenedAt: notification.happenedAt
    ) ?? false
  }
}
