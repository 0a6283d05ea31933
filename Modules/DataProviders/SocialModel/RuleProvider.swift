/// Knows the rules that a report can name.
public protocol RuleProvider: ActionProvider {
  /// The stored rules of the reader's server, in its order; returns immediately. Empty where there
  /// are none or they are unknown.
  func serverRules() async -> [ServerRule]
}
