import LocalStore
public import SocialModel

extension MastodonProvider: SignInWatch {
  /// Notifies each time the server returns that it does not know the token, after any request.
  public func signInsNeeded() -> AsyncStream<Void> { access.signInsNeeded.stream() }
}

extension MastodonProvider: OutboxProvider {
  /// The items that the server did not confirm yet, the oldest first.
  public func outbox() async throws -> [OutboxItem] { try await store.outbox() }

  /// Retries an item immediately.
  public func retry(_ id: OutboxItem.ID) async throws {
    try await store.retry(id, by: try await store.account(id: readerID))
  }

  /// Discards an item and undoes its effect, at the server too if it may have arrived there.
  @discardableResult
  public func discard(_ id: OutboxItem.ID) async throws -> PostDraft? {
    try await store.discard(id, now: dependencies.now())
  }

  /// Items that the server refuses from now on, each after its effect has been undone.
  public func refusals() -> AsyncStream<OutboxItem> { store.refusals() }

  /// Makes the runner that sends the outbox; it does nothing before it is started.
  public func makeOutboxRunner() -> OutboxRunner {
    let store = store
    var dependencies = OutboxRunner.Dependencies(
      now: dependencies.now,
      clock: dependencies.clock,
      honoursKeys: { await StoredInstance.honoursIdempotencyKeys(in: store) },
      signInNeeded: { [access] in access.signInsNeeded.send(()) }
    )
    dependencies.isMissing = { [missing] in await missing.note($0) }
    return OutboxRunner(
      store: store,
      client: client,
      readerID: readerID,
      dependencies: dependencies
    )
  }
}
