import Foundation
import Synchronization

/// Tells values to everybody who listens.
final class OutboxBroadcast<Value: Sendable>: Sendable {
  private let listeners = Mutex<[UUID: AsyncStream<Value>.Continuation]>([:])

  /// The values from now on; ends with the task that reads it.
  func stream() -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let id = UUID()
    listeners.withLock { $0[id] = continuation }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.removeValue(forKey: id) }
    }
    return stream
  }

  /// Tells a value.
  func send(_ value: Value) {
    for listener in listeners.withLock({ Array($0.values) }) { listener.yield(value) }
  }

  deinit {
    for listener in listeners.withLock({ Array($0.values) }) { listener.finish() }
  }
}
