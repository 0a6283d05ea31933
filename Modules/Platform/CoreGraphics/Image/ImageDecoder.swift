internal import Foundation

/// Decodes the bytes of PNG, JPEG, WebP and GIF files.
///
/// May be called from any thread, and takes about ten milliseconds per million pixels. The claims
/// of a file are checked before memory is allocated.
package enum ImageDecoder {
  /// The maximum number of pixels of an image.
  package static let maximumPixelCount = 100_000_000
  /// The number of pixels, 64 MB, from which an image that is to be downscaled is decoded row by
  /// row, if its format allows that.
  private static let largePixelCount = 1 << 24

  /// The size of an image when displayed upright, in pixels, read from its first bytes.
  ///
  /// - Parameter data: The file, or a sufficient prefix.
  /// - Returns: Width and height.
  /// - Throws: `ImageDecodingError`, also if the image has too many pixels.
  package static func pixelSize(of data: Data) throws -> (width: Int, height: Int) {
    let header = try checkedHeader(of: data)
    return header.isSideways ? (header.height, header.width) : (header.width, header.height)
  }

  /// Decodes an image.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - maximumPixelSize: The maximum width and height of the result; nil for the full size. A
  ///     larger image is scaled down, a JPEG during decoding, which saves time and memory.
  ///   - isUpright: Whether the image is rotated upright; otherwise it is returned as stored.
  /// - Returns: The image; the first frame of an animation.
  /// - Throws: `ImageDecodingError`.
  package static func decode(
    _ data: Data,
    maximumPixelSize: Int? = nil,
    isUpright: Bool = true
  ) throws -> CGImage {
    var header = try checkedHeader(of: data)
    if !isUpright { header.exifOrientation = nil }
    let image = try decode(data, header, maximumPixelSize: maximumPixelSize)
    let format = PixelFormat.decoded(isOpaque: image.isOpaque, isGray: header.isGray)
    return image.read(in: format) ?? image
  }

  private static func decode(
    _ data: Data,
    _ header: ImageHeader,
    maximumPixelSize: Int?
  ) throws -> CGImage {
    guard header.isComplete else { throw ImageDecodingError.truncated }
    if header.isMovingWebP {
      // gdk-pixbuf's loader accepts broken frames as complete, and fails if they are missing.
      let first = AnimationReader(data)?.frame(0, maximumPixelSize: maximumPixelSize)
      guard let first else { throw ImageDecodingError.truncated }
      return first
    }
    let (width, height) = fit(header.width, header.height, into: maximumPixelSize)
    // The maximum size of a Cairo surface along one side.
    guard width <= 32_767, height <= 32_767 else {
      throw ImageDecodingError.tooLarge(width: header.width, height: header.height)
    }
    if header.kind == .png, header.orientation == 1, width < header.width, height < header.height,
      header.width * header.height > largePixelCount,
      let image = try ScaledPNGReader.read(data, width: width, height: height)
    {
      return image
    }
    return try PixbufReader.read(data, header, width: width, height: height)
  }

  /// The size of an image that is limited to `limit` in width and height.
  ///
  /// - Returns: Width and height, with approximately the same aspect ratio.
  static func fit(_ width: Int, _ height: Int, into limit: Int?) -> (width: Int, height: Int) {
    guard let limit, limit > 0, max(width, height) > limit else { return (width, height) }
    let factor = Double(limit) / Double(max(width, height))
    return (
      max(1, Int((Double(width) * factor).rounded())),
      max(1, Int((Double(height) * factor).rounded()))
    )
  }

  private static func checkedHeader(of data: Data) throws -> ImageHeader {
    let header = try ImageHeader(data)
    guard header.width <= maximumPixelCount / header.height else {
      throw ImageDecodingError.tooLarge(width: header.width, height: header.height)
    }
    return header
  }
}
