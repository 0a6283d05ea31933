/// This program as a server knows it; its secret is kept elsewhere.
public struct RegisteredApplication: Sendable, Hashable {
  /// The server; `KnownAccount.server`.
  public var server: String
  /// Where readers come back to; a program is registered for each of these.
  public var redirectURI: String
  /// What the server calls the program.
  public var clientID: String
  /// What its tokens may allow, separated by spaces.
  public var scopes: String

  /// Makes a program.
  public init(server: String, redirectURI: String, clientID: String, scopes: String) {
    self.server = server
    self.redirectURI = redirectURI
    self.clientID = clientID
    self.scopes = scopes
  }
}
