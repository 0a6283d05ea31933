/// Shows what waits to be sent.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol OutboxProvider: Sendable {
  /// What was not agreed to yet, the oldest first.
  func outbox() async throws -> [OutboxItem]

  /// Tries an item again, at once; one that is gone is no error.
  func retry(_ id: OutboxItem.ID) async throws

  /// Gives an item up and undoes its effect; one that is gone is no error.
  ///
  /// - Returns: what the reader wrote, for them to go on with, where it was a post; it is among the
  ///   drafts again.
  @discardableResult
  func discard(_ id: OutboxItem.ID) async throws -> PostDraft?

  /// Items that are refused from now on, each when its effect has been undone.
  func refusals() -> AsyncStream<OutboxItem>
}
