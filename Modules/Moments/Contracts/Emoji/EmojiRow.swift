public import ListModel

/// An emoji to choose.
public struct EmojiRow: ListItemViewModel, Hashable {
  /// Where it stands.
  public var category: EmojiCategory

  /// What is written where it is chosen: the emoji, or the shortcode of a custom one between
  /// colons.
  public var text: String

  /// What it is called.
  public var name: String

  /// What shows: the emoji itself, or the image of a custom one.
  public var shown: RichText

  /// Makes an emoji that every device has.
  public init(_ emoji: StandardEmoji, in category: EmojiCategory) {
    self.category = category
    text = emoji.text
    name = emoji.name
    shown = RichText(emoji.text)
  }

  /// Makes one of the server's.
  public init(_ emoji: EmojiReference, in category: EmojiCategory) {
    self.category = category
    text = ":\(emoji.shortcode):"
    name = emoji.shortcode
    var builder = RichText.Builder()
    builder.append(text, .emoji(emoji))
    shown = builder.build()
  }

  /// The identity of the row: one stands among the recent ones and in its own category.
  public var itemID: ListItemID { ListItemID("\(category.id).\(text)") }
}
