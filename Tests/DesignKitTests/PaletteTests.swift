import DesignKit
import Testing
import UIKit

@Suite struct PaletteTests {
  /// Relative luminance and contrast, as WCAG 2.2 defines them.
  private func luminance(_ color: UIColor) -> CGFloat {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private func contrast(
    _ text: UIColor,
    on ground: UIColor,
    _ style: UIUserInterfaceStyle
  ) -> CGFloat {
    let traits = UITraitCollection(userInterfaceStyle: style)
    let first = luminance(text.resolvedColor(with: traits))
    let second = luminance(ground.resolvedColor(with: traits))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func textIsReadableOnItsBackground(_ style: UIUserInterfaceStyle) {
    let texts = [
      Palette.primaryText, Palette.secondaryText, Palette.accent, Palette.like, Palette.error,
      Palette.caution, Palette.confirmed,
    ]
    for text in texts {
      for ground in [Palette.background, Palette.surface] {
        #expect(contrast(text, on: ground, style) >= 4.5)
      }
    }
    for text in [Palette.primaryText, Palette.accent] {
      #expect(contrast(text, on: Palette.addedText, style) >= 4.5)
    }
    #expect(contrast(Palette.onToast, on: Palette.toast, style) >= 4.5)
    #expect(contrast(Palette.accentOnToast, on: Palette.toast, style) >= 4.5)
    #expect(contrast(Palette.onAccent, on: Palette.accent, style) >= 4.5)
  }

  @Test func everyIconExists() {
    for icon in Icon.allCases { #expect(icon.image != nil) }
  }

  @Test func fontsFollowTheContentSize() {
    let small = Typography.body(UITraitCollection(preferredContentSizeCategory: .extraSmall))
    let large = Typography.body(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    )
    #expect(small.pointSize < large.pointSize)
  }
}
