/// Whether the spelling may be checked while text is typed.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
