/// The page of a link in a post.
public struct PreviewCard: Decodable, Sendable, Hashable {
  /// The page, as written.
  public var url: String
  /// Its title, plain.
  public var title: String?
  /// Its description, plain.
  public var description: String?
  /// An image of it, as written.
  public var image: String?
  /// The name of its site.
  public var providerName: String?
  /// Pixels of the image from left to right.
  public var width: Int?
  /// Pixels of the image from top to bottom.
  public var height: Int?
  /// A placeholder while the image loads, in the BlurHash encoding.
  public var blurhash: String?
  /// The usage by day, the newest first; only in trends.
  public var history: LossyArray<TrendDay>

  private enum CodingKeys: String, CodingKey {
    case url, title, description, image, width, height, blurhash, history
    case providerName = "provider_name"
  }

  /// Reads a card.
  ///
  /// - Throws: `DecodingError` if it leads nowhere.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    url = try values.decode(String.self, forKey: .url)
    title = values.lenientText(.title)
    description = values.lenientText(.description)
    image = values.lenientText(.image)
    providerName = values.lenientText(.providerName)
    width = values.lenientCount(.width)
    height = values.lenientCount(.height)
    blurhash = values.lenientText(.blurhash)
    history = values.lossy(TrendDay.self, .history)
  }
}
