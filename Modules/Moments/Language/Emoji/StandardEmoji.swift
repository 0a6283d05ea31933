/// An emoji that every device has an image of.
public struct StandardEmoji: Hashable, Sendable {
  /// The emoji.
  public var text: String

  /// Its name, in the reader's language.
  public var name: String

  /// Its names and keywords in the reader's language and in English, in lower case, for searching.
  var words: [String]
}
