import Foundation

// The system palette: a light and a dark variant of each color, and more contrasting variants of
// both.
extension UIColor {
  /// The system's red, which adapts to light and dark.
  public static let systemRed = adaptive(
    light: 0xFF3B30,
    dark: 0xFF453A,
    contrastLight: 0xD70015,
    contrastDark: 0xFF6961
  )
  /// The system's orange, which adapts to light and dark.
  public static let systemOrange = adaptive(
    light: 0xFF9500,
    dark: 0xFF9F0A,
    contrastLight: 0xC93400,
    contrastDark: 0xFFB340
  )
  /// The system's yellow, which adapts to light and dark.
  public static let systemYellow = adaptive(
    light: 0xFFCC00,
    dark: 0xFFD60A,
    contrastLight: 0xB25000,
    contrastDark: 0xFFD426
  )
  /// The system's green, which adapts to light and dark.
  public static let systemGreen = adaptive(
    light: 0x34C759,
    dark: 0x30D158,
    contrastLight: 0x248A3D,
    contrastDark: 0x30DB5B
  )
  /// The system's mint, which adapts to light and dark.
  public static let systemMint = adaptive(
    light: 0x00C7BE,
    dark: 0x63E6E2,
    contrastLight: 0x0C817B,
    contrastDark: 0x66D4CF
  )
  /// The system's teal, which adapts to light and dark.
  public static let systemTeal = adaptive(
    light: 0x30B0C7,
    dark: 0x40C8E0,
    contrastLight: 0x008299,
    contrastDark: 0x5DE6FF
  )
  /// The system's cyan, which adapts to light and dark.
  public static let systemCyan = adaptive(
    light: 0x32ADE6,
    dark: 0x64D2FF,
    contrastLight: 0x0071A4,
    contrastDark: 0x70D7FF
  )
  /// The system's blue, which adapts to light and dark.
  public static let systemBlue = adaptive(
    light: 0x007AFF,
    dark: 0x0A84FF,
    contrastLight: 0x0040DD,
    contrastDark: 0x409CFF
  )
  /// The system's indigo, which adapts to light and dark.
  public static let systemIndigo = adaptive(
    light: 0x5856D6,
    dark: 0x5E5CE6,
    contrastLight: 0x3634A3,
    contrastDark: 0x7D7AFF
  )
  /// The system's purple, which adapts to light and dark.
  public static let systemPurple = adaptive(
    light: 0xAF52DE,
    dark: 0xBF5AF2,
    contrastLight: 0x8944AB,
    contrastDark: 0xDA8FFF
  )
  /// The system's pink, which adapts to light and dark.
  public static let systemPink = adaptive(
    light: 0xFF2D55,
    dark: 0xFF375F,
    contrastLight: 0xD30F45,
    contrastDark: 0xFF6482
  )
  /// The system's brown, which adapts to light and dark.
  public static let systemBrown = adaptive(
    light: 0xA2845E,
    dark: 0xAC8E68,
    contrastLight: 0x7F6545,
    contrastDark: 0xB59469
  )
  /// The darkest of the six grays in the light style.
  public static let systemGray = adaptive(
    light: 0x8E8E93,
    dark: 0x8E8E93,
    contrastLight: 0x6C6C70,
    contrastDark: 0xAEAEB2
  )
  /// A system gray that adapts to light and dark; higher numbers are closer to the background.
  public static let systemGray2 = adaptive(
    light: 0xAEAEB2,
    dark: 0x636366,
    contrastLight: 0x8E8E93,
    contrastDark: 0x7C7C80
  )
  /// A system gray that adapts to light and dark; higher numbers are closer to the background.
  public static let systemGray3 = adaptive(
    light: 0xC7C7CC,
    dark: 0x48484A,
    contrastLight: 0xAEAEB2,
    contrastDark: 0x545456
  )
  /// A system gray that adapts to light and dark; higher numbers are closer to the background.
  public static let systemGray4 = adaptive(
    light: 0xD1D1D6,
    dark: 0x3A3A3C,
    contrastLight: 0xBCBCC0,
    contrastDark: 0x444446
  )
  /// A system gray that adapts to light and dark; higher numbers are closer to the background.
  public static let systemGray5 = adaptive(
    light: 0xE5E5EA,
    dark: 0x2C2C2E,
    contrastLight: 0xD8D8DC,
    contrastDark: 0x363638
  )
  /// A system gray that adapts to light and dark; higher numbers are closer to the background.
  public static let systemGray6 = adaptive(
    light: 0xF2F2F7,
    dark: 0x1C1C1E,
    contrastLight: 0xEBEBF0,
    contrastDark: 0x242426
  )
}
