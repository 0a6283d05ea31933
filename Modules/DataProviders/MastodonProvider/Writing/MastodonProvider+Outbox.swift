import LocalStore
import SocialModel

extension MastodonProvider {
  /// Notifies each time the server returns that it does not know the token, after any request.
  public func signInsNeeded() -> AsyncStream<Void> { access.signInsNeeded.stream() }
}

extension MastodonProvider {
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
