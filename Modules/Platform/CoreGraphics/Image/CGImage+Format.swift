public import Foundation

extension CGImage {
  /// The number of bits per color component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel: 32, or 8 for gray or alpha alone.
  public var bitsPerPixel: Int { format.order.bytesPerPixel * 8 }
  /// The distance from one row to the next in the data of ``dataProvider``, in bytes.
  public var bytesPerRow: Int {
    format.order.isNative ? pixels.bytesPerRow : width * format.order.bytesPerPixel
  }
  /// The color space of the pixels: sRGB or gray; nil for a mask, or for alpha alone.
  public var colorSpace: CGColorSpace? { isMask ? nil : format.colorSpace }
  /// The position of alpha and whether the colors are premultiplied.
  public var alphaInfo: CGImageAlphaInfo { format.alphaInfo }
  /// The alpha information and the byte order.
  public var bitmapInfo: CGBitmapInfo { format.info }

  /// The pixels of the image, row by row, in the format of ``bitmapInfo`` and ``bytesPerRow``.
  ///
  /// An image that a bitmap context made has the format of the context; one that was decoded from
  /// a file has red, green, blue and alpha, or only gray.
  public var dataProvider: CGDataProvider? {
    guard !format.order.isNative else {
      return CGDataProvider(data: Data(bytes: pixels.bytes, count: pixels.bytesPerRow * height))
    }
    var data = Data(count: bytesPerRow * height)
    data.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<height {
        format.order.encode(
          pixels.bytes + y * pixels.bytesPerRow,
          width,
          to: base + y * bytesPerRow
        )
      }
    }
    return CGDataProvider(data: data)
  }

  /// The same image, read in another format.
  func read(in format: PixelFormat?) -> CGImage? {
    CGImage(
      pixels: pixels,
      isOpaque: isOpaque,
      isMask: isMask,
      shouldInterpolate: shouldInterpolate,
      renderingIntent: renderingIntent,
      format: format
    )
  }
}
