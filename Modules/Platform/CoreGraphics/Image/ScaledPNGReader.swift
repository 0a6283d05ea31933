internal import CPNGShim
internal import Foundation

/// Decodes large PNG files row by row at a smaller size.
///
/// gdk-pixbuf would load the whole image, 300 MB for a hundred million pixels.
enum ScaledPNGReader {
  /// Decodes a file.
  ///
  /// - Returns: The image; nil for an interlaced file, whose rows are not stored in sequence.
  /// - Throws: `ImageDecodingError` for a broken file.
  static func read(_ data: Data, width: Int, height: Int) throws -> CGImage? {
    guard let target = PixelBuffer(width: width, height: height) else {
      throw ImageDecodingError.notAnImage
    }
    let result = data.withUnsafeBytes { bytes in
      png_read_scaled(
        bytes.bindMemory(to: UInt8.self).baseAddress,
        bytes.count,
        UInt32(width),
        UInt32(height),
        target.bytes.assumingMemoryBound(to: UInt8.self),
        target.bytesPerRow
      )
    }
    switch result {
    case 0, 1:
      guard let image = CGImage(pixels: target, isOpaque: result == 1) else {
        throw ImageDecodingError.notAnImage
      }
      return image
    case -2: return nil
    default: throw ImageDecodingError.truncated
    }
  }
}
