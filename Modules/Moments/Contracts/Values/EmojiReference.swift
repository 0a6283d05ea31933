public import Foundation

/// An image that a server shows in place of `:shortcode:` in a text or a name.
public struct EmojiReference: Hashable, Sendable {
  /// The name between the colons, which is read aloud in place of the image.
  public var shortcode: String

  /// The still image.
  public var image: ImageReference

  /// The URL of the animated image, which plays only on the reader's request; nil if it is known to
  /// be still.
  public var movingURL: URL?

  /// Makes an emoji from its name and its image.
  public init(shortcode: String, image: ImageReference, movingURL: URL? = nil) {
    self.shortcode = shortcode
    self.image = image
    self.movingURL = movingURL
  }
}
