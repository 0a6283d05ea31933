public import Foundation

extension CGImage {
  /// Makes an image from pixels in memory; nil for an unsupported format, or for too few bytes.
  ///
  /// Supported are 8 bits per component: RGB in 24 bits, or in 32 bits with alpha or an unused byte
  /// on either side and in either order, and gray in 8 bits, in the spaces of the screen. The
  /// pixels are copied.
  public convenience init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, space.isNative,
      let reader = RawPixels(
        bitsPerPixel: bitsPerPixel,
        components: space.numberOfComponents,
        bitmapInfo,
        decode
      ),
      let data = provider.data,
      let pixels = reader.pixels(data, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(
      pixels: pixels,
      isOpaque: !reader.hasAlpha,
      shouldInterpolate: shouldInterpolate,
      renderingIntent: intent,
      format: PixelFormat(bitmapInfo, space)
    )
  }

  /// Makes an image mask: paint passes at 0 and is blocked at 255, unless `decode` inverts this.
  ///
  /// Returns nil unless there are 8 bits per pixel, or for too few bytes.
  public convenience init?(
    maskWidth width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8,
      let reader = RawPixels(bitsPerPixel: 8, components: 1, [], decode),
      let data = provider.data,
      let gray = reader.pixels(data, width: width, height: height, bytesPerRow: bytesPerRow),
      let image = CGImage(pixels: gray, isOpaque: true),
      let mask = image.mapped({ (0, 0, 0, 255 - $0.red) })
    else { return nil }
    self.init(
      pixels: mask.pixels,
      isOpaque: false,
      isMask: true,
      shouldInterpolate: shouldInterpolate
    )
  }

  /// Decodes the bytes of a PNG file; nil for other formats.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source, .png, shouldInterpolate, intent)
  }

  /// Decodes the bytes of a JPEG file; nil for other formats.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source, .jpeg, shouldInterpolate, intent)
  }

  private convenience init?(
    _ source: CGDataProvider,
    _ kind: ImageHeader.Kind,
    _ shouldInterpolate: Bool,
    _ intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, (try? ImageHeader(data))?.kind == kind,
      let image = try? ImageDecoder.decode(data, isUpright: false)
    else { return nil }
    self.init(
      pixels: image.pixels,
      isOpaque: image.isOpaque,
      shouldInterpolate: shouldInterpolate,
      renderingIntent: intent,
      format: image.format
    )
  }

  /// The mapping of sample values to colors; always nil, the identity, in which all images are
  /// stored.
  public var decode: UnsafePointer<CGFloat>? { nil }
}
