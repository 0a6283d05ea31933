/// What a secret is found by.
public struct SecretKey: Sendable, Hashable {
  /// What the secret is for.
  public enum Kind: String, Sendable, Hashable {
    /// Speaks for a reader at a server; the name is that of the account.
    case token
    /// Speaks for this program at a server; the name is the server's with what the server calls the
    /// program.
    case application
  }

  /// What the secret is for.
  public var kind: Kind
  /// Whose it is; no secret itself.
  public var name: String

  /// Makes a key.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
