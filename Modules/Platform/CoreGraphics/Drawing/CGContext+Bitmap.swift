import Foundation

extension CGContext {
  /// The width of the bitmap, in pixels; 0 for a recording context.
  public var width: Int { bitmap?.width ?? 0 }

  /// The height of the bitmap, in pixels; 0 for a recording context.
  public var height: Int { bitmap?.height ?? 0 }

  /// The distance from one row of the bitmap to the next, in bytes; 0 for a recording context.
  public var bytesPerRow: Int { layout?.bytesPerRow ?? bitmap?.pixels.bytesPerRow ?? 0 }

  /// The pixels of the bitmap, the top row first, in the format it was made with; nil for a
  /// recording context.
  ///
  /// The pixels may be modified. Valid as long as the context exists.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap else { return nil }
    if let layout { return layout.share(bitmap) }
    bitmap.flush()
    return bitmap.pixels.bytes
  }

  /// The number of bits per color component; 0 for a recording context.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

  /// The number of bits per pixel; 0 for a recording context.
  public var bitsPerPixel: Int { bitmap == nil ? 0 : (layout?.order.bytesPerPixel ?? 4) * 8 }

  /// The color space of the bitmap; nil for a recording context.
  public var colorSpace: CGColorSpace? {
    bitmap == nil ? nil : layout?.order == .gray ? .standardGray : .standardRGB
  }

  /// The alpha and byte order that the bitmap was made with.
  public var bitmapInfo: CGBitmapInfo { format }

  /// The alpha information that the bitmap was made with.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: format.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// The image drawn so far; nil unless the context is a bitmap.
  ///
  /// Copies the pixels.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    layout?.read(into: bitmap)
    bitmap.markChanged()
    let image = bitmap.makeImage()
    return layout?.order == .gray ? image?.inGray : image
  }
}
