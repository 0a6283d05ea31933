/// A topic named in a post, or one that many name.
public struct Tag: Decodable, Sendable, Hashable {
  /// The topic, without the "#".
  public var name: String
  /// The page of the topic at the server.
  public var url: String?
  /// Day by day how much it was used, the newest first; only trends and the tag itself have it.
  public var history: LossyArray<TrendDay>
  /// The identity at the server; opaque, nil on old servers.
  public var id: String?
  /// Whether the reader follows the topic; nil without a login.
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

  /// Makes a tag, for sources that are no servers.
  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
    history = LossyArray()
  }
}
