/// Units of text.
public enum UITextGranularity: Int, Sendable {
  /// A letter, as a reader sees it.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// What ends with a line break.
  case paragraph = 3
  /// A line, as it is laid out.
  case line = 4
  /// All of it.
  case document = 5
}
