/// The stories that the demo of the outbox can tell.
public enum DemoOutboxScenario: String, CaseIterable, Sendable {
  /// One thing of every kind, in every state.
  case everything
  /// Nothing waits.
  case empty
}
