import Synchronization

/// How often the reader cleared their notifications while the app runs: pages that were asked for
/// before are older.
final class Clearings: Sendable {
  private let counter = Mutex(0)

  /// How often until now.
  var count: Int { counter.withLock { $0 } }

  /// Notes one.
  func increment() { counter.withLock { $0 += 1 } }
}
