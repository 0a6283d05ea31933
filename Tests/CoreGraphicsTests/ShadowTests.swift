import Expectations
import Testing
import _Testing_Canvas

@testable import CoreGraphics

struct ShadowTests {
  private let style = ShadowStyle(color: .black, offset: .zero, sigma: 4)

  @Test func shadowFadesOutwardsAndReachesAboutThreeSigma() throws {
    let sheet = try Sheet(100, 100)
    sheet.canvas.draw(
      .shadow(RoundedRect(CGRect(x: 30, y: 30, width: 40, height: 40), radius: 0), style)
    )
    let image = try sheet.finish()
    func level(_ x: Int) -> UInt32 { image.pixel(x: x, y: 50) & 0xFF }
    expect(level(50), isBelow: 5)
    expect((0x60...0xA0).contains(level(30)))
    expect(level(24), isAbove: level(28))
    expect(level(14), equals: 0xFF)
  }

  @Test func cachedMaskAndPathProduceTheSameShadow() throws {
    let box = RoundedRect(CGRect(x: 30, y: 30, width: 90, height: 60), radius: 12)
    let kept = try Sheet(150, 120)
    kept.canvas.draw(.shadow(box, style))
    let drawn = try Sheet(150, 120)
    let path = CGMutablePath()
    path.addPath(CGPath(box))
    path.move(to: .zero)
    drawn.canvas.draw(.pathShadow(path, style))
    let (a, b) = (try kept.finish(), try drawn.finish())
    var worst = 0
    for y in 0..<120 {
      for x in 0..<150 {
        let difference = Int(a.pixel(x: x, y: y) & 0xFF) - Int(b.pixel(x: x, y: y) & 0xFF)
        worst = max(worst, abs(difference))
      }
    }
    expect(worst, isAtMost: 6)
  }

  @Test func offsetMovesTheShadow() throws {
    let sheet = try Sheet(60, 60)
    var style = style
    style.sigma = 0
    style.offset = CGSize(width: 5, height: 10)
    sheet.canvas.draw(
      .shadow(RoundedRect(CGRect(x: 10, y: 10, width: 20, height: 20), radius: 0), style)
    )
    try expect(sheet.finish().inkBox, equals: PixelRect(x: 15, y: 20, width: 20, height: 20))
  }

  @Test func contextShadowIsBelowTheShapeAndIgnoresTransforms() throws {
    let sheet = try Sheet(60, 60)
    let context = sheet.recorder
    context.scaleBy(x: 2, y: 2)
    context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .blue)
    context.setFillColor(.red)
    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    let image = try sheet.finish()
    expect(image.hex(15, 29), equals: "ffff0000")
    expect(image.hex(15, 35), equals: "ff0000ff")
    expect(image.inkBox, equals: PixelRect(x: 10, y: 10, width: 20, height: 30))
  }

  @Test func shadowOfALineHasItsShape() throws {
    let sheet = try Sheet(40, 40)
    let context = sheet.recorder
    context.setShadow(offset: CGSize(width: 0, height: 10), blur: 2, color: .black)
    context.setStrokeColor(.red)
    context.setLineWidth(4)
    context.strokeLineSegments(between: [CGPoint(x: 5, y: 10), CGPoint(x: 35, y: 10)])
    let image = try sheet.finish()
    expect(image.hex(20, 10), equals: "ffff0000")
    expect(image.pixel(x: 20, y: 20) & 0xFF, isBelow: 0x60)
    expect(image.hex(20, 32), equals: "ffffffff")
  }

  @Test func blurKeepsTheSumOfTheMask() {
    var bytes = [UInt8](repeating: 0, count: 101 * 101)
    for y in 40..<60 { for x in 40..<60 { bytes[y * 101 + x] = 255 } }
    let before = bytes.reduce(0) { $0 + Int($1) }
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      Blur.blur(base, width: 101, height: 101, stride: 101, sigma: 5)
    }
    let after = bytes.reduce(0) { $0 + Int($1) }
    expect(abs(after - before), isBelow: before / 20)
    expect(bytes[50 * 101 + 50], isAbove: bytes[50 * 101 + 42])
  }
}
