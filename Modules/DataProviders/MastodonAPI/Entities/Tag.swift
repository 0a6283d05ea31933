/// A topic named in a post.
public struct Tag: Decodable, Sendable, Hashable {
  /// The topic, without the "#".
  public var name: String
  /// The page of the topic at the server.
  public var url: String?

  /// Makes a tag, for sources that are no servers.
  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
  }
}
