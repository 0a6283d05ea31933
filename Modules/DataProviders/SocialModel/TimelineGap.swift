/// A place in a timeline where rows may be missing between two that are known.
public struct TimelineGap: Sendable, Hashable, Identifiable {
  /// An edge of a gap, from which it can be filled.
  public enum Edge: Sendable, Hashable {
    /// The newer edge: what comes is older than the row above the gap.
    case above
    /// The older edge: what comes is newer than the row below the gap.
    case below
  }

  /// The provider's own mark of the gap; it stays while the gap is partly filled.
  public var id: String
  /// The row directly above the gap; `Moment.id`.
  public var momentAbove: String

  /// Makes a gap.
  public init(id: String, momentAbove: String) {
    self.id = id
    self.momentAbove = momentAbove
  }
}
