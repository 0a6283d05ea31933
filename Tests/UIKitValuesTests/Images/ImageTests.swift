import Expectations
import Foundation
import Testing
import UIKitValues

struct ImageTests {
  /// Two pixels wide and one high: red on the left, blue on the right.
  private func redBlue(
    orientation: UIImage.Orientation = .up,
    scale: CGFloat = 1
  ) throws -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let pixels = try require(drawn.cgImage)
    return UIImage(cgImage: pixels, scale: scale, orientation: orientation)
  }

  /// The colors of an image as it is drawn upright, row by row: R, B or a dot.
  private func colors(of image: UIImage) throws -> [String] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.draw(at: .zero)
    }
    let pixels = try require(drawn.cgImage)
    return (0..<pixels.height).map { y in
      (0..<pixels.width).map { x in
        switch pixels.pixel(x: x, y: y) {
        case 0xFFFF_0000: "R"
        case 0xFF00_00FF: "B"
        default: "."
        }
      }.joined()
    }
  }

  @Test func sizeIsInPoints() throws {
    let image = try redBlue(scale: 2)
    expect(image.size, equals: CGSize(width: 1, height: 0.5))
    expect(image.cgImage?.width, equals: 2)
  }

  @Test func templatesAreDrawnInTheFillColor() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func drawn(_ image: UIImage) throws -> [String] {
      let copy = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
        UIColor.red.setFill()
        image.draw(at: .zero)
      }
      return try colors(of: copy)
    }
    let image = try redBlue()
    let template = image.withRenderingMode(.alwaysTemplate)
    try expect(drawn(image), equals: ["RB"])
    try expect(drawn(template), equals: ["RR"])
    try expect(drawn(template.withTintColor(.blue)), equals: ["BB"])
    try expect(drawn(template.withRenderingMode(.alwaysOriginal)), equals: ["RB"])
    expect(template.pngData(), equals: image.pngData())
  }

  @Test(arguments: [
    (UIImage.Orientation.up, ["RB"]), (.down, ["BR"]), (.upMirrored, ["BR"]),
    (.downMirrored, ["RB"]), (.right, ["R", "B"]), (.left, ["B", "R"]),
    (.leftMirrored, ["R", "B"]), (.rightMirrored, ["B", "R"]),
  ])
  func orientationsRotatePixelsUpright(
    orientation: UIImage.Orientation,
    expected: [String]
  ) throws {
    let image = try redBlue(orientation: orientation)
    try expect(colors(of: image), equals: expected)
  }

  @Test func mirrorSwapsLeftAndRight() throws {
    let image = try redBlue().withHorizontallyFlippedOrientation()
    try expect(colors(of: image), equals: ["BR"])
    expect(image.withHorizontallyFlippedOrientation().imageOrientation, equals: .up)
  }

  @Test func tintKeepsTheShape() throws {
    let image = try redBlue().withTintColor(.red, renderingMode: .alwaysOriginal)
    try expect(colors(of: image), equals: ["RR"])
  }

  @Test func pngDataRoundTrips() throws {
    let data = try require(redBlue().pngData())
    let image = try require(UIImage(data: data))
    expect(image.size, equals: CGSize(width: 2, height: 1))
    try expect(colors(of: image), equals: ["RB"])
    let retina = try require(UIImage(data: data, scale: 2))
    expect(retina.size, equals: CGSize(width: 1, height: 0.5))
  }

  @Test func invalidDataReturnsNoImage() {
    expectNil(UIImage(data: Data()))
    expectNil(UIImage(data: Data("<html>not found</html>".utf8)))
    expectNil(UIImage(contentsOfFile: "/nowhere/at/all.png"))
  }

  @Test func brokenPixelsAreFoundWhenTheyAreDecoded() throws {
    let size = CGSize(width: 300, height: 300)
    let noisy = UIGraphicsImageRenderer(size: size).image { context in
      for step in 0..<300 {
        UIColor(hue: CGFloat(step) / 300, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: step, y: step * 7 % 300, width: 5, height: 90))
      }
    }
    let data = try require(noisy.pngData())
    let image = try require(UIImage(data: Data(data.prefix(data.count / 2))))
    expectNil(image.preparingForDisplay())
    expectNil(image.preparingThumbnail(of: CGSize(width: 20, height: 20)))
  }

  @Test func hugeImagesAreRejectedByTheirHeader() throws {
    let data = try require(redBlue().pngData())
    var bytes = [UInt8](data)
    // Width and height of a PNG are at bytes 16 to 23.
    bytes.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    expectNil(UIImage(data: Data(bytes)))
  }

  @Test func thumbnailFitsAndKeepsProportions() async throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200), format: format)
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 400, height: 200)) }
    let data = try require(image.pngData())
    let decoded = try require(UIImage(data: data))
    let size = CGSize(width: 100, height: 100)
    let small = try require(await decoded.byPreparingThumbnail(ofSize: size))
    expect(small.size, equals: CGSize(width: 100, height: 50))
    expect(decoded.preparingThumbnail(of: CGSize(width: 900, height: 900))?.size.width, equals: 400)
    await expect(decoded.byPreparingForDisplay()?.size, equals: image.size)
  }

  @Test func symbolsAreFoundByName() throws {
    let heart = try require(UIImage(systemName: "heart"))
    expect(heart.isSymbolImage)
    expect(heart, equals: UIImage(systemName: "heart"))
    expect(heart != UIImage(systemName: "heart.fill"))
    expectNil(UIImage(systemName: "no.such.symbol"))
    let large = try require(
      UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    )
    expect(large.size.width, isAbove: heart.size.width * 2)
  }

  @Test(arguments: [
    "heart", "heart.fill", "bubble.left", "bubble.right", "ellipsis", "chevron.left",
    "chevron.right", "chevron.down", "chevron.up", "arrow.clockwise", "exclamationmark.triangle",
    "photo", "person.crop.circle", "xmark", "plus", "checkmark", "eye", "eye.slash", "gear",
    "square.and.arrow.up", "repeat", "arrow.2.squarepath", "wifi.slash", "tray", "chart.bar",
  ])
  func symbolDrawsInsideItsImage(name: String) throws {
    let image = try require(
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 48))
    )
    let pixels = try require(image.cgImage)
    var painted = 0
    var cutOff = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels.pixel(x: x, y: y) >> 24 > 8 {
        painted += 1
        if x == 0 || y == 0 || x == pixels.width - 1 || y == pixels.height - 1 { cutOff += 1 }
      }
    }
    expect(cutOff, equals: 0)
    expect(painted, isAbove: pixels.width * pixels.height / 40)
  }

  @Test func bezierPathsHaveBoundsAndContainment() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    expect(path.contains(CGPoint(x: 10, y: 5)))
    expect(!path.contains(CGPoint(x: 1, y: 1)))
    expect(abs(path.bounds.width - 20), isBelow: 0.01)
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    expect(path.contains(CGPoint(x: 15, y: 10)))
    path.removeAllPoints()
    expect(path, satisfies: \.isEmpty)
  }

  @Test(arguments: ["magnifyingglass", "heart.fill", "xmark"])
  func translucentSymbolsHaveAUniformColor(name: String) throws {
    let color = UIColor.black.withAlphaComponent(0.5)
    let configuration = UIImage.SymbolConfiguration(pointSize: 48, weight: .black)
    let symbol = try require(UIImage(systemName: name, withConfiguration: configuration))
      .withTintColor(color)
    let drawn = UIGraphicsImageRenderer(size: symbol.size).image { _ in symbol.draw(at: .zero) }
    let pixels = try require(drawn.cgImage)
    var darkest: UInt32 = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { darkest = max(darkest, pixels.pixel(x: x, y: y) >> 24) }
    }
    expect((126...129).contains(darkest))
  }
}
