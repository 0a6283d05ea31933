/// An image that a server shows in place of `:shortcode:`.
public struct CustomEmoji: Decodable, Sendable, Hashable {
  /// The name between the colons.
  public var shortcode: String
  /// The image, as written; may move.
  @Lenient public var url: String?
  /// The still image.
  @Lenient public var staticURL: String?
  /// Its category in a picker; nil for none.
  @Lenient public var category: String?
  @Lenient private var visibleInPicker: Bool?

  /// Whether it is offered in a picker.
  public var isOffered: Bool { visibleInPicker ?? true }

  private enum CodingKeys: String, CodingKey {
    case shortcode, url, category
    case visibleInPicker = "visible_in_picker"
    case staticURL = "static_url"
  }
}
