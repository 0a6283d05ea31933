/// How many letters are left.
public struct ComposerCounter: Hashable, Sendable {
  /// How near the end is.
  public enum Level: Hashable, Sendable {
    /// There is room.
    case roomy
    /// The last tenth, or the last twenty letters of a small limit.
    case near
    /// There are too many.
    case over
  }

  /// How many more letters are taken; negative where there are too many.
  public var remaining: Int
  /// How many letters are taken in all.
  public var limit: Int

  /// Makes a counter.
  public init(remaining: Int, limit: Int) {
    self.remaining = remaining
    self.limit = limit
  }

  /// How near the end is.
  public var level: Level {
    if remaining < 0 { return .over }
    return remaining <= max(limit / 10, 20) ? .near : .roomy
  }

  /// How much of the room is taken, from 0 to 1.
  public var fraction: Double {
    guard limit > 0 else { return 1 }
    return min(max(Double(limit - remaining) / Double(limit), 0), 1)
  }
}
