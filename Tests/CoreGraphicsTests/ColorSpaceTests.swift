import CoreGraphics
import Expectations
import Testing

/// Colors of other spaces than the screen's.
struct ColorSpaceTests {
  private func space(_ name: CFString) throws -> CGColorSpace {
    try require(CGColorSpace(name: name))
  }

  private func color(_ name: CFString, _ components: [CGFloat]) throws -> CGColor {
    try require(CGColor(colorSpace: try space(name), components: components))
  }

  private func isNear(_ color: CGColor?, _ components: [CGFloat]) -> Bool {
    guard let own = color?.components, own.count == components.count else { return false }
    return zip(own, components).allSatisfy { abs($0 - $1) < 0.002 }
  }

  @Test("components and space are those that a color was made with")
  func componentsAreKept() throws {
    let color = try color(CGColorSpace.displayP3, [1, 0.5, 0, 0.25])
    expect(color.components, equals: [1, 0.5, 0, 0.25])
    expect(color.colorSpace?.name, equals: CGColorSpace.displayP3)
    expect(color.copy(alpha: 1)?.components, equals: [1, 0.5, 0, 1])
    expect(color != CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25))
    try expect(color, equals: self.color(CGColorSpace.displayP3, [1, 0.5, 0, 0.25]))
  }

  @Test("the same light has other components in another space")
  func conversion() throws {
    let red = try color(CGColorSpace.displayP3, [1, 0, 0, 1])
    let extended = red.converted(
      to: try space(CGColorSpace.extendedSRGB),
      intent: .defaultIntent,
      options: nil
    )
    expect(isNear(extended, [1.0931, -0.2267, -0.1501, 1]))
    let nearest = red.converted(
      to: CGColorSpaceCreateDeviceRGB(),
      intent: .defaultIntent,
      options: nil
    )
    expect(nearest?.components, equals: [1, 0, 0, 1])
    let back = extended?.converted(
      to: try space(CGColorSpace.displayP3),
      intent: .perceptual,
      options: nil
    )
    expect(isNear(back, [1, 0, 0, 1]))
  }

  @Test("gray keeps its level among the spaces with a curve, and has more in the linear ones")
  func grays() throws {
    let gray = CGColor(gray: 0.5, alpha: 1)
    let rgb = gray.converted(
      to: CGColorSpaceCreateDeviceRGB(),
      intent: .defaultIntent,
      options: nil
    )
    expect(rgb?.components, equals: [0.5, 0.5, 0.5, 1])
    let linear = gray.converted(
      to: try space(CGColorSpace.linearGray),
      intent: .defaultIntent,
      options: nil
    )
    expect(isNear(linear, [0.214, 1]))
    let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    let level = green.converted(
      to: CGColorSpaceCreateDeviceGray(),
      intent: .defaultIntent,
      options: nil
    )
    expect(isNear(level, [0.8626, 1]))
  }

  @Test(
    "spaces say how many components they have, and how wide they are",
    arguments: [
      (CGColorSpace.sRGB, 3, false), (CGColorSpace.displayP3, 3, true),
      (CGColorSpace.extendedSRGB, 3, true), (CGColorSpace.linearSRGB, 3, false),
      (CGColorSpace.extendedLinearDisplayP3, 3, true), (CGColorSpace.extendedGray, 1, false),
    ]
  )
  func kinds(name: CFString, components: Int, isWide: Bool) throws {
    let space = try space(name)
    expect(space.numberOfComponents, equals: components)
    expect(space.model, equals: (components == 1 ? .monochrome : .rgb))
    expect(space.isWideGamutRGB, equals: isWide)
    expect(space.name, equals: name)
  }

  @Test("bitmaps have the spaces of the screen only")
  func bitmaps() throws {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrderDefault.rawValue
    func context(_ space: CGColorSpace) -> CGContext? {
      CGContext(
        data: nil,
        width: 4,
        height: 4,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: space,
        bitmapInfo: info
      )
    }
    for name in [CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.linearSRGB] {
      let space = try space(name)
      expect((context(space) != nil), equals: space.supportsOutput)
      expect(space.supportsOutput, equals: (name == CGColorSpace.sRGB))
    }
  }
}
