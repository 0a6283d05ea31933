internal import Foundation

/// Makes pictures of the bytes of PNG, JPEG, WebP and GIF files.
///
/// May be called from any thread, and takes long: about ten milliseconds for a million pixels. What
/// the bytes claim is checked before memory is taken.
package enum ImageDecoder {
  /// How many pixels a picture may have.
  package static let maximumPixelCount = 100_000_000
  /// From how many pixels on a picture that is to be smaller is never whole in memory, where that
  /// can be done: they take 64 MB.
  private static let largePixelCount = 1 << 24

  /// The size of a picture as it will show, in pixels, read from its first bytes.
  ///
  /// - Parameter data: The file, or enough of its start.
  /// - Returns: Width and height.
  /// - Throws: `ImageDecodingError`, also for a picture of too many pixels.
  package static func pixelSize(of data: Data) throws -> (width: Int, height: Int) {
    let header = try checkedHeader(of: data)
    return header.isSideways ? (header.height, header.width) : (header.width, header.height)
  }

  /// Decodes a picture, upright.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - maximumPixelSize: How wide and how tall the result may be; a larger picture is scaled
  ///     down, a JPEG while it is being
  ///     decoded, which saves time and memory. Nil for the full size.
  /// - Returns: The picture. Of an animation, the first frame.
  /// - Throws: `ImageDecodingError`.
  package static func decode(_ data: Data, maximumPixelSize: Int? = nil) throws -> CGImage {
    let header = try checkedHeader(of: data)
    guard header.isComplete else { throw ImageDecodingError.truncated }
    var (width, height) = (header.width, header.height)
    if let limit = maximumPixelSize, limit > 0, max(width, height) > limit {
      let factor = Double(limit) / Double(max(width, height))
      width = max(1, Int((Double(width) * factor).rounded()))
      height = max(1, Int((Double(height) * factor).rounded()))
    }
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

  private static func checkedHeader(of data: Data) throws -> ImageHeader {
    let header = try ImageHeader(data)
    guard header.width <= maximumPixelCount / header.height else {
      throw ImageDecodingError.tooLarge(width: header.width, height: header.height)
    }
    return header
  }
}
