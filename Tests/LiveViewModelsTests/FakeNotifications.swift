import MomentsValues
import SocialModel

/// Notifications that a test sets.
actor FakeNotifications: NotificationsProvider {
  private var pages: [String: Page<ReaderNotification>]
  private var failure: ProviderError?
  /// Dismissed notifications, and the observers of changes.
  nonisolated let actions = FakeActions()
  private var hidden: Set<NotificationKind> = []
  private var dismissalFailure: ProviderError?
  private nonisolated let events = AsyncStream.makeStream(of: Void.self)
  private var isHolding = false
  private var held: [CheckedContinuation<Void, Never>] = []
  private(set) var asked = 0
  /// The notifications that the reader saw, in order.
  private(set) var read: [String] = []
  /// The requested filters.
  private(set) var filters: Set<NotificationScope> = []

  init(_ pages: [String: Page<ReaderNotification>]) { self.pages = pages }

  func set(_ page: Page<ReaderNotification>) { pages[""] = page }
  func fail(_ error: ProviderError?) { failure = error }
  nonisolated func notify() { events.continuation.yield(()) }

  /// From now on, requests read their response immediately and return it after ``letGo()``.
  func hold() { isHolding = true }

  func letGo() {
    isHolding = false
    for waiting in held { waiting.resume() }
    held = []
  }

  func notifications(
    _ filter: NotificationScope,
    after cursor: PageCursor?
  ) async throws -> Page<ReaderNotification> {
    asked += 1
    filters.insert(filter)
    if let failure { throw failure }
    let page = pages[cursor?.token ?? ""] ?? Page(items: [])
    if isHolding { await withCheckedContinuation { held.append($0) } }
    return page
  }

  nonisolated func newNotifications() -> AsyncStream<Void> { events.stream }
  nonisolated func unreadNotifications() -> AsyncStream<Int> { AsyncStream { _ in } }
  func markNotificationsRead(upTo id: ReaderNotification.ID) async throws { read.append(id) }

  /// From now on, dismissing and clearing are refused; nil to allow them again.
  func refuseDismissals(_ error: ProviderError?) { dismissalFailure = error }

  func hiddenNotificationKinds() async throws -> Set<NotificationKind> { hidden }

  func setHiddenNotificationKinds(_ kinds: Set<NotificationKind>) async throws {
    if let dismissalFailure { throw dismissalFailure }
    hidden = kinds
    notify()
  }

  nonisolated var supported: Set<ActionKind> { [.dismiss] }

  func perform(_ action: ReaderAction) async throws -> String? {
    guard case .dismissNotification(let notification) = action else {
      throw ProviderError.refused(reason: nil)
    }
    if isHolding { await withCheckedContinuation { held.append($0) } }
    try actions.dismiss(notification, failing: dismissalFailure)
    return nil
  }

  func dismissedNotifications(
    among notifications: [ReaderNotification]
  ) async throws -> Set<ReaderNotification.ID> {
    Set(notifications.filter(actions.isDismissed).map(\.id))
  }

  func clearNotifications() async throws {
    if let dismissalFailure { throw dismissalFailure }
    pages = [:]
  }
}
