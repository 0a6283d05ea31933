public import ListModel

/// Which filter the reader wants to make or change.
public enum WordFilterSubject: Hashable, Sendable {
  /// A new one: what it looks for to begin with, and what else it may look for, such as the
  /// hashtags of a moment.
  case new(words: [String] = [], suggestions: [String] = [])
  /// One that there is.
  case existing(ListItemID)
}
