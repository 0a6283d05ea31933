import Expectations
import Testing
import UIKit

/// The differences between two trait collections.
@Suite struct TraitChangesTests {
  private struct Level: UITraitDefinition {
    static let defaultValue = 0
  }

  private func names(_ traits: [UITrait]) -> Set<String> { Set(traits.map { $0.name }) }

  @Test func changedTraitsAreFound() {
    let old = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
      $0[Level.self] = 1
    }
    let new = old.replacing(UITraitUserInterfaceStyle.self, value: .light)
      .replacing(Level.self, value: 2)
    expect(names(new.changedTraits(from: old)), equals: ["UITraitUserInterfaceStyle", "Level"])
    expect(new.changedTraits(from: new), satisfies: \.isEmpty)
    expect(
      names(old.changedTraits(from: nil)),
      equals: ["UITraitUserInterfaceStyle", "UITraitDisplayScale", "Level"]
    )
  }

  @Test func theColorsOfTheSystemDependOnStyleContrastLevelAndIdiom() {
    expect(
      names(UITraitCollection.systemTraitsAffectingColorAppearance),
      equals: [
        "UITraitUserInterfaceStyle", "UITraitAccessibilityContrast", "UITraitUserInterfaceLevel",
        "UITraitUserInterfaceIdiom",
      ]
    )
  }

  @Test @MainActor func desktopScreensAreSRGBWithoutForceTouch() {
    let traits = UIView().traitCollection
    expect(traits.displayGamut, equals: .SRGB)
    expect(traits.forceTouchCapability, equals: .unavailable)
  }
}
