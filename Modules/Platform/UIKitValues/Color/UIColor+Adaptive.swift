import Foundation

extension UIColor {
  /// A color with a light and a dark variant, as 0xRRGGBB, and optional variants for increased
  /// contrast and for elevated content.
  static func adaptive(
    light: UInt32,
    dark: UInt32,
    contrastLight: UInt32? = nil,
    contrastDark: UInt32? = nil,
    elevatedDark: UInt32? = nil,
    elevatedContrastDark: UInt32? = nil,
    lightAlpha: CGFloat = 1,
    darkAlpha: CGFloat = 1,
    contrastLightAlpha: CGFloat = 1,
    contrastDarkAlpha: CGFloat = 1
  ) -> UIColor {
    let lightColor = UIColor(components: ColorComponents(hex: light, alpha: lightAlpha))
    let darkColor = UIColor(components: ColorComponents(hex: dark, alpha: darkAlpha))
    let strongLight =
      contrastLight.map {
        UIColor(components: ColorComponents(hex: $0, alpha: contrastLightAlpha))
      } ?? lightColor
    let strongDark =
      contrastDark.map {
        UIColor(components: ColorComponents(hex: $0, alpha: contrastDarkAlpha))
      } ?? darkColor
    let raisedDark =
      elevatedDark.map { UIColor(components: ColorComponents(hex: $0, alpha: darkAlpha)) }
      ?? darkColor
    let strongRaisedDark =
      elevatedContrastDark.map { UIColor(components: ColorComponents(hex: $0, alpha: darkAlpha)) }
      ?? raisedDark
    return UIColor { traits in
      let values = traits.values
      let isStrong = values.accessibilityContrast == .high
      guard values.userInterfaceStyle == .dark else { return isStrong ? strongLight : lightColor }
      if values.userInterfaceLevel == .elevated, elevatedDark != nil {
        return isStrong ? strongRaisedDark : raisedDark
      }
      return isStrong ? strongDark : darkColor
    }
  }
}
