/// Whether the spelling may be checked while text is typed.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
