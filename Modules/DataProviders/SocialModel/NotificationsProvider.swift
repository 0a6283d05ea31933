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
