import DesignKit
import Expectations
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

  /// Both styles, at both levels.
  nonisolated static let backgrounds: [UITraitCollection] = [UIUserInterfaceStyle.light, .dark]
    .flatMap { style in
      [UIUserInterfaceLevel.base, .elevated].map { level in
        UITraitCollection {
          $0.userInterfaceStyle = style
          $0.userInterfaceLevel = level
        }
      }
    }

  private func contrast(
    _ text: UIColor,
    on background: UIColor,
    _ traits: UITraitCollection
  ) -> CGFloat {
    let first = luminance(text.resolvedColor(with: traits))
    let second = luminance(background.resolvedColor(with: traits))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func expectContrast(of least: CGFloat, _ traits: UITraitCollection) {
    let texts = [
      Palette.primaryText, Palette.secondaryText, Palette.accent, Palette.like, Palette.error,
      Palette.caution, Palette.confirmed,
    ]
    for text in texts {
      for background in [
        Palette.background, Palette.surface, Palette.groupedBackground, Palette.groupedRow,
      ] {
        expect(contrast(text, on: background, traits), isAtLeast: least)
      }
    }
    for text in [Palette.primaryText, Palette.accent] {
      expect(contrast(text, on: Palette.addedText, traits), isAtLeast: least)
    }
    expect(contrast(Palette.onToast, on: Palette.toast, traits), isAtLeast: least)
    expect(contrast(Palette.accentOnToast, on: Palette.toast, traits), isAtLeast: least)
    expect(contrast(Palette.onAccent, on: Palette.accent, traits), isAtLeast: least)
  }

  @Test(arguments: backgrounds)
  func textIsReadableOnItsBackground(_ traits: UITraitCollection) {
    expectContrast(of: 4.5, traits)
  }

  @Test("with increased contrast, text and separators are stronger", arguments: backgrounds)
  func increasedContrast(_ traits: UITraitCollection) {
    let traits = traits.modifyingTraits { $0.accessibilityContrast = .high }
    expectContrast(of: 7, traits)
    for background in [Palette.background, Palette.groupedRow] {
      expect(contrast(Palette.separator, on: background, traits), isAtLeast: 3)
    }
  }

  @Test("in the dark, elevated backgrounds are lighter, and rows stand out from theirs")
  func elevatedBackgrounds() {
    let base = UITraitCollection(userInterfaceStyle: .dark)
    let elevated = base.modifyingTraits { $0.userInterfaceLevel = .elevated }
    for color in [
      Palette.background, Palette.surface, Palette.groupedBackground, Palette.groupedRow,
    ] {
      expect(
        luminance(color.resolvedColor(with: elevated)),
        isAbove: luminance(color.resolvedColor(with: base))
      )
    }
    for traits in [base, elevated] {
      let row = luminance(Palette.groupedRow.resolvedColor(with: traits))
      expect(row, isAbove: luminance(Palette.groupedBackground.resolvedColor(with: traits)))
    }
  }

  @Test func everyIconExists() {
    for icon in Icon.allCases { expect(icon.image != nil) }
  }

  @Test func fontsFollowTheContentSize() {
    let small = Typography.body(UITraitCollection(preferredContentSizeCategory: .extraSmall))
    let large = Typography.body(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    )
    expect(small.pointSize, isBelow: large.pointSize)
  }
}
