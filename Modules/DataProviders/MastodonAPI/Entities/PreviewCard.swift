/// What a link in a post leads to.
public struct PreviewCard: Decodable, Sendable, Hashable {
  /// The page, as written.
  public var url: String
  /// Its title, plain.
  public var title: String?
  /// What it is about, plain.
  public var description: String?
  /// A picture of it, as written.
  public var image: String?
  /// The name of its site.
  public var providerName: String?

  private enum CodingKeys: String, CodingKey {
    case url, title, description, image
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
  }
}
