/// A person mentioned in a post.
public struct Mention: Decodable, Sendable, Hashable, Identifiable {
  /// The identity of the account; opaque.
  public var id: String
  /// The name in addresses, without the server.
  public var username: String?
  /// The address: `user` on the same server, else `user@server`.
  public var acct: String?
  /// The page of the person, which the link in the text leads to.
  public var url: String?

  private enum CodingKeys: String, CodingKey {
    case id, username, acct, url
  }

  /// Reads a mention.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    username = values.lenientText(.username)
    acct = values.lenientText(.acct)
    url = values.lenientText(.url)
  }

  /// Makes a mention, for sources other than servers.
  public init(id: String, username: String? = nil, acct: String? = nil, url: String? = nil) {
    self.id = id
    self.username = username
    self.acct = acct
    self.url = url
  }
}
