/// Knows what others did that concerns the reader.
public protocol NotificationsProvider: Sendable {
  /// A page of notifications, newest first.
  ///
  /// The first page of each filter is kept: where the server cannot be asked, what is kept stands
  /// in for it, and nothing follows it.
  ///
  /// - Parameters:
  ///   - filter: Which.
  ///   - cursor: `next` of the page before, of the same filter; nil for the newest.
  /// - Returns: The page.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func notifications(
    _ filter: NotificationFilter,
    after cursor: PageCursor?
  ) async throws -> Page<ReaderNotification>

  /// Tells, from now on, that there are newer ones, or that others are unread.
  func notificationNews() -> AsyncStream<Void>

  /// How many are unread: what is known now, and then each other number.
  func unreadNotifications() -> AsyncStream<Int>

  /// Notes that the reader has seen one of the newest page of all, and so all that are older.
  ///
  /// Kept at once, and told to the server, and so to the reader's other devices, when the network
  /// allows. One that was seen before changes nothing: what is read stays read.
  ///
  /// - Parameter id: `ReaderNotification.id`; one that is gone is no error.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func markNotificationsRead(upTo id: ReaderNotification.ID) async throws

  /// Which kinds the reader does not want to be shown, on this machine.
  ///
  /// Pages of all notifications and the number of unread ones leave them out. Mentions alone are
  /// asked for by name, and show whatever is hidden.
  ///
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func hiddenNotificationKinds() async throws -> Set<ReaderNotification.Kind>

  /// Hides kinds, and shows all others; kept at once, and told by ``notificationNews()``.
  ///
  /// - Parameter kinds: Of ``ReaderNotification/Kind/hideable``; others are left out.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func setHiddenNotificationKinds(_ kinds: Set<ReaderNotification.Kind>) async throws

  /// Takes a notification away for good: kept and left out of every page at once, sent when the
  /// network allows. Where the server refuses it, it is back.
  ///
  /// - Parameter notification: One of a page, as it was shown: what joins it later shows.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  nonisolated(nonsending) func dismissNotification(
    _ notification: ReaderNotification
  ) async throws

  /// Which of some notifications the reader dismissed, without asking the network.
  ///
  /// The provider's `ChangeSource` tells each time that it may be others.
  ///
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func dismissedNotifications(
    among notifications: [ReaderNotification]
  ) async throws -> Set<ReaderNotification.ID>

  /// Takes all notifications away for good, with the server at hand or not at all: what waited for
  /// a network would take away what the reader never saw.
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
