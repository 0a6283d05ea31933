import Foundation

// Semantic colors: text, separators, fills and backgrounds.
extension UIColor {
  /// The color of primary text.
  public static let label = adaptive(
    light: 0x000000,
    dark: 0xFFFFFF
  )
  /// The color of secondary text.
  public static let secondaryLabel = adaptive(
    light: Shade(0x3C3C43, alpha: 0.6),
    dark: Shade(0xEBEBF5, alpha: 0.6),
    contrastLight: Shade(0x3C3C43, alpha: 0.8),
    contrastDark: Shade(0xEBEBF5, alpha: 0.7)
  )
  /// The color of tertiary text.
  public static let tertiaryLabel = adaptive(
    light: Shade(0x3C3C43, alpha: 0.3),
    dark: Shade(0xEBEBF5, alpha: 0.3),
    contrastLight: Shade(0x3C3C43, alpha: 0.7),
    contrastDark: Shade(0xEBEBF5, alpha: 0.55)
  )
  /// The color of quaternary text.
  public static let quaternaryLabel = adaptive(
    light: Shade(0x3C3C43, alpha: 0.18),
    dark: Shade(0xEBEBF5, alpha: 0.16),
    contrastLight: Shade(0x3C3C43, alpha: 0.55),
    contrastDark: Shade(0xEBEBF5, alpha: 0.4)
  )
  /// The color of placeholder text.
  public static let placeholderText = adaptive(
    light: Shade(0x3C3C43, alpha: 0.3),
    dark: Shade(0xEBEBF5, alpha: 0.3)
  )
  /// The color of links.
  public static let link = adaptive(
    light: 0x007AFF,
    dark: 0x0984FF
  )
  /// The color of translucent separators.
  public static let separator = adaptive(
    light: Shade(0x3C3C43, alpha: 0.29),
    dark: Shade(0x545458, alpha: 0.6)
  )
  /// The color of opaque separators.
  public static let opaqueSeparator = adaptive(
    light: 0xC6C6C8,
    dark: 0x38383A
  )
  /// The fill color of thin shapes, such as the track of a slider.
  public static let systemFill = adaptive(
    light: Shade(0x787880, alpha: 0.2),
    dark: Shade(0x787880, alpha: 0.36)
  )
  /// The fill color of medium shapes, such as a switch.
  public static let secondarySystemFill = adaptive(
    light: Shade(0x787880, alpha: 0.16),
    dark: Shade(0x787880, alpha: 0.32)
  )
  /// The fill color of large shapes, such as a field or a button.
  public static let tertiarySystemFill = adaptive(
    light: Shade(0x767680, alpha: 0.12),
    dark: Shade(0x767680, alpha: 0.24)
  )
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = adaptive(
    light: Shade(0x747480, alpha: 0.08),
    dark: Shade(0x767680, alpha: 0.18)
  )
  /// The background color of the interface.
  public static let systemBackground = adaptive(
    light: 0xFFFFFF,
    dark: 0x000000,
    elevatedDark: 0x1C1C1E,
    elevatedContrastDark: 0x242426
  )
  /// The background color of content grouped on the main background.
  public static let secondarySystemBackground = adaptive(
    light: 0xF2F2F7,
    dark: 0x1C1C1E,
    contrastLight: 0xEBEBF0,
    contrastDark: 0x242426,
    elevatedDark: 0x2C2C2E,
    elevatedContrastDark: 0x363638
  )
  /// The background color of content grouped on a secondary background.
  public static let tertiarySystemBackground = adaptive(
    light: 0xFFFFFF,
    dark: 0x2C2C2E,
    contrastDark: 0x363638,
    elevatedDark: 0x3A3A3C,
    elevatedContrastDark: 0x444446
  )
  /// The former name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The background color of a grouped interface.
  public static let systemGroupedBackground = adaptive(
    light: 0xF2F2F7,
    dark: 0x000000,
    contrastLight: 0xEBEBF0,
    elevatedDark: 0x1C1C1E,
    elevatedContrastDark: 0x242426
  )
  /// The background color of a group on the grouped background.
  public static let secondarySystemGroupedBackground = adaptive(
    light: 0xFFFFFF,
    dark: 0x1C1C1E,
    contrastDark: 0x242426,
    elevatedDark: 0x2C2C2E,
    elevatedContrastDark: 0x363638
  )
  /// The background color of content inside a group.
  public static let tertiarySystemGroupedBackground = adaptive(
    light: 0xF2F2F7,
    dark: 0x2C2C2E,
    contrastLight: 0xEBEBF0,
    contrastDark: 0x363638,
    elevatedDark: 0x3A3A3C,
    elevatedContrastDark: 0x444446
  )
}
