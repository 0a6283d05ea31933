import SocialModel

/// Notifies all observers of changes of a store.
final class ChangeHub: Sendable {
  private let broadcast = Broadcast<SocialChange>()
  private let log: TroubleLog

  init(log: TroubleLog) { self.log = log }

  /// The changes from now on.
  func changes() -> AsyncStream<SocialChange> { broadcast.stream() }

  /// Notifies of a change that no transaction made.
  func send(_ change: SocialChange) { broadcast.send(change) }

  /// Notifies of the changes of a transaction; on the connection that wrote, right after it.
  func notify(_ changes: StoreChanges, _ connection: SQLConnection) {
    do {
      // Without observers there is no cost.
      guard broadcast.hasListeners else {
        try ChangeReader.forget(in: connection)
        return
      }
      let change = try ChangeReader.change(of: changes, in: connection)
      if !change.isEmpty { broadcast.send(change) }
    } catch {
      // The data is safe: only reading it back failed. Observers of timelines read them again at
      // the next change.
      log.note(error, "read a change of the store")
    }
  }
}
