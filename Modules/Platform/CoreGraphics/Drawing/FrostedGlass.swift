internal import Foundation

/// The frosted glass effect: blurs, saturates and tints the pixels behind it.
package struct FrostedGlass {
  /// The standard deviation of the blur, in pixels.
  package var sigma: Double
  /// The saturation factor: 0 is gray, 1 leaves colors unchanged.
  package var saturation: Double
  /// The color that is drawn over the result.
  package var tint: CGColor

  /// Makes a glass.
  package init(sigma: Double, saturation: Double, tint: CGColor) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }

  /// The downscaling factor: the number of original pixels per result pixel along each axis.
  ///
  /// The remaining blur is at least 2.5 pixels, so that the result can be enlarged smoothly.
  package var step: Int { min(max(Int(sigma / 2.5), 1), Self.largestStep) }

  /// With larger blocks the sums would not fit into 16 bits.
  private static let largestStep = 16

  /// The pixels behind the glass, downscaled by `step`; the last row and column cover the
  /// remainder.
  ///
  /// Pixels at the edges are extended beyond them. Takes time linear in the number of pixels.
  ///
  /// - Returns: The image; nil if memory cannot be allocated.
  package func image(of pixels: PixelBuffer) -> CGImage? {
    var floats = reduced(pixels)
    floats.blur(sigma: sigma / Double(step))
    return colored(floats)
  }

  // MARK: Making it smaller

  /// The means of all blocks of pixels.
  private func reduced(_ pixels: PixelBuffer) -> FloatPixels {
    let step = step
    let columns = (pixels.width + step - 1) / step
    let rows = (pixels.height + step - 1) / step
    var floats = FloatPixels(width: columns, height: rows)
    // Two color components per word: 16 by 16 pixels of 255 are less than 2 to the 16th.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * columns) { sums in
      for row in 0..<rows {
        sums.initialize(repeating: 0)
        let lines = min(step, pixels.height - row * step)
        for line in 0..<lines {
          let first = pixels.bytes + (row * step + line) * pixels.bytesPerRow
          add(first.assumingMemoryBound(to: UInt32.self), count: pixels.width, step, to: sums)
        }
        for column in 0..<columns {
          let count = lines * min(step, pixels.width - column * step)
          let part = 1 / Float(count)
          let (even, odd) = (sums[2 * column], sums[2 * column + 1])
          let place = 4 * (row * columns + column)
          floats.values[place] = Float(even & 0xFFFF) * part
          floats.values[place + 1] = Float(odd & 0xFFFF) * part
          floats.values[place + 2] = Float(even >> 16) * part
          floats.values[place + 3] = Float(odd >> 16) * part
        }
      }
    }
    return floats
  }

  private func add(
    _ line: UnsafeMutablePointer<UInt32>,
    count: Int,
    _ step: Int,
    to sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard let sums = sums.baseAddress else { return }
    var column = 0
    var index = 0
    while index < count {
      let end = min(index + step, count)
      var (even, odd): (UInt32, UInt32) = (0, 0)
      while index < end {
        let pixel = line[index]
        even &+= pixel & 0x00FF_00FF
        odd &+= pixel &>> 8 & 0x00FF_00FF
        index &+= 1
      }
      sums[column] &+= even
      sums[column &+ 1] &+= odd
      column &+= 2
    }
  }

  // MARK: Color

  /// Applies saturation and tint, and converts to bytes.
  private func colored(_ floats: FloatPixels) -> CGImage? {
    guard let result = PixelBuffer(width: floats.width, height: floats.height) else { return nil }
    let strength = Float(saturation)
    let rest = Float(1 - tint.alpha)
    let over = Float(tint.alpha) * 255
    let (blueOver, greenOver) = (Float(tint.blue) * over, Float(tint.green) * over)
    let redOver = Float(tint.red) * over
    var leastAlpha: UInt32 = 255
    floats.values.withUnsafeBufferPointer { values in
      guard var value = values.baseAddress else { return }
      for row in 0..<floats.height {
        let line = (result.bytes + row * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for column in 0..<floats.width {
          let (blue, green, red, alpha) = (value[0], value[1], value[2], value[3])
          // The brightness of a color in sRGB.
          let gray = 0.0722 * blue + 0.7152 * green + 0.2126 * red
          func byte(_ part: Float, _ tint: Float) -> UInt32 {
            let stronger = min(max(gray + (part - gray) * strength, 0), alpha)
            return UInt32(stronger * rest + tint + 0.5)
          }
          let opacity = UInt32(alpha * rest + over + 0.5)
          line[column] =
            byte(blue, blueOver) | byte(green, greenOver) << 8 | byte(red, redOver) << 16
            | opacity << 24
          leastAlpha = min(leastAlpha, opacity)
          value += 4
        }
      }
    }
    return CGImage(pixels: result, isOpaque: leastAlpha == 255)
  }
}
