public import Foundation

/// An image that a server shows in place of `:shortcode:` in a text.
public struct CustomEmoji: Sendable, Hashable {
  /// The name between the colons.
  public var shortcode: String
  /// The image, which may move.
  public var url: URL?
  /// The image standing still, for readers who requested less motion.
  public var staticURL: URL?
  /// What the server puts it under, where it offers it; nil for nothing.
  public var category: String?

  /// Makes an emoji of its name and images.
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
