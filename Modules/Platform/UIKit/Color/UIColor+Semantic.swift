import Foundation

// Colors by purpose: text, lines, fillings, grounds.
extension UIColor {
  /// Text of the first rank.
  public static let label = adaptive(
    light: 0x000000,
    dark: 0xFFFFFF
  )
  /// Text of the second rank.
  public static let secondaryLabel = adaptive(
    light: 0x3C3C43,
    dark: 0xEBEBF5,
    contrastLight: 0x3C3C43,
    contrastDark: 0xEBEBF5,
    lightAlpha: 0.6,
    darkAlpha: 0.6,
    contrastLightAlpha: 0.8,
    contrastDarkAlpha: 0.7
  )
  /// Text of the third rank.
  public static let tertiaryLabel = adaptive(
    light: 0x3C3C43,
    dark: 0xEBEBF5,
    contrastLight: 0x3C3C43,
    contrastDark: 0xEBEBF5,
    lightAlpha: 0.3,
    darkAlpha: 0.3,
    contrastLightAlpha: 0.7,
    contrastDarkAlpha: 0.55
  )
  /// Text of the fourth rank.
  public static let quaternaryLabel = adaptive(
    light: 0x3C3C43,
    dark: 0xEBEBF5,
    contrastLight: 0x3C3C43,
    contrastDark: 0xEBEBF5,
    lightAlpha: 0.18,
    darkAlpha: 0.16,
    contrastLightAlpha: 0.55,
    contrastDarkAlpha: 0.4
  )
  /// The prompt of an empty field.
  public static let placeholderText = adaptive(
    light: 0x3C3C43,
    dark: 0xEBEBF5,
    lightAlpha: 0.3,
    darkAlpha: 0.3
  )
  /// Text that leads elsewhere.
  public static let link = adaptive(
    light: 0x007AFF,
    dark: 0x0984FF
  )
  /// A thin line that lets a little of the ground through.
  public static let separator = adaptive(
    light: 0x3C3C43,
    dark: 0x545458,
    lightAlpha: 0.29,
    darkAlpha: 0.6
  )
  /// A thin line that hides the ground.
  public static let opaqueSeparator = adaptive(
    light: 0xC6C6C8,
    dark: 0x38383A
  )
  /// The filling of thin shapes, such as the track of a slider.
  public static let systemFill = adaptive(
    light: 0x787880,
    dark: 0x787880,
    lightAlpha: 0.2,
    darkAlpha: 0.36
  )
  /// The filling of medium shapes, such as a switch.
  public static let secondarySystemFill = adaptive(
    light: 0x787880,
    dark: 0x787880,
    lightAlpha: 0.16,
    darkAlpha: 0.32
  )
  /// The filling of large shapes, such as a field or a button.
  public static let tertiarySystemFill = adaptive(
    light: 0x767680,
    dark: 0x767680,
    lightAlpha: 0.12,
    darkAlpha: 0.24
  )
  /// The filling of large areas with much in them.
  public static let quaternarySystemFill = adaptive(
    light: 0x747480,
    dark: 0x767680,
    lightAlpha: 0.08,
    darkAlpha: 0.18
  )
  /// The ground of the interface.
  public static let systemBackground = adaptive(
    light: 0xFFFFFF,
    dark: 0x000000,
    elevatedDark: 0x1C1C1E
  )
  /// Content set on the ground.
  public static let secondarySystemBackground = adaptive(
    light: 0xF2F2F7,
    dark: 0x1C1C1E,
    elevatedDark: 0x2C2C2E
  )
  /// Content set on secondary content.
  public static let tertiarySystemBackground = adaptive(
    light: 0xFFFFFF,
    dark: 0x2C2C2E,
    elevatedDark: 0x3A3A3C
  )
  /// The older name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The ground of an interface of groups.
  public static let systemGroupedBackground = adaptive(
    light: 0xF2F2F7,
    dark: 0x000000,
    elevatedDark: 0x1C1C1E
  )
  /// A group set on the ground.
  public static let secondarySystemGroupedBackground = adaptive(
    light: 0xFFFFFF,
    dark: 0x1C1C1E,
    elevatedDark: 0x2C2C2E
  )
  /// Content set on a group.
  public static let tertiarySystemGroupedBackground = adaptive(
    light: 0xF2F2F7,
    dark: 0x2C2C2E,
    elevatedDark: 0x3A3A3C
  )
}
