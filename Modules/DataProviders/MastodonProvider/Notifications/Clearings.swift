import Locking

/// How often the reader cleared their notifications in this process: pages that were requested
/// before are outdated.
final class Clearings: Sendable {
  private let counter = Mutex(0)

  /// The current count.
  var count: Int { counter.withLock { $0 } }

  /// Counts a clearing.
  func increment() { counter.withLock { $0 += 1 } }
}
