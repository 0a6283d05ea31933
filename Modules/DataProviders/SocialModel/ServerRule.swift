/// A rule of a server that those who use it agreed to.
public struct ServerRule: Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The rule, plain.
  public var text: String
  /// What the server says to explain it; empty where it says nothing.
  public var hint: String

  /// Makes a rule.
  public init(id: String, text: String, hint: String = "") {
    self.id = id
    self.text = text
    self.hint = hint
  }
}
