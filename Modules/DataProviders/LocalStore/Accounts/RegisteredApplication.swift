/// This program as a server knows it; its secret is stored elsewhere.
public struct RegisteredApplication: Sendable, Hashable {
  /// The server; `KnownAccount.server`.
  public var server: String
  /// The redirect URL; a program is registered for each of them.
  public var redirectURI: String
  /// The client ID of the program.
  public var clientID: String
  /// The scopes of its tokens, separated by spaces.
  public var scopes: String

  /// Makes a program.
  public init(server: String, redirectURI: String, clientID: String, scopes: String) {
    self.server = server
    self.redirectURI = redirectURI
    self.clientID = clientID
    self.scopes = scopes
  }
}
