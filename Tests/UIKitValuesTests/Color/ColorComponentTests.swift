import Expectations
import Foundation
import Testing
import UIKitValues

/// The Core Graphics colors of colors.
struct ColorComponentTests {
  @Test(
    "grays have a level and an alpha",
    arguments: [
      (UIColor.black, [0, 1]), (.white, [1, 1]), (.gray, [0.5, 1]), (.clear, [0, 0]),
      (UIColor(white: 0.25, alpha: 0.5), [0.25, 0.5]),
      (UIColor.white.withAlphaComponent(0.5), [1, 0.5]),
    ] as [(UIColor, [CGFloat])]
  )
  func grays(color: UIColor, components: [CGFloat]) {
    expect(color.cgColor.components, equals: components)
    expect(color.cgColor.numberOfComponents, equals: 2)
    expect(UIColor(cgColor: color.cgColor), equals: color)
  }

  @Test("other colors have red, green, blue and alpha")
  func colors() {
    expect(UIColor.orange.cgColor.components, equals: [1, 0.5, 0, 1])
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    expect(white.cgColor.components, equals: [1, 1, 1, 1])
    expect(white != .white)
    expect(UIColor(cgColor: white.cgColor), equals: white)
  }

  @Test("colors of Display P3 keep their components")
  func displayP3() {
    let color = UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)
    expect(color.cgColor.components, equals: [1, 0.5, 0, 1])
    expect(color.withAlphaComponent(0.5).cgColor.components, equals: [1, 0.5, 0, 0.5])
  }

  @Test(
    "descriptions name the space and the components",
    arguments: [
      (UIColor.red, "UIExtendedSRGBColorSpace 1 0 0 1"),
      (.white, "UIExtendedGrayColorSpace 1 1"),
      (UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1), "UIDisplayP3ColorSpace 1 0.5 0 1"),
    ]
  )
  func descriptions(color: UIColor, text: String) {
    expect(color.description, equals: text)
  }

  @Test func theAlphaIsLimitedButColorsMayBeOutsideOfTheirRange() {
    let color = UIColor(red: 2, green: -1, blue: 0, alpha: 3)
    expect(color.cgColor.components, equals: [2, -1, 0, 1])
    expect(UIColor(white: 0.5, alpha: -1).cgColor.alpha, equals: 0)
    expect(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 7).cgColor.alpha, equals: 1)
    expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 2).cgColor.alpha, equals: 1)
  }
}
