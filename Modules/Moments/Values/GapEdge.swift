/// An edge of a gap in a timeline, from which it can be filled.
public enum GapEdge: Sendable, Hashable {
  /// The newer edge: new rows are older than the row above the gap, and appear below it.
  case above
  /// The older edge: new rows are newer than the row below the gap, and appear above it.
  case below
}
