public import MomentsValues

extension RichText {
  /// A plain text with its custom emoji marked, without characters that could disturb the text
  /// around it.
  ///
  /// - Parameters:
  ///   - text: plain text: a content warning, a description.
  ///   - emojis: the custom emoji that it may contain.
  ///   - length: the largest number of Unicode scalars; the rest is replaced by "…".
  /// - Returns: the text; its only runs are custom emoji.
  public static func plain(
    _ text: String,
    emojis: [EmojiReference] = [],
    length: Int = 10_000
  ) -> RichText {
    let scalars = text.unicodeScalars
    guard text.utf8.count > length,
      let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return RichText(TextCleaner.clean(text)).markingEmojis(emojis) }
    return RichText(TextCleaner.clean(String(scalars[..<end])) + "…").markingEmojis(emojis)
  }

  /// A name for one line: cleaned, without line feeds, at most 200 characters.
  ///
  /// - Parameter text: a display name or handle, as its owner typed it.
  /// - Returns: the name; empty if nothing of it is visible.
  public static func name(_ text: String) -> String {
    plain(text, length: 200).string
      .split { $0.isNewline || $0 == "\t" }
      .joined(separator: " ")
      .trimmed
  }
}
