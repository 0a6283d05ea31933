import Foundation

/// The time to wait before something is tried again.
struct OutboxBackoff: Sendable {
  /// After the first failure, in seconds; doubled after each further one.
  var first: TimeInterval = 2
  /// The longest wait, in seconds.
  var longest: TimeInterval = 600

  /// The wait after some failures in a row.
  ///
  /// - Parameters:
  ///   - failures: How many; at least 1.
  ///   - chance: From 0 to 1: clients that failed together must not come back together.
  /// - Returns: Between half and the whole of the doubled time, in seconds.
  func wait(after failures: Int, chance: Double) -> TimeInterval {
    let doublings = Double(min(max(0, failures - 1), 30))
    let whole = min(longest, first * pow(2, doublings))
    return whole * (0.5 + 0.5 * min(max(0, chance), 1))
  }
}
