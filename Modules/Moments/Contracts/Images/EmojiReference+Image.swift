public import MomentsValues

extension EmojiReference {
  /// The image that is shown; nil where there is none, and the emoji is its shortcode.
  public var image: ImageReference? { stillURL.map { ImageReference(url: $0) } }
}
