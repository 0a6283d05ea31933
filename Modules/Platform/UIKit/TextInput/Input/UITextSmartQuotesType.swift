/// Straight quotation marks that are typed become those of the language, or stay as they are.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system has it: off. No desktop has a setting for it, and its users type what they mean.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
