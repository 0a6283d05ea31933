/// The reader's preferences for showing and writing posts.
public struct Preferences: Decodable, Sendable, Hashable {
  /// The default visibility of new posts.
  public var visibility: StatusVisibility?
  /// Whether images of new posts are sensitive by default.
  public var sensitive: Bool
  /// The default language of new posts.
  public var language: String?
  /// Which images are uncovered at first: `default`, `show_all`, `hide_all` or a later value.
  public var expandMedia: String?
  /// Whether posts with a warning are open at first.
  public var expandSpoilers: Bool

  private enum CodingKeys: String, CodingKey {
    case visibility = "posting:default:visibility"
    case sensitive = "posting:default:sensitive"
    case language = "posting:default:language"
    case expandMedia = "reading:expand:media"
    case expandSpoilers = "reading:expand:spoilers"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    visibility = values.lenient(StatusVisibility.self, .visibility)
    sensitive = values.lenient(Bool.self, .sensitive) ?? false
    language = values.lenientText(.language)
    expandMedia = values.lenientText(.expandMedia)
    expandSpoilers = values.lenient(Bool.self, .expandSpoilers) ?? false
  }
}
