/// Whether a keyboard on the screen, and what programs bring along in its place, is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface is.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark.
  public static let alert = UIKeyboardAppearance.dark
}
