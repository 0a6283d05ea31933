/// Whether the reader shares a moment, and how often it was shared.
public struct BoostState: Sendable, Hashable {
  /// Whether the reader shares it.
  public var isBoosted: Bool
  /// How often it was shared, by the reader too; never negative.
  public var count: Int

  /// Makes a state; a negative count becomes 0.
  public init(isBoosted: Bool = false, count: Int = 0) {
    self.isBoosted = isBoosted
    self.count = max(0, count)
  }

  /// The state after the reader shares it or takes that back; the same where it is so already.
  public func settingBoosted(_ boosted: Bool) -> BoostState {
    guard boosted != isBoosted else { return self }
    return BoostState(isBoosted: boosted, count: count + (boosted ? 1 : -1))
  }
}

extension Moment {
  /// Whether the reader shares it, and how often it was shared.
  public var boost: BoostState { BoostState(isBoosted: isBoosted, count: boostCount) }
}
