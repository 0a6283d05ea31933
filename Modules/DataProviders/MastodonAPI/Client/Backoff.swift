/// The time to wait before something is tried again.
public struct Backoff: Sendable, Hashable {
  /// After the first failure, in seconds; doubled after each further one.
  public var first: Double
  /// The longest wait, in seconds.
  public var longest: Double

  /// Makes waits.
  public init(first: Double, longest: Double) {
    self.first = first
    self.longest = longest
  }

  /// The wait after some failures in a row.
  ///
  /// Half of it is random: clients that failed together, as when a server starts again, must not
  /// come back together.
  ///
  /// - Parameters:
  ///   - failures: How many; at least 1.
  ///   - chance: From 0 to 1.
  /// - Returns: Between half and the whole of the doubled time, in seconds.
  public func wait(after failures: Int, chance: Double) -> Double {
    let whole = min(longest, first * Double(1 << min(max(0, failures - 1), 30)))
    return whole * (0.5 + 0.5 * min(max(0, chance), 1))
  }
}
