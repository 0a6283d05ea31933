/// The light or dark appearance of an on-screen keyboard and of input views.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Follows the user interface style.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2

  /// A dark keyboard; the same as `dark`.
  public static let alert = UIKeyboardAppearance.dark
}
