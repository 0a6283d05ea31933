/// The stories that the demo of the accounts can tell.
public enum DemoAccountsScenario: String, CaseIterable, Sendable {
  /// Three accounts at servers, one of them shown, and something that waits to be sent.
  case several
  /// This machine alone.
  case deviceOnly
}
