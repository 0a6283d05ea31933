/// A gap in a timeline: rows may be missing between two known ones.
public struct TimelineGap: Sendable, Hashable, Identifiable {
  /// An edge of a gap, from which it can be filled.
  public enum Edge: Sendable, Hashable {
    /// The newer edge: new rows are older than the row above the gap.
    case above
    /// The older edge: new rows are newer than the row below the gap.
    case below
  }

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
