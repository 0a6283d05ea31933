/// Units of text.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
