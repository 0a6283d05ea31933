internal import Foundation

/// The order of the components of a pixel in the memory of a bitmap.
enum PixelOrder: Sendable {
  /// Blue, green, red, alpha: the native order of all images.
  case bgra
  case rgba
  case argb
  case abgr
  case gray
  /// Alpha without colors.
  case alpha

  /// The order for a bitmap info and color space; nil if it is not supported.
  init?(_ info: CGBitmapInfo, _ space: CGColorSpace) {
    guard space.isNative else { return nil }
    let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
    switch (space.numberOfComponents, alpha) {
    case (3, .premultipliedFirst?), (3, .noneSkipFirst?): self = isLittle ? .bgra : .argb
    case (3, .premultipliedLast?), (3, .noneSkipLast?): self = isLittle ? .abgr : .rgba
    case (1, CGImageAlphaInfo.none?): self = .gray
    case (_, .alphaOnly?): self = .alpha
    default: return nil
    }
  }

  var bytesPerPixel: Int { self == .gray || self == .alpha ? 1 : 4 }

  /// Whether the order is the native one of the canvas.
  var isNative: Bool { self == .bgra }

  /// The offsets of blue, green, red and alpha in a pixel.
  private var places: (Int, Int, Int, Int) {
    switch self {
    case .bgra, .gray, .alpha: (0, 1, 2, 3)
    case .rgba: (2, 1, 0, 3)
    case .argb: (3, 2, 1, 0)
    case .abgr: (1, 2, 3, 0)
    }
  }

  /// Converts a row of pixels to the native order.
  func decode(_ row: UnsafeRawPointer, _ width: Int, to target: UnsafeMutableRawPointer) {
    let source = row.assumingMemoryBound(to: UInt8.self)
    let pixels = target.assumingMemoryBound(to: UInt8.self)
    let (blue, green, red, alpha) = places
    for x in 0..<width {
      let pixel = pixels + x * 4
      switch self {
      case .gray:
        (pixel[0], pixel[1], pixel[2], pixel[3]) = (source[x], source[x], source[x], 255)
      case .alpha: (pixel[0], pixel[1], pixel[2], pixel[3]) = (0, 0, 0, source[x])
      case .bgra, .rgba, .argb, .abgr:
        let from = source + x * 4
        (pixel[0], pixel[1], pixel[2], pixel[3]) = (
          from[blue], from[green], from[red], from[alpha]
        )
      }
    }
  }

  /// Converts a row of pixels from the native order.
  func encode(_ row: UnsafeRawPointer, _ width: Int, to target: UnsafeMutableRawPointer) {
    let pixels = row.assumingMemoryBound(to: UInt8.self)
    let bytes = target.assumingMemoryBound(to: UInt8.self)
    let (blue, green, red, alpha) = places
    for x in 0..<width {
      let pixel = pixels + x * 4
      switch self {
      case .gray: bytes[x] = Self.luminance(red: pixel[2], green: pixel[1], blue: pixel[0])
      case .alpha: bytes[x] = pixel[3]
      case .bgra, .rgba, .argb, .abgr:
        let to = bytes + x * 4
        (to[blue], to[green], to[red], to[alpha]) = (pixel[0], pixel[1], pixel[2], pixel[3])
      }
    }
  }

  /// The luminance of a color with the sRGB weights.
  static func luminance(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    let sum = Int(red) * 213 + Int(green) * 715 + Int(blue) * 72
    return UInt8((sum + 500) / 1000)
  }
}
