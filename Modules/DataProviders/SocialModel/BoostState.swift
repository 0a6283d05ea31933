/// Whether the reader boosted a moment, and its number of boosts.
public struct BoostState: Sendable, Hashable {
  /// Whether the reader boosted it.
  public var isBoosted: Bool
  /// The number of boosts, including the reader's; never negative.
  public var count: Int

  /// Makes a state; a negative count becomes 0.
  public init(isBoosted: Bool = false, count: Int = 0) {
    self.isBoosted = isBoosted
    self.count = max(0, count)
  }

  /// The state after the reader boosts it or undoes that; the same state if nothing changes.
  public func settingBoosted(_ boosted: Bool) -> BoostState {
    guard boosted != isBoosted else { return self }
    return BoostState(isBoosted: boosted, count: count + (boosted ? 1 : -1))
  }
}

extension Moment {
  /// Whether the reader boosted it, and its number of boosts.
  public var boost: BoostState { BoostState(isBoosted: isBoosted, count: boostCount) }
}
