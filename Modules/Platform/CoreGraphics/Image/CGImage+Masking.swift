public import Foundation

extension CGImage {
  /// Returns the image with its alpha multiplied by `mask`: an image mask, or an image whose
  /// brightness is the alpha.
  ///
  /// The mask is stretched to the size of the image.
  public func masking(_ mask: CGImage) -> CGImage? {
    let canvas = CairoCanvas(width: width, height: height, scale: 1)
    guard let canvas, let alpha = mask.clippingAlpha else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    canvas.draw(.beginGroup(alpha: 1, nil))
    canvas.draw(.image(self, rect: whole, source: whole, .default, alpha: 1))
    canvas.draw(.keepBelow(alpha, whole))
    canvas.draw(.endGroup)
    return canvas.makeImage()
  }

  /// Returns the image with the pixels transparent whose components are all in a range.
  ///
  /// The ranges are pairs of minimum and maximum for red, green and blue, from 0 to 255.
  ///
  /// Returns nil for an image with alpha.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard isOpaque, components.count >= 6 else { return nil }
    func isIn(_ value: UInt8, _ index: Int) -> Bool {
      CGFloat(value) >= components[2 * index] && CGFloat(value) <= components[2 * index + 1]
    }
    return mapped { pixel in
      isIn(pixel.red, 0) && isIn(pixel.green, 1) && isIn(pixel.blue, 2)
        ? (0, 0, 0, 0) : (pixel.red, pixel.green, pixel.blue, 255)
    }
  }

  /// An image whose alpha is the coverage of this one when it is used as a mask.
  var clippingAlpha: CGImage? {
    isOpaque ? mapped { (0, 0, 0, $0.luminance) } : self
  }

  /// A grayscale copy of the image.
  var inGray: CGImage? {
    mapped(isOpaque: isOpaque) { ($0.luminance, $0.luminance, $0.luminance, $0.alpha) }
  }

  /// A stored pixel, premultiplied.
  struct Pixel {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    var luminance: UInt8 { PixelOrder.luminance(red: red, green: green, blue: blue) }
  }

  /// A copy with every pixel replaced by the premultiplied red, green, blue and alpha that the
  /// closure returns.
  func mapped(
    isOpaque: Bool = false,
    _ map: (Pixel) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  ) -> CGImage? {
    guard let copy = PixelBuffer(width: width, height: height) else { return nil }
    for y in 0..<height {
      let source = (pixels.bytes + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let target = (copy.bytes + y * copy.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let from = source + x * 4
        let pixel = Pixel(
          red: from[2],
          green: from[1],
          blue: from[0],
          alpha: self.isOpaque ? 255 : from[3]
        )
        let (red, green, blue, alpha) = map(pixel)
        let to = target + x * 4
        (to[0], to[1], to[2], to[3]) = (blue, green, red, alpha)
      }
    }
    return CGImage(pixels: copy, isOpaque: isOpaque)
  }
}
