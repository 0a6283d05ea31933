import MomentsValues
import SocialModel

/// Scripted requests to follow the reader.
@MainActor
final class FakeRequests: FollowRequestProvider, NotificationsProvider, OutboxProvider {
  nonisolated let actions = FakeActions()
  private let people: [Account]
  private var takenBack: Set<String> = []
  private var answers: [String: FollowRequest.State] = [:]
  private var items: [OutboxItem] = []
  private var isHolding = false
  private var held: [CheckedContinuation<Void, any Error>] = []

  init(_ people: [Account]) { self.people = people }

  private var requests: [FollowRequest] {
    people.filter { !takenBack.contains($0.id) }
      .map { FollowRequest(person: $0, state: answers[$0.id] ?? .pending) }
  }

  /// From now on, answers wait.
  func hold() { isHolding = true }

  /// Accepts or refuses the waiting answers.
  func letGo(_ error: ProviderError? = nil) {
    isHolding = false
    for waiting in held { waiting.resume(with: error.map { .failure($0) } ?? .success(())) }
    held = []
  }

  /// How many answers wait.
  var heldCount: Int { held.count }

  /// Withdraws a person's request.
  func takeBack(_ id: String) {
    takenBack.insert(id)
    actions.notify(SocialChange(accounts: [id]))
  }

  func setOutbox(_ items: [OutboxItem]) {
    self.items = items
    actions.notify(SocialChange(isOutboxChanged: true))
  }

  func followRequests(after cursor: PageCursor?) async throws -> Page<FollowRequest> {
    Page(items: requests)
  }

  func knownFollowRequests(
    from accountIDs: [String]
  ) async throws -> [String: FollowRequest.State] {
    Dictionary(
      uniqueKeysWithValues: requests.filter { accountIDs.contains($0.id) }
        .map { ($0.id, $0.state) }
    )
  }

  func knownFollowRequestCount() async throws -> FollowRequest.Count {
    FollowRequest.Count(known: requests.count { $0.state == .pending })
  }

  nonisolated func newFollowRequests() -> AsyncStream<[Account]> { AsyncStream { _ in } }

  nonisolated var supported: Set<ActionKind> { [.followRequest, .dismiss] }

  func perform(_ action: ReaderAction) async throws -> String? {
    switch action {
    case .followRequest(let accepted, let accountID): try await answer(accountID, accepted)
    case .dismissNotification(let notification): try actions.dismiss(notification)
    default: throw ProviderError.refused(reason: nil)
    }
    return nil
  }

  private func answer(_ accountID: String, _ accepted: Bool) async throws {
    guard people.contains(where: { $0.id == accountID }) else {
      throw ProviderError.refused(reason: nil)
    }
    answers[accountID] = accepted ? .accepted : .rejected
    actions.notify(SocialChange(accounts: [accountID]))
    defer { actions.notify(SocialChange(accounts: [accountID])) }
    do {
      if isHolding { try await withCheckedThrowingContinuation { held.append($0) } }
    } catch {
      answers[accountID] = nil
      throw error
    }
  }

  func notifications(
    _ filter: NotificationScope,
    after cursor: PageCursor?
  ) async throws -> Page<ReaderNotification> {
    Page(
      items: people.map {
        ReaderNotification(id: "n-\($0.id)", kind: .followRequest, people: [$0])
      }
    )
  }

  nonisolated func newNotifications() -> AsyncStream<Void> { AsyncStream { _ in } }
  nonisolated func unreadNotifications() -> AsyncStream<Int> { AsyncStream { _ in } }
  func markNotificationsRead(upTo id: ReaderNotification.ID) async throws {}
  func hiddenNotificationKinds() async throws -> Set<NotificationKind> { [] }
  func setHiddenNotificationKinds(_ kinds: Set<NotificationKind>) async throws {}
  func dismissedNotifications(
    among notifications: [ReaderNotification]
  ) async throws -> Set<ReaderNotification.ID> {
    Set(notifications.filter(actions.isDismissed).map(\.id))
  }
  func clearNotifications() async throws {}

  func outbox() async throws -> [OutboxItem] { items }
  func retry(_ id: OutboxItem.ID) async throws {}
  func discard(_ id: OutboxItem.ID) async throws -> PostDraft? { nil }
  nonisolated func refusals() -> AsyncStream<OutboxItem> { AsyncStream { _ in } }
}
