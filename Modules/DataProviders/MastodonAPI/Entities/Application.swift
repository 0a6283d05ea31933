/// A registered program, with its secret.
public struct Application: Decodable, Sendable, Hashable {
  /// The name that the reader sees when they sign in.
  @Lenient public var name: String?
  /// The client ID of the program.
  public var clientID: String
  /// The client secret.
  ///
  /// It is not the reader's, but must not be logged.
  public var clientSecret: String

  /// Makes a program that is registered already.
  public init(name: String? = nil, clientID: String, clientSecret: String) {
    self.name = name
    self.clientID = clientID
    self.clientSecret = clientSecret
  }

  private enum CodingKeys: String, CodingKey {
    case name
    case clientID = "client_id"
    case clientSecret = "client_secret"
  }
}

extension Application: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The client ID; never the secret.
  public var description: String { "Application(\(clientID))" }

  /// The same, so that the secret is not in the log of a debugger.
  public var debugDescription: String { description }

  /// Only the client ID, so that `dump` does not print the secret.
  public var customMirror: Mirror { Mirror(self, children: ["clientID": clientID]) }
}
