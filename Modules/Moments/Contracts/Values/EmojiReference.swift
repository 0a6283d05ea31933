public import Foundation

/// An image that a server shows in place of `:shortcode:` in a text or a name.
public struct EmojiReference: Hashable, Sendable {
  /// The name between the colons, which stands for the image where it is read aloud.
  public var shortcode: String

  /// The image, which stands still.
  public var image: ImageReference

  /// Where the image is as it moves, which it does while the reader asks for it; nil where it is
  /// known to stand still.
  public var movingURL: URL?

  /// Makes an emoji of its name and its image.
  public init(shortcode: String, image: ImageReference, movingURL: URL? = nil) {
    self.shortcode = shortcode
    self.image = image
    self.movingURL = movingURL
  }
}
