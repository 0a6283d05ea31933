/// The appearance of bars without colors of their own.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background, or the reverse, depending on the traits.
  case `default` = 0
  /// White text on black, independent of the traits.
  case black = 1
  /// ``black`` in a bar that is translucent, as it was once named.
  case blackTranslucent = 2

  /// The old name of ``black``.
  public static var blackOpaque: UIBarStyle { .black }

  /// Whether letters are white on black.
  var isBlack: Bool { self != .default }
}
