/// Whether words may be corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
