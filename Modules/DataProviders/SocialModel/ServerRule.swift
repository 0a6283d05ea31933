/// A rule of a server, which its users agreed to.
public struct ServerRule: Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The rule as plain text.
  public var text: String
  /// The server's explanation; empty where there is none.
  public var hint: String

  /// Makes a rule.
  public init(id: String, text: String, hint: String = "") {
    self.id = id
    self.text = text
    self.hint = hint
  }
}
