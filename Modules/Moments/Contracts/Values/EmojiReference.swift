public import Foundation

/// A picture that a server shows in place of `:shortcode:` in a text or a name.
public struct EmojiReference: Hashable, Sendable {
  /// The name between the colons, which stands for the picture where it is read aloud.
  public var shortcode: String

  /// The picture, which stands still.
  public var picture: ImageReference

  /// Where the picture is as it moves, which it does while the reader asks for it; nil where it is
  /// known to stand still.
  public var movingURL: URL?

  /// Makes an emoji of its name and its picture.
  public init(shortcode: String, picture: ImageReference, movingURL: URL? = nil) {
    self.shortcode = shortcode
    self.picture = picture
    self.movingURL = movingURL
  }
}
