public import Foundation

/// An image that a server shows in place of `:shortcode:` in a text or a name.
public struct EmojiReference: Hashable, Sendable, Codable {
  /// The name between the colons, which is read aloud in place of the image.
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
    self.shortcode = shortcode
    self.url = url
    self.staticURL = staticURL
    self.category = category
  }

  /// The image that is shown: the still one where there is one, because moving images distract from
  /// reading; nil where there is none.
  public var stillURL: URL? { staticURL ?? url }

  /// The image that plays only on the reader's request; nil where it is known to be still.
  ///
  /// Whether it moves, only the file tells.
  public var movingURL: URL? { url == staticURL ? nil : url }
}
