/// The style of a status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Follows the user interface style.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}
