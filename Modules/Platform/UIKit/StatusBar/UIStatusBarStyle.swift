/// What the content of a status bar looks like.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the interface style has it.
  case `default` = 0
  /// Light, for dark screens.
  case lightContent = 1
  /// Dark, for light screens.
  case darkContent = 3
}
