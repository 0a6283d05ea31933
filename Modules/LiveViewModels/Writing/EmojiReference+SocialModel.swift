import MomentsContracts
import SocialModel

extension EmojiReference {
  /// An emoji as views take it; nil where it has no image.
  ///
  /// The image stands still until the reader asks: nobody can read beside what moves. Whether the
  /// other one moves, only its file says.
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
  ///   - text: The text, with `:shortcode:` where an emoji stands.
  ///   - emojis: The emoji that may stand in it.
  init(_ text: String, emojis: [CustomEmoji]) {
    self.init(FormattedText(text).markingEmojis(emojis))
  }
}

extension Account {
  /// The name that the person goes by, with its custom emoji.
  var richName: RichText { RichText(displayName, emojis: emojis) }
}
