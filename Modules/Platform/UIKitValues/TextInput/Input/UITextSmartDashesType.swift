/// Whether two typed hyphens are replaced by a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system's default: off, because desktops have no setting for it.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
