/// A program that a server knows, with the secret it got.
public struct Application: Decodable, Sendable, Hashable {
  /// The name that the reader sees when they sign in.
  public var name: String?
  /// The name of the program at the server.
  public var clientID: String
  /// Its secret.
  ///
  /// Not a secret of the reader, yet for no log.
  public var clientSecret: String

  /// Names a program that a server knows already.
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

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` if it has no name or secret at the server.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = values.lenientText(.name)
    clientID = try values.decode(String.self, forKey: .clientID)
    clientSecret = try values.decode(String.self, forKey: .clientSecret)
  }
}

extension Application: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What the server calls the program; never the secret.
  public var description: String { "Application(\(clientID))" }

  /// The same, so that the secret is in no debugger's log.
  public var debugDescription: String { description }

  /// Nothing but the name, so that `dump` does not print the secret.
  public var customMirror: Mirror { Mirror(self, children: ["clientID": clientID]) }
}
