import Foundation

/// Distinguishes images from other files by their first bytes.
enum ImageSignature {
  /// Whether the data begins like an image: PNG, JPEG, GIF, WebP, BMP, TIFF, or one of the HEIF
  /// family.
  ///
  /// The rest may still be invalid, which the decoder checks.
  static func begins(_ data: Data) -> Bool {
    let head = Array(data.prefix(12))
    func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: bytes)
    }
    return has([0x89, 0x50, 0x4E, 0x47]) || has([0xFF, 0xD8, 0xFF]) || has(Array("GIF8".utf8))
      || (has(Array("RIFF".utf8)) && has(Array("WEBP".utf8), at: 8)) || has(Array("BM".utf8))
      || has([0x49, 0x49, 0x2A, 0x00]) || has([0x4D, 0x4D, 0x00, 0x2A])
      || has(Array("ftyp".utf8), at: 4)
  }
}
