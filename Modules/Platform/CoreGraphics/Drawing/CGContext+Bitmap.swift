import Foundation

extension CGContext {
  /// The number of columns of pixels.
  public var width: Int { bitmap?.width ?? pixels(along: bounds.width) }

  /// The number of rows of pixels.
  public var height: Int { bitmap?.height ?? pixels(along: bounds.height) }

  /// The number of pixels of a length of a recording context, in points.
  private func pixels(along length: CGFloat) -> Int {
    let count = (length * baseTransform.a).rounded(.up)
    return count.isFinite && count > 0 ? Int(count) : 0
  }

  /// The distance from one row of the bitmap to the next, in bytes.
  public var bytesPerRow: Int { layout?.bytesPerRow ?? bitmap?.pixels.bytesPerRow ?? width * 4 }

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

  /// The number of bits per color component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel.
  public var bitsPerPixel: Int { format.order.bytesPerPixel * 8 }

  /// The color space of the bitmap; nil if it has no colors.
  public var colorSpace: CGColorSpace? { format.colorSpace }

  /// The alpha and byte order that the bitmap was made with.
  public var bitmapInfo: CGBitmapInfo { format.info }

  /// The alpha information that the bitmap was made with.
  public var alphaInfo: CGImageAlphaInfo { format.alphaInfo }

  /// The image drawn so far; nil for one without pixels.
  ///
  /// Copies the pixels; a recording context draws them first.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return renderedRecording() }
    layout?.read(into: bitmap)
    bitmap.markChanged()
    let image = bitmap.makeImage()
    guard let layout else { return image }
    return (layout.order == .gray ? image?.inGray : image)?.read(in: format)
  }

  private func renderedRecording() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    let canvas = CairoCanvas(
      width: width,
      height: height,
      scale: baseTransform.a,
      isOpaque: isOpaque
    )
    canvas?.concatenate(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    canvas?.draw(recordedSoFar())
    return canvas?.makeImage()
  }
}
