/// A hashtag of a post, or a popular one.
public struct Tag: Decodable, Sendable, Hashable {
  /// The name, without the "#".
  public var name: String
  /// The page of the hashtag at the server.
  @Lenient public var url: String?
  /// The usage by day, the newest first; only in trends and for the hashtag itself.
  @Lenient public var history: LossyArray<TrendDay>
  /// Whether the reader follows the hashtag; nil without a login.
  @Lenient public var following: Bool?
}
