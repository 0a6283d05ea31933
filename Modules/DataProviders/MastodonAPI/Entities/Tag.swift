/// A hashtag of a post, or a popular one.
public struct Tag: Decodable, Sendable, Hashable {
  /// The name, without the "#".
  public var name: String
  /// The page of the hashtag at the server.
  public var url: String?
  /// The usage by day, the newest first; only in trends and for the hashtag itself.
  public var history: LossyArray<TrendDay>
  /// The identity at the server; opaque, nil on old servers.
  public var id: String?
  /// Whether the reader follows the hashtag; nil without a login.
  public var following: Bool?

  private enum CodingKeys: String, CodingKey {
    case id, name, url, history, following
  }

  /// Reads a tag.
  ///
  /// - Throws: `DecodingError` if it has no name.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    url = values.lenientText(.url)
    history = values.lossy(TrendDay.self, .history)
    id = values.lenientIdentity(.id)
    following = values.lenient(Bool.self, .following)
  }

  /// Makes a tag, for sources other than servers.
  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
    history = LossyArray()
  }
}
