internal import Foundation

/// Makes images of the bytes of PNG, JPEG, WebP and GIF files.
///
/// May be called from any thread, and takes long: about ten milliseconds for a million pixels. What
/// the bytes claim is checked before memory is taken.
package enum ImageDecoder {
  /// How many pixels an image may have.
  package static let maximumPixelCount = 100_000_000
  /// From how many pixels on an image that is to be smaller is never whole in memory, where that
  /// can be done: they take 64 MB.
  private static let largePixelCount = 1 << 24

  /// The size of an image as it will show, in pixels, read from its first bytes.
  ///
  /// - Parameter data: The file, or enough of its start.
  /// - Returns: Width and height.
  /// - Throws: `ImageDecodingError`, also for an image of too many pixels.
  package static func pixelSize(of data: Data) throws -> (width: Int, height: Int) {
    let header = try checkedHeader(of: data)
    return header.isSideways ? (header.height, header.width) : (header.width, header.height)
  }

  /// Decodes an image.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - maximumPixelSize: How wide and how tall the result may be; a larger image is scaled
  ///     down, a JPEG while it is being
  ///     decoded, which saves time and memory. Nil for the full size.
  ///   - isUpright: Whether the image is turned as it is to show; else it is as it is stored.
  /// - Returns: The image. Of an animation, the first frame.
  /// - Throws: `ImageDecodingError`.
  package static func decode(
    _ data: Data,
    maximumPixelSize: Int? = nil,
    isUpright: Bool = true
  ) throws -> CGImage {
    var header = try checkedHeader(of: data)
    guard header.isComplete else { throw ImageDecodingError.truncated }
    if header.isMovingWebP {
      // gdk-pixbuf's loader takes broken frames for whole ones, and complains when they are
      // missing.
      let first = AnimationReader(data)?.frame(0, maximumPixelSize: maximumPixelSize)
      guard let first else { throw ImageDecodingError.truncated }
      return first
    }
    if !isUpright { header.exifOrientation = nil }
    let (width, height) = fit(header.width, header.height, into: maximumPixelSize)
    // No canvas or surface is larger than this along one side.
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

  /// The size of an image that may be so wide and so tall at most.
  ///
  /// - Returns: Width and height, of about the same proportion.
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
