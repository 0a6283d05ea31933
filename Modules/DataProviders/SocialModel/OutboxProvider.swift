/// Manages the actions that wait to be sent.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol OutboxProvider: Sendable {
  /// The unconfirmed items, the oldest first.
  func outbox() async throws -> [OutboxItem]

  /// Retries an item immediately; one that does not exist is not an error.
  func retry(_ id: OutboxItem.ID) async throws

  /// Discards an item and undoes its effect; one that does not exist is not an error.
  ///
  /// - Returns: the draft, if it was a post, for the reader to continue; it is stored as a draft
  ///   again.
  @discardableResult
  func discard(_ id: OutboxItem.ID) async throws -> PostDraft?

  /// Items that are refused from now on, each after its effect has been undone.
  func refusals() -> AsyncStream<OutboxItem>
}
