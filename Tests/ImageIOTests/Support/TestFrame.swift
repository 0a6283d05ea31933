import CoreGraphics
import TestSupport

/// A frame to write into a file, and to compose by the model.
struct TestFrame {
  enum Disposal: Int, CaseIterable { case keep, clear, restore }

  var area: PixelRect
  /// The pixels of the area, row by row: `0xAARRGGBB`, colors not multiplied by alpha.
  var pixels: [UInt32]
  var disposal = Disposal.keep
  var isBlended = true
  /// In milliseconds.
  var delay = 100

  /// A frame of one color.
  init(_ area: PixelRect, color: UInt32, disposal: Disposal = .keep, isBlended: Bool = true) {
    self.area = area
    pixels = Array(repeating: color, count: area.width * area.height)
    self.disposal = disposal
    self.isBlended = isBlended
  }

  /// A random frame on a canvas, with colors from a list.
  init(
    random: inout SeededGenerator,
    in canvas: PixelRect,
    colors: [UInt32],
    isFlat: Bool = false,
    step: Int = 1
  ) {
    area = canvas
    if Int.random(in: 0..<4, using: &random) > 0 {
      area.x = Int.random(in: 0..<canvas.width, using: &random) / step * step
      area.y = Int.random(in: 0..<canvas.height, using: &random) / step * step
      area.width = Int.random(in: 1...canvas.width - area.x, using: &random)
      area.height = Int.random(in: 1...canvas.height - area.y, using: &random)
    }
    let flat = colors[Int.random(in: 0..<colors.count, using: &random)]
    pixels = (0..<area.width * area.height).map { _ in
      isFlat ? flat : colors[Int.random(in: 0..<colors.count, using: &random)]
    }
    disposal = Disposal.allCases[Int.random(in: 0..<3, using: &random)]
    isBlended = Bool.random(using: &random)
    delay = 10 * Int.random(in: 0..<50, using: &random)
  }
}

extension PixelRect {
  static func canvas(_ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: 0, y: 0, width: width, height: height)
  }

  /// A canvas of random size, with a maximum length of each side.
  static func canvas(upTo side: Int, using random: inout SeededGenerator) -> PixelRect {
    canvas(Int.random(in: 1...side, using: &random), Int.random(in: 1...side, using: &random))
  }
}
