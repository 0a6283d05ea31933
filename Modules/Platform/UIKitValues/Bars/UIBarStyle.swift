/// The appearance of bars without colors of their own.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background, or the reverse, depending on the traits.
  case `default` = 0
  /// White text on black, independent of the traits.
  case black = 1
  /// The former name of ``black`` in a translucent bar.
  case blackTranslucent = 2

  /// The former name of ``black``.
  public static var blackOpaque: UIBarStyle { .black }

  /// Whether the style is white on black.
  package var isBlack: Bool { self != .default }
}
