/// How the reader wants posts to be shown and written.
public struct Preferences: Decodable, Sendable, Hashable {
  /// Who may see new posts.
  public var visibility: StatusVisibility?
  /// Whether images of new posts are marked as not for everybody.
  public var sensitive: Bool
  /// The language of new posts.
  public var language: String?
  /// Which images start uncovered: `default`, `show_all`, `hide_all` or a word that came later.
  public var expandMedia: String?
  /// Whether posts with a warning start open.
  public var expandSpoilers: Bool

  private enum CodingKeys: String, CodingKey {
    case visibility = "posting:default:visibility"
    case sensitive = "posting:default:sensitive"
    case language = "posting:default:language"
    case expandMedia = "reading:expand:media"
    case expandSpoilers = "reading:expand:spoilers"
  }

  /// Reads it; what is missing or of another kind is left empty.
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
