import Expectations
import Foundation
import Testing
import UIKitValues

struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func bytes(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
      + [Int((alpha * 100).rounded())]
  }

  @Test(arguments: [
    (UIColor.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
    (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
    (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
    (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
    (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
    (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
    (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
    (.systemGray5, [229, 229, 234, 100], [44, 44, 46, 100]),
  ])
  func systemColorsHaveTheirDocumentedVariants(color: UIColor, inLight: [Int], inDark: [Int]) {
    expect(bytes(color.resolvedColor(with: light)), equals: inLight)
    expect(bytes(color.resolvedColor(with: dark)), equals: inDark)
  }

  @Test(arguments: [
    (UIColor.systemBackground, [255, 255, 255], [0, 0, 0], [36, 36, 38]),
    (.secondarySystemBackground, [235, 235, 240], [36, 36, 38], [54, 54, 56]),
    (.tertiarySystemBackground, [255, 255, 255], [54, 54, 56], [68, 68, 70]),
    (.systemGroupedBackground, [235, 235, 240], [0, 0, 0], [36, 36, 38]),
    (.secondarySystemGroupedBackground, [255, 255, 255], [36, 36, 38], [54, 54, 56]),
    (.tertiarySystemGroupedBackground, [235, 235, 240], [54, 54, 56], [68, 68, 70]),
  ])
  func backgroundsHaveVariantsForRaisedContrast(
    color: UIColor,
    inLight: [Int],
    inDark: [Int],
    elevated: [Int]
  ) {
    func shown(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> [Int] {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(userInterfaceLevel: level),
        UITraitCollection(accessibilityContrast: .high),
      ])
      return Array(bytes(color.resolvedColor(with: traits)).prefix(3))
    }
    expect(shown(.light, .base), equals: inLight)
    expect(shown(.dark, .base), equals: inDark)
    expect(shown(.dark, .elevated), equals: elevated)
  }

  @Test func raisedContrastAndElevationChangeSystemColors() {
    let strong = dark.modifyingTraits { $0.accessibilityContrast = .high }
    let raised = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
    expect(bytes(UIColor.systemBlue.resolvedColor(with: strong)), equals: [64, 156, 255, 100])
    expect(bytes(UIColor.systemBackground.resolvedColor(with: raised)), equals: [28, 28, 30, 100])
    let both = strong.modifyingTraits { $0.userInterfaceLevel = .elevated }
    expect(bytes(UIColor.systemBackground.resolvedColor(with: both)), equals: [36, 36, 38, 100])
  }

  @Test func dynamicColorsCallTheirProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    expect(color.resolvedColor(with: dark), equals: .white)
    expect(color.resolvedColor(with: light), equals: .black)
    dark.performAsCurrent { expect(color.cgColor.components?.first, equals: 1) }
    light.performAsCurrent { expect(color.cgColor.components?.first, equals: 0) }
  }

  @Test func alphaOfADynamicColorStaysDynamic() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    expect(bytes(faint.resolvedColor(with: dark)), equals: [255, 255, 255, 50])
    expect(bytes(faint.resolvedColor(with: light)), equals: [0, 0, 0, 50])
  }

  @Test func selfReferencingProvidersAreStopped() {
    let color = UIColor { _ in .label }
    expect(color.resolvedColor(with: light), equals: UIColor.label.resolvedColor(with: light))
  }

  @Test func hueConversionRoundTrips() {
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    expect(abs(hue - 0.6), isBelow: 1e-6)
    expect(abs(saturation - 0.5), isBelow: 1e-6)
    expect(abs(brightness - 0.8), isBelow: 1e-6)
    expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), equals: .red)
  }

  @Test func onlyGraysHaveAGrayLevel() {
    var white: CGFloat = -1
    expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    expect(abs(white - 2 / 3), isBelow: 1e-6)
    expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func equalComponentsAreEqualColors() {
    let one = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    expect(one, equals: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    expect(one, equals: UIColor(cgColor: one.cgColor))
    expect(one != one.withAlphaComponent(0.5))
  }
}
