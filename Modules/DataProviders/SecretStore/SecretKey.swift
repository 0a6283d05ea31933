/// What identifies a secret in a store: its purpose and the name of its owner.
public struct SecretKey: Sendable, Hashable {
  /// The purpose of a secret.
  public enum Kind: String, Sendable, Hashable {
    /// The token of a reader at a server; the name is that of the account.
    case token
    /// The secret of this program at a server; the name is the server's with the client ID.
    case application
  }

  /// The purpose.
  public var kind: Kind
  /// The name of its owner; not a secret itself.
  public var name: String

  /// Makes a key.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
