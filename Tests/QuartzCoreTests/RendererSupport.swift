import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// A canvas with a renderer, and access to its pixels.
final class Board {
  let canvas: CairoCanvas
  let renderer: LayerRenderer
  let root = CALayer()

  init(width: Int = 40, height: Int = 40, scale: CGFloat = 1) throws {
    canvas = try require(CairoCanvas(width: width, height: height, scale: scale))
    renderer = LayerRenderer(scale: scale)
    root.frame = CGRect(
      x: 0,
      y: 0,
      width: CGFloat(width) / scale,
      height: CGFloat(height) / scale
    )
    root.backgroundColor = .white
  }

  func render(at time: CFTimeInterval = 0) {
    renderer.render(root, into: canvas, at: time)
  }

  /// The pixel as 0xAARRGGBB, premultiplied.
  subscript(x: Int, y: Int) -> UInt32 {
    canvas.pixels.bytes.load(fromByteOffset: y * canvas.pixels.bytesPerRow + x * 4, as: UInt32.self)
  }

  /// All pixels of a new rendering of the same tree by a new renderer.
  func fresh(at time: CFTimeInterval = 0) throws -> [UInt32] {
    let other = try require(
      CairoCanvas(width: canvas.width, height: canvas.height, scale: canvas.scale)
    )
    let renderer = LayerRenderer(scale: canvas.scale)
    renderer.keepsRasters = false
    renderer.render(root, into: other, at: time)
    return Board.pixels(of: other)
  }

  var pixels: [UInt32] { Board.pixels(of: canvas) }

  static func pixels(of canvas: CairoCanvas) -> [UInt32] {
    let width = canvas.width
    return [UInt32](unsafeUninitializedCapacity: width * canvas.height) { buffer, count in
      for y in 0..<canvas.height {
        let row = canvas.pixels.bytes + y * canvas.pixels.bytesPerRow
        buffer.baseAddress?.advanced(by: y * width)
          .initialize(from: row.assumingMemoryBound(to: UInt32.self), count: width)
      }
      count = width * canvas.height
    }
  }

  /// The largest difference of any part of the color of two pixels, 0 to 255.
  static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
  }

  @discardableResult
  func add(
    _ frame: CGRect,
    _ color: CGColor?,
    to parent: CALayer? = nil,
    _ change: (CALayer) -> Void = { _ in }
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    change(layer)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    (parent ?? root).addSublayer(layer)
    CATransaction.commit()
    return layer
  }
}

/// Runs changes with no implicit animations.
func still(_ body: () throws -> Void) rethrows {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  defer { CATransaction.commit() }
  try body()
}

let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
let white: UInt32 = 0xFFFF_FFFF
let opaqueRed: UInt32 = 0xFFFF_0000
let opaqueGreen: UInt32 = 0xFF00_FF00
let opaqueBlue: UInt32 = 0xFF00_00FF

extension DamageRegion {
  /// The number of pixels.
  var area: Int { rects.reduce(0) { $0 + $1.width * $1.height } }
}
