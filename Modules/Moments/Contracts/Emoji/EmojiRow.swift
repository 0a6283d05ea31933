public import ListModel
public import MomentsLanguage
public import MomentsValues

/// An emoji to choose.
public struct EmojiRow: ListItemViewModel, Hashable {
  /// The section of the sheet that shows it; recent emoji are in their own one too.
  public var category: EmojiCategory

  /// The text to insert: the emoji, or the shortcode of a custom one between colons.
  public var text: String

  /// The accessibility label; for custom emoji, the shortcode.
  public var name: String

  /// The text to show: the emoji itself, or the image of a custom one.
  public var shown: RichText

  /// Makes a standard emoji.
  public init(_ emoji: StandardEmoji, in category: EmojiCategory) {
    self.category = category
    text = emoji.text
    name = emoji.name
    shown = RichText(emoji.text)
  }

  /// Makes a custom emoji.
  public init(_ emoji: EmojiReference, in category: EmojiCategory) {
    self.category = category
    text = ":\(emoji.shortcode):"
    name = emoji.shortcode
    var builder = RichText.Builder()
    builder.append(text, .emoji(emoji))
    shown = builder.build()
  }

  /// The identity of the row: an emoji may be among the recent ones and in its own category.
  public var itemID: ListItemID { ListItemID("\(category.id).\(text)") }
}
