public import UIKit

/// The colors of the product, by role.
///
/// Each has a light and a dark value. Backgrounds in the dark are lighter where content is
/// elevated, such as in sheets and popups, so that these stand out from the screen below. Text,
/// symbols and separators have stronger values if the reader prefers increased contrast.
///
/// Use a role, never a literal color, in a screen. Text roles have a contrast of at least 4.5 to 1
/// (WCAG 2.2, AA) on ``background`` and on ``surface`` in both styles and at both levels, and of 7
/// to 1 (AAA) with increased contrast; the tests compute it.
public enum Palette {
  /// The background of all other content.
  public static let background = color(light: 0xFFFFFF, dark: 0x101114, elevated: 0x1C1E23)
  /// The background of grouped content on ``background``, such as a strip of likes.
  public static let surface = color(light: 0xF3F4F7, dark: 0x1C1E23, elevated: 0x282B32)
  /// The background of groups of rows.
  public static let groupedBackground = color(light: 0xF3F4F7, dark: 0x101114, elevated: 0x1C1E23)
  /// Rows in groups: lighter than their background, also in dark mode.
  public static let groupedRow = color(light: 0xFFFFFF, dark: 0x1C1E23, elevated: 0x282B32)
  /// A surface while it is pressed.
  public static let pressedSurface = color(light: 0xE6E8EE, dark: 0x2A2D34, elevated: 0x363A43)
  /// Main text.
  public static let primaryText = color(
    light: 0x16181D,
    dark: 0xF1F2F5,
    strong: (light: 0x000000, dark: 0xFFFFFF)
  )
  /// Secondary text: times, counts, handles.
  public static let secondaryText = color(
    light: 0x5A6170,
    dark: 0xA2A9B7,
    strong: (light: 0x3B414D, dark: 0xCDD2DC)
  )
  /// Tappable text: links, mentions, buttons, names.
  public static let accent = color(
    light: 0x2F55C8,
    dark: 0x8EAAFF,
    strong: (light: 0x1B3A9C, dark: 0xB9CAFF)
  )
  /// A filled heart.
  public static let like = color(
    light: 0xD42A4B,
    dark: 0xFF6B84,
    strong: (light: 0x9C1230, dark: 0xFFA3B3)
  )
  /// Something verified, such as a page that links back.
  public static let confirmed = color(
    light: 0x1B7440,
    dark: 0x7ED9A0,
    strong: (light: 0x0B5529, dark: 0x9FEBBB)
  )
  /// The background of text that was added.
  public static let addedText = color(light: 0xDDF3E4, dark: 0x173A27)
  /// Texts and symbols of failures, exceeded limits and buttons that delete.
  public static let error = color(
    light: 0xB3261E,
    dark: 0xFFB4AB,
    strong: (light: 0x8C1610, dark: 0xFFCFC9)
  )
  /// A warning.
  public static let caution = color(
    light: 0x8A5A00,
    dark: 0xFFC35A,
    strong: (light: 0x633F00, dark: 0xFFD68A)
  )
  /// Separators between rows; with increased contrast they have 3 to 1 on their background.
  public static let separator = color(
    light: 0xE3E5EA,
    dark: 0x2B2E35,
    elevated: 0x3A3E46,
    strong: (light: 0x868D9C, dark: 0x7C8392)
  )
  /// The placeholder of an image that is not loaded yet.
  public static let placeholder = color(light: 0xE3E6EC, dark: 0x282B32, elevated: 0x363A43)
  /// Text and symbols on ``scrim`` or on an image.
  public static let onImage = color(light: 0xFFFFFF, dark: 0xFFFFFF)
  /// A dark overlay on an image that keeps ``onImage`` legible.
  public static let scrim = UIColor(white: 0, alpha: 0.55)
  /// A dark overlay on a whole screen, below a popup.
  public static let backdrop = UIColor(white: 0, alpha: 0.5)
  /// The background of a toast.
  public static let toast = color(light: 0x23262D, dark: 0xE7E9EE)
  /// Text on ``toast``.
  public static let onToast = color(light: 0xFFFFFF, dark: 0x16181D)

  /// Tappable text on ``toast``.
  public static let accentOnToast = color(
    light: 0xA9BEFF,
    dark: 0x2F55C8,
    strong: (light: 0xC9D6FF, dark: 0x1B3A9C)
  )
  /// Text and symbols on a background of ``accent``.
  public static let onAccent = color(light: 0xFFFFFF, dark: 0x10131C)

  /// Makes a color from `0xRRGGBB`.
  ///
  /// - Parameters:
  ///   - light: The light value.
  ///   - dark: The dark value.
  ///   - elevated: The dark value in sheets and popups, if it is another one.
  ///   - strong: The values for increased contrast, if they are others.
  /// - Returns: The color that resolves to them.
  private static func color(
    light: UInt32,
    dark: UInt32,
    elevated: UInt32? = nil,
    strong: (light: UInt32, dark: UInt32)? = nil
  ) -> UIColor {
    let light = UIColor(hex: light)
    let dark = UIColor(hex: dark)
    let elevated = elevated.map { UIColor(hex: $0) } ?? dark
    let strongLight = strong.map { UIColor(hex: $0.light) } ?? light
    let strongDark = strong.map { UIColor(hex: $0.dark) }
    return UIColor { traits in
      let isStrong = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else { return isStrong ? strongLight : light }
      if isStrong, let strongDark { return strongDark }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    }
  }
}

extension UIColor {
  /// An opaque sRGB color from `0xRRGGBB`.
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1
    )
  }
}
