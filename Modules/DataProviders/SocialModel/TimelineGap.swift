/// A gap in a timeline: rows may be missing between two known ones.
public struct TimelineGap: Sendable, Hashable, Identifiable {
  /// The provider's identity of the gap, which stays the same while the gap is partly filled.
  public var id: String
  /// The row directly above the gap; `Moment.id`.
  public var momentAbove: String

  /// Makes a gap.
  public init(id: String, momentAbove: String) {
    self.id = id
    self.momentAbove = momentAbove
  }
}
