import MomentsContracts
import SocialModel

extension EmojiReference {
  /// An emoji for views; nil where it has no image.
  ///
  /// The image is still unless the reader points at the row, because moving images distract from
  /// reading. Only the file shows whether the other image is animated.
  init?(_ emoji: CustomEmoji) {
    guard let url = emoji.staticURL ?? emoji.url else { return nil }
    self.init(
      shortcode: emoji.shortcode,
      image: ImageReference(url: url),
      movingURL: emoji.url == emoji.staticURL ? nil : emoji.url
    )
  }
}

extension RichText {
  /// A plain text of a provider, such as a name, with its custom emoji.
  ///
  /// - Parameters:
  ///   - text: The text, with `:shortcode:` in place of emoji.
  ///   - emojis: The emoji that it may contain.
  init(_ text: String, emojis: [CustomEmoji]) {
    self.init(FormattedText(text).markingEmojis(emojis))
  }
}

extension Account {
  /// The display name with its custom emoji.
  var richName: RichText { RichText(displayName, emojis: emojis) }
}
