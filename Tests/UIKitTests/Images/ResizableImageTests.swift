import Expectations
import Foundation
import Testing
import UIKit

/// Images with cap insets, and animated images.
@MainActor @Suite struct ResizableImageTests {
  /// Six points wide and high: a red edge of two points around a green and a blue half.
  private let image = Self.draw(CGSize(width: 6, height: 6)) {
    for (color, rect) in [
      (UIColor(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 6, height: 6)),
      (UIColor(red: 0, green: 1, blue: 0, alpha: 1), CGRect(x: 2, y: 2, width: 1, height: 2)),
      (UIColor(red: 0, green: 0, blue: 1, alpha: 1), CGRect(x: 3, y: 2, width: 1, height: 2)),
    ] {
      color.setFill()
      UIRectFill(rect)
    }
  }
  private let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)

  private static func draw(_ size: CGSize, _ actions: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in actions() }
  }

  /// The colors of a row of pixels: r, g, b, or blends of them.
  private func row(_ y: Int, _ image: CGImage?) throws -> String {
    let image = try require(image)
    return String(
      (0..<image.width).map { x -> Character in
        switch image.pixel(x: x, y: y) {
        case 0xFFFF_0000: "r"
        case 0xFF00_FF00: "g"
        case 0xFF00_00FF: "b"
        default: "?"
        }
      }
    )
  }

  private func drawn(_ image: UIImage, _ size: CGSize) -> CGImage? {
    Self.draw(size) { image.draw(in: CGRect(origin: .zero, size: size)) }.cgImage
  }

  private func shown(_ image: UIImage, _ size: CGSize) -> CGImage? {
    let host = HeadlessHost(size: size, scale: 1)
    let window = host.makeWindow()
    let view = UIImageView(frame: CGRect(origin: .zero, size: size))
    view.image = image
    window.addSubview(view)
    host.frame()
    return host.snapshot()
  }

  @Test func aResizableImageKeepsItsInsetsAndMode() {
    let resizable = image.resizableImage(withCapInsets: insets)
    expect(resizable.capInsets == insets && resizable.resizingMode == .tile)
    expect(image.resizableImage(withCapInsets: insets, resizingMode: .stretch) != resizable)
    expect(resizable.withRenderingMode(.alwaysOriginal).capInsets, equals: insets)
    expect(image.capInsets == .zero && resizable.size == image.size)
  }

  @Test(arguments: [false, true])
  func edgesKeepTheirSizeAndTheMiddleIsRepeated(isInView: Bool) throws {
    let resizable = image.resizableImage(withCapInsets: insets)
    let size = CGSize(width: 9, height: 10)
    let rendered = isInView ? shown(resizable, size) : drawn(resizable, size)
    try expect(row(1, rendered), equals: "rrrrrrrrr")
    try expect(row(2, rendered), equals: "rrgbgbgrr")
    try expect(row(7, rendered), equals: "rrgbgbgrr")
    try expect(row(8, rendered), equals: "rrrrrrrrr")
  }

  @Test func aStretchedMiddleKeepsTheEdgesInAView() throws {
    let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let rendered = shown(resizable, CGSize(width: 24, height: 12))
    try expect(row(1, rendered), equals: String(repeating: "r", count: 24))
    let middle = try row(6, rendered)
    expect(middle.hasPrefix("rr") && middle.hasSuffix("rr"))
    expect(!middle.dropFirst(2).dropLast(2).contains("r"))
    let plain = try row(6, shown(image, CGSize(width: 24, height: 12)))
    expect(plain.hasPrefix("rrrrr"), "all of it stretches without edges")
  }

  @Test func edgesThatDoNotFitShrink() throws {
    let resizable = image.resizableImage(withCapInsets: insets)
    try expect(row(0, shown(resizable, CGSize(width: 2, height: 2))), equals: "rr")
    try expect(row(0, drawn(resizable, CGSize(width: 2, height: 2))), equals: "rr")
  }

  @Test func changingTheImageSizeInvalidatesTheLayout() throws {
    let host = HeadlessHost(size: CGSize(width: 11, height: 6), scale: 1)
    let window = host.makeWindow()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 7, height: 6))
    view.image = image.resizableImage(withCapInsets: insets)
    window.addSubview(view)
    host.frame()
    host.run { view.frame.size.width = 11 }
    host.frame()
    try expect(row(2, host.snapshot()), equals: "rrgbgbgbgrr")
  }

  @Test func animatedImagesPlayAutomatically() throws {
    let colors = [UIColor.red, .green].map { color in
      Self.draw(CGSize(width: 2, height: 2)) {
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    let moving = try require(UIImage.animatedImage(with: colors, duration: 1))
    expect(moving.images == colors && moving.duration == 1 && moving.size.width == 2)
    expectNil(UIImage.animatedImage(with: [], duration: 1))
    let host = HeadlessHost(size: CGSize(width: 2, height: 2), scale: 1)
    let window = host.makeWindow()
    let view = UIImageView(image: moving)
    host.run { window.addSubview(view) }
    host.advance(by: 0.2)
    try expect(row(0, host.snapshot()), equals: "rr")
    host.advance(by: 0.5)
    try expect(row(0, host.snapshot()), equals: "gg")
    host.run { view.image = colors[0] }
    host.advance(by: 0.1)
    try expect(row(0, host.snapshot()), equals: "rr")
  }
}
