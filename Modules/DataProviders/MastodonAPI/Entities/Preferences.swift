/// The reader's preferences for showing and writing posts.
public struct Preferences: Decodable, Sendable, Hashable {
  /// The default visibility of new posts.
  @Lenient public var visibility: StatusVisibility?
  /// Whether images of new posts are sensitive by default.
  @Lenient public var sensitive: Bool
  /// The default language of new posts.
  @Lenient public var language: String?
  /// Which images are uncovered at first: `default`, `show_all`, `hide_all` or a later value.
  @Lenient public var expandMedia: String?
  /// Whether posts with a warning are open at first.
  @Lenient public var expandSpoilers: Bool

  private enum CodingKeys: String, CodingKey {
    case visibility = "posting:default:visibility"
    case sensitive = "posting:default:sensitive"
    case language = "posting:default:language"
    case expandMedia = "reading:expand:media"
    case expandSpoilers = "reading:expand:spoilers"
  }
}
