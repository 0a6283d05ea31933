import Foundation
import SocialModel
import Synchronization

/// Tells everybody who listens what changed in a store.
final class ChangeHub: Sendable {
  private let listeners = Mutex<[UUID: AsyncStream<SocialChange>.Continuation]>([:])

  /// What changes from now on.
  func changes() -> AsyncStream<SocialChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: SocialChange.self)
    let id = UUID()
    listeners.withLock { $0[id] = continuation }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.removeValue(forKey: id) }
    }
    return stream
  }

  /// Tells what a transaction changed; on the connection that wrote, right after it.
  func tell(_ changes: StoreChanges, _ connection: SQLConnection) {
    let listeners = listeners.withLock { Array($0.values) }
    do {
      // Who does not listen costs nothing.
      guard !listeners.isEmpty else {
        try ChangeReader.forget(in: connection)
        return
      }
      let change = try ChangeReader.change(of: changes, in: connection)
      guard !change.isEmpty else { return }
      for listener in listeners { listener.yield(change) }
    } catch {
      // The data is safe: reading it back failed. Whoever shows timelines reads them anew at the next change.
      return
    }
  }

  /// Ends all streams.
  func finish() {
    for listener in listeners.withLock({ Array($0.values) }) { listener.finish() }
  }
}
