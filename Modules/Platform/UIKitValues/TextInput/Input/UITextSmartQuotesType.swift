/// Whether typed straight quotation marks are replaced by those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system's default: off, because desktops have no setting for it.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
