internal import Foundation

/// The properties of an image in its first bytes, read without decoding.
package struct ImageHeader: Sendable {
  /// The supported file formats, by the names of their loaders.
  package enum Kind: String, Sendable {
    case png, jpeg, webp, gif
  }

  /// The kind of the file.
  package var kind: Kind
  /// The stored width, in pixels.
  package var width: Int
  /// The stored height, in pixels.
  package var height: Int
  /// The Exif orientation of the stored image, 1 (upright) to 8; nil if the file has none.
  package var exifOrientation: Int?
  /// Whether the data contains the end of the image.
  package var isComplete: Bool

  /// Whether the file has gray and no colors.
  var isGray = false

  /// Whether the file is a WebP animation, whose frames gdk-pixbuf's loader does not decode
  /// reliably.
  var isMovingWebP = false

  /// The Exif orientation of the stored image, 1 (upright) to 8.
  var orientation: Int { exifOrientation ?? 1 }

  /// Whether displaying the image upright swaps width and height.
  var isSideways: Bool { orientation >= 5 }

  /// Reads the header.
  ///
  /// - Parameter data: The file, or a sufficient prefix.
  /// - Throws: `ImageDecodingError`.
  package init(_ data: Data) throws {
    let header = try data.withUnsafeBytes { try Self.read(ImageByteReader(bytes: $0)) }
    guard header.width > 0, header.height > 0 else { throw ImageDecodingError.notAnImage }
    self = header
  }

  private init(_ kind: Kind, _ width: Int, _ height: Int, isComplete: Bool) {
    self.kind = kind
    self.width = width
    self.height = height
    self.isComplete = isComplete
  }

  private static func read(_ bytes: ImageByteReader) throws -> ImageHeader {
    if bytes.has("\u{89}PNG\r\n\u{1A}\n", at: 0) || bytes.big(0, 4) == 0x8950_4E47 {
      return try readPNG(bytes)
    }
    if bytes.big(0, 2) == 0xFFD8 { return try readJPEG(bytes) }
    if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return try readWebP(bytes) }
    if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) {
      guard let width = bytes.little(6, 2), let height = bytes.little(8, 2) else {
        throw ImageDecodingError.truncated
      }
      return ImageHeader(.gif, width, height, isComplete: true)
    }
    throw ImageDecodingError.notAnImage
  }

  private static func readPNG(_ bytes: ImageByteReader) throws -> ImageHeader {
    guard let width = bytes.big(16, 4), let height = bytes.big(20, 4) else {
      throw ImageDecodingError.truncated
    }
    guard bytes.has("IHDR", at: 12) else { throw ImageDecodingError.notAnImage }
    var isComplete = false
    var offset = 8
    while let length = bytes.big(offset, 4) {
      if bytes.has("IEND", at: offset + 4) {
        isComplete = true
        break
      }
      offset += 12 + length
    }
    var header = ImageHeader(.png, width, height, isComplete: isComplete)
    header.isGray = bytes.byte(25) == 0
    return header
  }

  private static func readWebP(_ bytes: ImageByteReader) throws -> ImageHeader {
    guard let size = bytes.little(4, 4) else { throw ImageDecodingError.truncated }
    let isComplete = bytes.count >= size + 8
    if bytes.has("VP8X", at: 12) {
      guard let width = bytes.little(24, 3), let height = bytes.little(27, 3) else {
        throw ImageDecodingError.truncated
      }
      var header = ImageHeader(.webp, width + 1, height + 1, isComplete: isComplete)
      header.isMovingWebP = bytes.byte(20).map { $0 & 2 != 0 } ?? false
      return header
    }
    if bytes.has("VP8L", at: 12) {
      guard let bits = bytes.little(21, 4) else { throw ImageDecodingError.truncated }
      return ImageHeader(
        .webp,
        bits & 0x3FFF + 1,
        bits >> 14 & 0x3FFF + 1,
        isComplete: isComplete
      )
    }
    if bytes.has("VP8 ", at: 12) {
      guard let width = bytes.little(26, 2), let height = bytes.little(28, 2) else {
        throw ImageDecodingError.truncated
      }
      return ImageHeader(.webp, width & 0x3FFF, height & 0x3FFF, isComplete: isComplete)
    }
    throw bytes.count < 30 ? ImageDecodingError.truncated : .notAnImage
  }

  // MARK: - JPEG

  private static func readJPEG(_ bytes: ImageByteReader) throws -> ImageHeader {
    var offset = 2
    var orientation: Int?
    while let marker = bytes.big(offset, 2) {
      guard marker >> 8 == 0xFF else { throw ImageDecodingError.notAnImage }
      let kind = marker & 0xFF
      // Fill bytes, and markers without a segment.
      if kind == 0xFF {
        offset += 1
        continue
      }
      if kind == 0x01 || (0xD0...0xD8).contains(kind) {
        offset += 2
        continue
      }
      guard let length = bytes.big(offset + 2, 2) else { break }
      guard length >= 2 else { throw ImageDecodingError.notAnImage }
      let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame {
        guard let height = bytes.big(offset + 5, 2), let width = bytes.big(offset + 7, 2) else {
          break
        }
        var header = ImageHeader(
          .jpeg,
          width,
          height,
          isComplete: hasEnd(bytes, after: offset + 2 + length)
        )
        header.exifOrientation = orientation
        header.isGray = bytes.byte(offset + 9) == 1
        return header
      }
      if kind == 0xDA || kind == 0xD9 { throw ImageDecodingError.notAnImage }
      if kind == 0xE1, bytes.has("Exif\0\0", at: offset + 4) {
        orientation = exifOrientation(bytes, offset + 10) ?? orientation
      }
      offset += 2 + length
    }
    throw ImageDecodingError.truncated
  }

  /// Whether there is an end marker after `start`; cameras append other data.
  private static func hasEnd(_ bytes: ImageByteReader, after start: Int) -> Bool {
    var offset = bytes.count - 2
    while offset >= start {
      if bytes.bytes[offset] == 0xFF, bytes.bytes[offset + 1] == 0xD9 { return true }
      offset -= 1
    }
    return false
  }

  private static func exifOrientation(_ bytes: ImageByteReader, _ start: Int) -> Int? {
    let isLittle = bytes.has("II", at: start)
    guard isLittle || bytes.has("MM", at: start) else { return nil }
    func number(_ offset: Int, _ length: Int) -> Int? {
      isLittle ? bytes.little(offset, length) : bytes.big(offset, length)
    }
    guard let first = number(start + 4, 4), let count = number(start + first, 2) else { return nil }
    for index in 0..<min(count, 200) {
      let entry = start + first + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112, let value = number(entry + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }
}
