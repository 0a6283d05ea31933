internal import Foundation

/// Reads pixels in other formats from memory.
struct RawPixels {
  /// The number of bytes per pixel.
  private let size: Int
  /// The offsets of red, green, blue and alpha in a pixel.
  private let places: (Int, Int, Int, alpha: Int?)
  private let isPremultiplied: Bool
  /// Tables that map the values of red, green and blue; empty for the identity.
  private let tables: [[UInt8]]

  /// Whether the format has alpha.
  var hasAlpha: Bool { places.alpha != nil }

  /// Makes a reader for a format; nil if it is not supported.
  init?(
    bitsPerPixel: Int,
    components: Int,
    _ info: CGBitmapInfo,
    _ decode: UnsafePointer<CGFloat>?
  ) {
    let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    let order = info.intersection(.byteOrderMask)
    var isPremultiplied = true
    switch (components, bitsPerPixel, alpha) {
    case (1, 8, CGImageAlphaInfo.none?): places = (0, 0, 0, nil)
    case (3, 24, CGImageAlphaInfo.none?): places = (0, 1, 2, nil)
    case (3, 32, let alpha?):
      let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
      guard isFirst || [.premultipliedLast, .last, .noneSkipLast].contains(alpha) else {
        return nil
      }
      let isSkipped = alpha == .noneSkipFirst || alpha == .noneSkipLast
      isPremultiplied = alpha != .first && alpha != .last
      let isLittle = order == .byteOrder32Little
      func place(_ index: Int) -> Int { isLittle ? 3 - index : index }
      let first = isFirst ? 1 : 0
      places = (
        place(first), place(first + 1), place(first + 2),
        isSkipped ? nil : place(isFirst ? 0 : 3)
      )
    default: return nil
    }
    size = bitsPerPixel / 8
    self.isPremultiplied = isPremultiplied
    if let decode {
      tables = (0..<3).map { index in
        let place = components == 1 ? 0 : index
        let (low, high) = (decode[2 * place], decode[2 * place + 1])
        return (0..<256).map { value in
          let mapped = (low + (high - low) * CGFloat(value) / 255) * 255
          return UInt8(min(max(mapped.rounded(), 0), 255))
        }
      }
    } else {
      tables = []
    }
  }

  /// The pixels in the native format; nil for too few bytes.
  func pixels(_ data: Data, width: Int, height: Int, bytesPerRow: Int) -> PixelBuffer? {
    guard width > 0, height > 0, bytesPerRow >= width * size,
      data.count >= (height - 1) * bytesPerRow + width * size,
      let buffer = PixelBuffer(width: width, height: height)
    else { return nil }
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<height {
        read(
          (base + y * bytesPerRow).assumingMemoryBound(to: UInt8.self),
          width,
          to: (buffer.bytes + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        )
      }
    }
    return buffer
  }

  private func read(
    _ row: UnsafePointer<UInt8>,
    _ width: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<width {
      let from = row + x * size
      var (red, green, blue) = (from[places.0], from[places.1], from[places.2])
      if !tables.isEmpty {
        (red, green, blue) = (tables[0][Int(red)], tables[1][Int(green)], tables[2][Int(blue)])
      }
      let alpha = places.alpha.map { from[$0] } ?? 255
      if !isPremultiplied, alpha < 255 {
        func multiplied(_ part: UInt8) -> UInt8 { UInt8((Int(part) * Int(alpha) + 127) / 255) }
        (red, green, blue) = (multiplied(red), multiplied(green), multiplied(blue))
      }
      let to = target + x * 4
      (to[0], to[1], to[2], to[3]) = (min(blue, alpha), min(green, alpha), min(red, alpha), alpha)
    }
  }
}
