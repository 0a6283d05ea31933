/// The number of remaining characters.
public struct ComposerCounter: Hashable, Sendable {
  /// How close the text is to its limit.
  public enum Level: Hashable, Sendable {
    /// There is enough space.
    case roomy
    /// The last tenth, or the last twenty characters of a small limit.
    case near
    /// The text is too long.
    case over
  }

  /// The number of remaining characters; negative if the text is too long.
  public var remaining: Int
  /// The maximum number of characters.
  public var limit: Int

  /// Makes a counter.
  public init(remaining: Int, limit: Int) {
    self.remaining = remaining
    self.limit = limit
  }

  /// How close the text is to its limit.
  public var level: Level {
    if remaining < 0 { return .over }
    return remaining <= max(limit / 10, 20) ? .near : .roomy
  }

  /// The used share of the limit, from 0 to 1.
  public var fraction: Double {
    guard limit > 0 else { return 1 }
    return min(max(Double(limit - remaining) / Double(limit), 0), 1)
  }
}
