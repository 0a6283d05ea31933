import Foundation
import Locking

/// Sends values to every stream that was requested: the ``ChangeSource`` of a provider without a
/// store.
public final class Broadcast<Value: Sendable>: Sendable {
  private let listeners = Mutex<[UUID: AsyncStream<Value>.Continuation]>([:])

  /// Makes a broadcast without streams.
  public init() {}

  /// The values from now on; ends with the task that reads it.
  public func stream() -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let id = UUID()
    listeners.withLock { $0[id] = continuation }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.removeValue(forKey: id) }
    }
    return stream
  }

  /// Whether there are streams that are read.
  package var hasListeners: Bool { listeners.withLock { !$0.isEmpty } }

  /// Sends a value to all current streams.
  public func send(_ value: Value) {
    for listener in listeners.withLock({ Array($0.values) }) { listener.yield(value) }
  }

  deinit {
    for listener in listeners.withLock({ Array($0.values) }) { listener.finish() }
  }
}
