import SocialModel

/// Tells everybody who listens what changed in a store.
final class ChangeHub: Sendable {
  private let broadcast = Broadcast<SocialChange>()

  /// What changes from now on.
  func changes() -> AsyncStream<SocialChange> { broadcast.stream() }

  /// Tells of a change that no transaction made.
  func send(_ change: SocialChange) { broadcast.send(change) }

  /// Tells what a transaction changed; on the connection that wrote, right after it.
  func notify(_ changes: StoreChanges, _ connection: SQLConnection) {
    do {
      // Who does not listen costs nothing.
      guard broadcast.hasListeners else {
        try ChangeReader.forget(in: connection)
        return
      }
      let change = try ChangeReader.change(of: changes, in: connection)
      if !change.isEmpty { broadcast.send(change) }
    } catch {
      // The data is safe: reading it back failed. Whoever shows timelines reads them again at the
      // next change.
      return
    }
  }
}
