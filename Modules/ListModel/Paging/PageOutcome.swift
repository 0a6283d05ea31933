/// What came of a page that was put into a list.
public enum PageOutcome: Hashable, Sendable {
  /// It brought rows that the list did not have.
  case rows
  /// It was empty, or all its rows were there already.
  case nothing
}
