import Expectations
import Foundation
import Testing
import UIKit

/// The accessibility settings that programs read.
@MainActor @Suite struct AccessibilitySettingsTests {
  @Test func settingsFollowTheScreensTraits() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1)
    host.run {
      expect(!UIAccessibility.isBoldTextEnabled)
      expect(!UIAccessibility.isDarkerSystemColorsEnabled)
      expect(!UIAccessibility.isReduceTransparencyEnabled)
      expect(!UIAccessibility.isSwitchControlRunning)
      expect(!UIAccessibility.isGuidedAccessEnabled)
    }
    host.host.updateTraits {
      $0.legibilityWeight = .bold
      $0.accessibilityContrast = .high
    }
    host.run {
      expect(UIAccessibility.isBoldTextEnabled)
      expect(UIAccessibility.isDarkerSystemColorsEnabled)
    }
  }

  @Test func settingsThatADesktopDoesNotHaveAreThoseOfANewPhone() {
    expect(!UIAccessibility.isInvertColorsEnabled && !UIAccessibility.isGrayscaleEnabled)
    expect(!UIAccessibility.buttonShapesEnabled)
    expect(UIAccessibility.isVideoAutoplayEnabled)
  }

  private final class Spoken: UIAccessibilityElement {
    override var accessibilityLabel: String? {
      get { "Owl" }
      set { super.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
      get { "2 of 5" }
      set { super.accessibilityValue = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .button }
      set { super.accessibilityTraits = newValue }
    }
  }

  @Test func overridesOfElementsAreRead() {
    let element: UIAccessibilityElement = Spoken(accessibilityContainer: UIView(frame: .zero))
    element.accessibilityHint = "Opens it"
    expect(element.accessibilityLabel, equals: "Owl")
    expect(element.accessibilityValue, equals: "2 of 5")
    expect(element.accessibilityTraits, equals: .button)
    expect(element.accessibilityHint, equals: "Opens it")
  }
}
