public import SocialModel

/// A gap of a stored timeline and the rows at its edges.
public struct StoredGap: Sendable, Hashable {
  /// Which stored timeline has the gap.
  public var scope: TimelineScope
  /// The row directly above the gap, as the server knows it.
  public var above: Moment.ID
  /// The row directly below the gap, as the server knows it.
  public var below: Moment.ID

  /// Makes a gap.
  public init(scope: TimelineScope, above: Moment.ID, below: Moment.ID) {
    self.scope = scope
    self.above = above
    self.below = below
  }
}
