import Expectations
import Testing
import UIKit

@testable import GTKHost

@MainActor
@Suite struct DesktopAppearanceTests {
  @Test(
    "the text size of the desktop is the closest category",
    arguments: [
      (0.5, UIContentSizeCategory.extraSmall), (0.9, .small), (1, .large), (1.1, .extraLarge),
      (1.25, .extraExtraLarge),
      (1.5, .accessibilityMedium), (2, .accessibilityLarge),
      (4, .accessibilityExtraExtraExtraLarge),
    ]
  )
  func textSize(scale: CGFloat, category: UIContentSizeCategory) {
    let appearance = DesktopAppearance(isDark: false, prefersContrast: false, textScale: scale)
    expect(appearance.contentSizeCategory, equals: category)
  }

  @Test("color scheme, contrast and text size of the desktop are traits")
  func traits() {
    let traits = UITraitCollection {
      DesktopAppearance(isDark: true, prefersContrast: true, textScale: 1.25).apply(to: &$0)
    }
    expect(traits.userInterfaceStyle, equals: .dark)
    expect(traits.accessibilityContrast, equals: .high)
    expect(traits.preferredContentSizeCategory, equals: .extraExtraLarge)
  }
}
