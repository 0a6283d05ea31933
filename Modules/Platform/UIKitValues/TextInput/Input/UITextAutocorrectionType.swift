/// Whether typed words are autocorrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
