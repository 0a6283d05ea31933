import Expectations
import Foundation
import Testing
import UIKitValues

struct TraitCollectionTests {
  @Test func laterCollectionsOverrideSpecifiedTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let merged = UITraitCollection(traitsFrom: [dark, large, light])
    expect(merged.userInterfaceStyle, equals: .light)
    expect(merged.preferredContentSizeCategory, equals: .extraLarge)
    expect(merged.displayScale, equals: 0)
  }

  @Test func collectionsOfTheSameTraitsAreEqual() {
    let one = UITraitCollection(displayScale: 2)
    let two = UITraitCollection { $0.displayScale = 2 }
    expect(one, equals: two)
    expect(one.hash, equals: two.hash)
    expect(one != UITraitCollection(displayScale: 3))
  }

  @Test func mutationsDoNotChangeTheOriginal() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    expect(light.userInterfaceStyle, equals: .light)
    expect(dark.userInterfaceStyle, equals: .dark)
  }

  @Test func currentIsRestoredAfterPerforming() {
    let before = UITraitCollection.current
    var seen = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      seen = UITraitCollection.current.userInterfaceStyle
    }
    expect(seen, equals: .dark)
    expect(UITraitCollection.current, isSameAs: before)
  }

  @Test func onlySomeTraitsAffectColors() {
    let base = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let larger = base.modifyingTraits { $0.preferredContentSizeCategory = .large }
    expect(dark.hasDifferentColorAppearance(comparedTo: base))
    expect(!larger.hasDifferentColorAppearance(comparedTo: base))
    expect(base.hasDifferentColorAppearance(comparedTo: nil))
  }

  private struct Season: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
  }

  private struct Distance: UITraitDefinition {
    static let defaultValue = 0
  }

  @Test func traitsOfProgramsAffectColorsIfTheySaySo() {
    let base = UITraitCollection(userInterfaceStyle: .light)
    let warmer = base.replacing(Season.self, value: 1)
    expect(warmer.hasDifferentColorAppearance(comparedTo: base))
    expect(base.hasDifferentColorAppearance(comparedTo: warmer))
    let same = base.replacing(Season.self, value: 1)
    expect(!warmer.hasDifferentColorAppearance(comparedTo: same))
    let nearer = base.replacing(Distance.self, value: 1)
    expect(!nearer.hasDifferentColorAppearance(comparedTo: base))
  }

  @Test func contentSizesAreOrdered() {
    expect(UIContentSizeCategory.small < .large)
    expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    expect(UIContentSizeCategory.large >= .large)
    expect(!(UIContentSizeCategory.unspecified < .large))
    expect(!(UIContentSizeCategory.unspecified > .large))
    expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    expect(UIContentSizeCategory.large.rawValue, equals: "UICTContentSizeCategoryL")
  }
}
