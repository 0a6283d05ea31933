import CoreGraphics
import Expectations
import Testing
import _Testing_Canvas

struct ColorTests {
  @Test func grayHasTwoComponents() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    expect(gray.components, equals: [0.5, 0.25])
    expect(gray.numberOfComponents, equals: 2)
    expect(gray.colorSpace?.numberOfComponents, equals: 1)
  }

  @Test func colorHasFourComponents() {
    expect(CGColor.red.components, equals: [1, 0, 0, 1])
    expect(CGColor.red.colorSpace?.name, equals: CGColorSpace.sRGB)
  }

  @Test func equalNumbersInOneSpaceAreEqual() {
    expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1), equals: .red)
    expect(CGColor(red: 0, green: 0, blue: 0, alpha: 1) != CGColor.black)
  }

  @Test func copyChangesAlphaOnly() throws {
    let faded = try require(CGColor.blue.copy(alpha: 0.5))
    expect(faded.components, equals: [0, 0, 1, 0.5])
  }

  @Test func colorOfComponentsFollowsItsSpace() {
    let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 1])
    expect(color?.components, equals: [0.1, 0.2, 0.3, 1])
    let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.1, 1])
    expect(gray?.components, equals: [0.1, 1])
  }

  @Test func unknownColorSpaceIsNil() {
    expectNil(CGColorSpace(name: "none of ours"))
  }

  @Test func gradientSpreadsColorsEvenly() throws {
    let gradient = try require(
      CGGradient(
        colorsSpace: nil,
        colors: [CGColor.red, CGColor.green, CGColor.blue] as CFArray,
        locations: nil
      )
    )
    expect(gradient.stops.map(\.location), equals: [0, 0.5, 1])
  }

  @Test func gradientOfInvalidColorsIsNil() {
    expectNil(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil))
  }
}
