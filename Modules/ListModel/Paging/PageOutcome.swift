/// The outcome of adding a page to a list.
public enum PageOutcome: Hashable, Sendable {
  /// It contained rows that the list did not have.
  case rows
  /// It was empty, or the list contained all its rows.
  case nothing
}
