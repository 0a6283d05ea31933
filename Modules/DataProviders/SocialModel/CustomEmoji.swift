public import Foundation

/// An image that a server shows in place of `:shortcode:` in a text.
public struct CustomEmoji: Sendable, Hashable {
  /// The name between the colons.
  public var shortcode: String
  /// The image, which may move.
  public var url: URL?
  /// The still image, for readers who requested less motion.
  public var staticURL: URL?
  /// The category under which the server offers it; nil for none.
  public var category: String?

  /// Makes an emoji.
  public init(
    shortcode: String,
    url: URL? = nil,
    staticURL: URL? = nil,
    category: String? = nil
  ) {
    self.category = category
    self.shortcode = shortcode
    self.url = url
    self.staticURL = staticURL
  }
}
