/// How the system's bars look without colors of their own.
public enum UIBarStyle: Int, Sendable {
  /// As the traits have it: dark letters on a light ground, or the other way around.
  case `default` = 0
  /// White letters on black, whatever the traits.
  case black = 1
  /// ``black`` in a bar that is translucent, as it was once named.
  case blackTranslucent = 2

  /// The old name of ``black``.
  public static var blackOpaque: UIBarStyle { .black }

  /// Whether letters are white on black.
  var isBlack: Bool { self != .default }
}
