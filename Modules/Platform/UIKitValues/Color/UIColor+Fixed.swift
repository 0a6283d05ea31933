import Foundation

// Colors that do not depend on traits.
extension UIColor {
  /// Black, for every interface style.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray with a third of the brightness of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A gray with two thirds of the brightness of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White, for every interface style.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray with half of the brightness of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The web color #996633, the same in light and dark appearance.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The color of text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
