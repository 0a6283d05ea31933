public import ListModel
public import MomentsValues

/// A suggestion for the word at the caret.
public struct ComposerSuggestion: ListItemViewModel, Hashable {
  /// The identity among others.
  public var id: ListItemID
  /// The text that replaces the word.
  public var text: String
  /// Its title: a name, a hashtag, a shortcode.
  public var title: RichText
  /// Its detail: the address of a person; empty for others.
  public var detail = ""
  /// The portrait or the emoji; `nil` for hashtags.
  public var image: ImageReference?
  /// Whether the image is a portrait, which is cropped; emoji are shown whole.
  public var isPerson = false

  /// The identity of the row.
  public var itemID: ListItemID { id }

  /// The whole row, for assistive technologies.
  public var accessibilityText: String {
    [title.words, detail].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension ComposerSuggestion {
  /// Suggests a person, whose handle replaces the word at the caret.
  public init(person: PersonReference) {
    self.init(
      id: ListItemID("person.\(person.id)"),
      text: person.handle,
      title: person.displayName,
      detail: person.handle,
      image: person.avatar,
      isPerson: true
    )
  }

  /// A hashtag, without the number sign.
  public init(hashtag: String) {
    self.init(
      id: ListItemID("tag.\(hashtag)"),
      text: "#\(hashtag)",
      title: RichText("#\(hashtag)")
    )
  }

  /// A custom emoji, and its image.
  public init(emoji: EmojiReference, image: ImageReference) {
    self.init(
      id: ListItemID("emoji.\(emoji.shortcode)"),
      text: ":\(emoji.shortcode):",
      title: RichText(":\(emoji.shortcode):"),
      image: image
    )
  }
}
