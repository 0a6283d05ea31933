/// The appearance of bars without colors of their own.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background, or the reverse, depending on the traits.
  case `default` = 0
  /// White text on black, independent of the traits.
  case black = 1
}
