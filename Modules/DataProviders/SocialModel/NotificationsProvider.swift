public import MomentsValues

/// Knows the reader's notifications.
public protocol NotificationsProvider: ActionProvider {
  /// A page of notifications, newest first.
  ///
  /// The first page of each filter is stored: if the server cannot be reached, the stored page is
  /// returned, without a next page.
  ///
  /// - Parameters:
  ///   - filter: Which notifications.
  ///   - cursor: `next` of the page before, of the same filter; nil for the newest.
  /// - Returns: The page.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func notifications(
    _ filter: NotificationScope,
    after cursor: PageCursor?
  ) async throws -> Page<ReaderNotification>

  /// Notifies, from now on, that there are newer notifications, or that others are unread.
  func newNotifications() -> AsyncStream<Void>

  /// The number of unread notifications: the current one, then each change.
  func unreadNotifications() -> AsyncStream<Int>

  /// Marks a notification of the newest page and all older ones as read.
  ///
  /// It is stored immediately, and sent to the server, and so to the reader's other devices, when
  /// the network allows. One that is read already changes nothing.
  ///
  /// - Parameter id: `ReaderNotification.id`; one that does not exist is not an error.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func markNotificationsRead(upTo id: ReaderNotification.ID) async throws

  /// The kinds that the reader hides on this machine.
  ///
  /// Pages of all notifications and the number of unread ones leave them out. Mentions alone are
  /// requested explicitly, and are shown even if their kind is hidden.
  ///
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func hiddenNotificationKinds() async throws -> Set<NotificationKind>

  /// Hides kinds, and shows all others; stored immediately, and notified of by
  /// ``newNotifications()``.
  ///
  /// - Parameter kinds: Kinds among ``ReaderNotification/Kind/hideable``; others are ignored.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func setHiddenNotificationKinds(_ kinds: Set<NotificationKind>) async throws

  /// The dismissed ones among some notifications; needs no network.
  ///
  /// The provider's `ChangeSource` notifies of each possible change.
  ///
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func dismissedNotifications(
    among notifications: [ReaderNotification]
  ) async throws -> Set<ReaderNotification.ID>

  /// Dismisses all notifications permanently, only if the server can be reached: a delayed request
  /// would dismiss notifications that the reader never saw.
  ///
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func clearNotifications() async throws
}

extension NotificationsProvider {
  /// A page of all notifications, newest first.
  ///
  /// - Parameter cursor: `next` of the page before; nil for the newest.
  /// - Returns: The page.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  public func notifications(after cursor: PageCursor?) async throws -> Page<ReaderNotification> {
    try await notifications(.all, after: cursor)
  }
}
