/// Whether the spelling is checked during typing.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
