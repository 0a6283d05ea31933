/// Whether words may be corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
