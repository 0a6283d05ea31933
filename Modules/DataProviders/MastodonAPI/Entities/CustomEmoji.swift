/// An image that a server shows in place of `:shortcode:`.
public struct CustomEmoji: Decodable, Sendable, Hashable {
  /// The name between the colons.
  public var shortcode: String
  /// The image, as written; may move.
  public var url: String?
  /// The still image.
  public var staticURL: String?
  /// Its category in a picker; nil for none.
  public var category: String?
  /// Whether it is offered in a picker.
  public var isOffered: Bool

  private enum CodingKeys: String, CodingKey {
    case shortcode, url, category
    case isOffered = "visible_in_picker"
    case staticURL = "static_url"
  }

  /// Reads an emoji.
  ///
  /// - Throws: `DecodingError` if it has no name.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    shortcode = try values.decode(String.self, forKey: .shortcode)
    url = values.lenientText(.url)
    staticURL = values.lenientText(.staticURL)
    category = values.lenientText(.category)
    isOffered = values.lenient(Bool.self, .isOffered) ?? true
  }

  /// Makes an emoji, for sources other than servers.
  public init(shortcode: String, url: String? = nil, staticURL: String? = nil) {
    self.shortcode = shortcode
    self.url = url
    self.staticURL = staticURL
    category = nil
    isOffered = true
  }
}
