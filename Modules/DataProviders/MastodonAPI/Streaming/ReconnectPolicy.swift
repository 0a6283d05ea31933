/// The time to wait before a stream is opened again.
public struct ReconnectPolicy: Sendable, Hashable {
  /// The wait before the first attempt, in seconds.
  public var first: Double
  /// The factor by which each wait is longer than the one before.
  public var factor: Double
  /// The longest wait, in seconds.
  public var longest: Double
  /// The number of seconds a stream must have lasted for the waits to begin again.
  public var steadyAfter: Double

  /// Makes a policy; by default 1, 2, 4 seconds and so on, up to 300.
  public init(
    first: Double = 1,
    factor: Double = 2,
    longest: Double = 300,
    steadyAfter: Double = 60
  ) {
    self.first = first
    self.factor = factor
    self.longest = longest
    self.steadyAfter = steadyAfter
  }

  /// Seconds to wait.
  ///
  /// Half of it is random, so that a restarted server does not receive the requests of all readers
  /// in the same second.
  ///
  /// - Parameters:
  ///   - attempt: The number of consecutive failures, from 0.
  ///   - chance: From 0 to 1.
  /// - Returns: Between half of the full wait and all of it.
  public func wait(attempt: Int, chance: Double) -> Double {
    var full = min(first, longest)
    for _ in 0..<min(max(attempt, 0), 64) where full < longest {
      full = min(full * factor, longest)
    }
    return full * (0.5 + 0.5 * min(max(chance, 0), 1))
  }
}
