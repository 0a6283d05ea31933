import Foundation

extension UIColor {
  /// A color as 0xRRGGBB, with an alpha.
  struct Shade: ExpressibleByIntegerLiteral {
    let color: UIColor

    init(_ hex: UInt32, alpha: CGFloat) {
      color = UIColor(components: ColorComponents(hex: hex, alpha: alpha))
    }

    init(integerLiteral hex: UInt32) { self.init(hex, alpha: 1) }
  }

  /// A color with a light and a dark variant, and optional variants for increased contrast and for
  /// elevated content.
  static func adaptive(
    light: Shade,
    dark: Shade,
    contrastLight: Shade? = nil,
    contrastDark: Shade? = nil,
    elevatedDark: Shade? = nil,
    elevatedContrastDark: Shade? = nil
  ) -> UIColor {
    let strongLight = contrastLight ?? light
    let strongDark = contrastDark ?? dark
    let raisedDark = elevatedDark ?? dark
    let strongRaisedDark = elevatedContrastDark ?? raisedDark
    return UIColor { traits in
      let values = traits.values
      let isStrong = values.accessibilityContrast == .high
      guard values.userInterfaceStyle == .dark else {
        return (isStrong ? strongLight : light).color
      }
      if values.userInterfaceLevel == .elevated, elevatedDark != nil {
        return (isStrong ? strongRaisedDark : raisedDark).color
      }
      return (isStrong ? strongDark : dark).color
    }
  }
}
