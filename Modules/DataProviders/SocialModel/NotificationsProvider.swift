/// Knows what others did that concerns the reader.
public protocol NotificationsProvider: Sendable {
  /// A page of notifications, newest first.
  ///
  /// The first page is kept: where the server cannot be asked, what is kept stands in for it, and
  /// nothing follows it.
  ///
  /// - Parameter cursor: `next` of the page before; nil for the newest.
  /// - Returns: The page.
  /// - Throws: ``ProviderError`` or `CancellationError`.
  func notifications(after cursor: PageCursor?) async throws -> Page<ReaderNotification>

  /// Tells, from now on, that there are newer ones.
  func notificationNews() -> AsyncStream<Void>
}
