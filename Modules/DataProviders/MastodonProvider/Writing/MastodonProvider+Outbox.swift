import LocalStore
public import SocialModel

extension MastodonProvider: SignInWatch {
  /// Each time that the server says that it does not know the token, whatever was asked or sent.
  public func signInsNeeded() -> AsyncStream<Void> { access.signInsNeeded.stream() }
}

extension MastodonProvider: OutboxProvider {
  /// What was not agreed to yet, the oldest first.
  public func outbox() async throws -> [OutboxItem] { try await store.outbox() }

  /// Tries an item again at once.
  public func retry(_ id: OutboxItem.ID) async throws {
    try await store.retry(id, by: try await store.account(id: readerID))
  }

  /// Gives an item up and undoes its effect, at the server too where it may have got there.
  @discardableResult
  public func discard(_ id: OutboxItem.ID) async throws -> PostDraft? {
    try await store.discard(id, now: dependencies.now())
  }

  /// Items that the server refuses from now on, each when its effect has been undone.
  public func refusals() -> AsyncStream<OutboxItem> { store.refusals() }

  /// Makes what sends the outbox to the server; it does nothing before it is started.
  public func makeOutboxRunner() -> OutboxRunner {
    let store = store
    return OutboxRunner(
      store: store,
      client: client,
      readerID: readerID,
      dependencies: OutboxRunner.Dependencies(
        now: dependencies.now,
        clock: dependencies.clock,
        honoursKeys: { await StoredInstance.honoursIdempotencyKeys(in: store) },
        signInNeeded: { [access] in access.signInsNeeded.send(()) }
      )
    )
  }
}
