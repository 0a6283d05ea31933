public import ListModel

/// The filter that the reader wants to create or edit.
public enum WordFilterSubject: Codable, Hashable, Sendable {
  /// A new one: its initial words, and suggestions, such as the hashtags of a moment.
  case new(words: [String] = [], suggestions: [String] = [])
  /// An existing one.
  case existing(ListItemID)
}
