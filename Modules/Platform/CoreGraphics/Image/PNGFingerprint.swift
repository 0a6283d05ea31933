internal import CPNGShim
internal import Foundation

/// A note, in a PNG file, of the drawing that the file was made from.
///
/// It allows checking without decoding whether a file was made from the same pixels as an image in
/// memory, also where the file keeps fewer colors: a chunk behind the header contains a hash of the
/// pixels, the name of the platform that drew them, and a hash of that name and the rest of the
/// file, so that a file that was modified since has no valid note. The chunk is private and not
/// safe to copy: programs that rewrite the image drop it, and viewers ignore it. The probability
/// that different pixels have the same hash is 2^-64.
package struct PNGFingerprint: Hashable {
  /// The hash of the pixels.
  private let pixels: UInt64
  /// The name of the platform that drew them.
  package let platform: String

  /// "snAP": ancillary, private, not safe to copy, as encoded by the case of the letters (PNG 5.4).
  private static let type: [UInt8] = [0x73, 0x6E, 0x41, 0x50]
  /// The length of the signature and the header chunk, which come first in every PNG.
  private static let headerLength = 8 + 25
  /// The length of the chunk without the name: length, type, two hashes and checksum.
  private static let emptyLength = 4 + 4 + 16 + 4

  /// Reads the note of a file; nil if it has none, or was modified since.
  package init?(in png: Data) {
    let file = [UInt8](png)
    let start = Self.headerLength
    guard file.count > start + Self.emptyLength, Array(file[start + 4..<start + 8]) == Self.type
    else { return nil }
    let length = Int(Self.number(file[start..<start + 4]))
    let end = start + 12 + length
    guard length >= 16, end < file.count else { return nil }
    let name = file[start + 24..<start + 8 + length]
    let expected = Self.number(file[start + 16..<start + 24])
    guard Self.hash(ofFile: file, without: start..<end, name: name) == expected else { return nil }
    pixels = Self.number(file[start + 8..<start + 16])
    platform = String(decoding: name, as: UTF8.self)
  }

  /// Returns the file with a note of the pixels that it was made from.
  ///
  /// - Parameters:
  ///   - png: A PNG file without a note.
  ///   - image: The pixels that were drawn.
  ///   - platform: The name of the platform that drew them.
  /// - Returns: The file; unchanged if it is no PNG.
  package static func add(to png: Data, madeOf image: CGImage, on platform: String) -> Data {
    guard png.count > headerLength else { return png }
    let file = [UInt8](png)
    let name = Array(platform.utf8)[...]
    let rest = hash(ofFile: file, without: headerLength..<headerLength, name: name)
    let body = type + bytes(of: hash(of: image)) + bytes(of: rest) + name
    let checksum = body.withUnsafeBufferPointer { body in
      body.baseAddress.map { png_crc($0, body.count, 0) } ?? 0
    }
    let chunk =
      bytes(of: UInt64(16 + name.count)).suffix(4) + body + bytes(of: UInt64(checksum)).suffix(4)
    return Data(file[..<headerLength] + chunk + file[headerLength...])
  }

  /// Whether the file was made from exactly these pixels.
  package func matches(_ image: CGImage) -> Bool { pixels == Self.hash(of: image) }

  private static func hash(of image: CGImage) -> UInt64 {
    var hash = UInt64(image.width) << 32 | UInt64(image.height) << 1 | (image.isOpaque ? 1 : 0)
    for y in 0..<image.height {
      let row = image.pixels.bytes + y * image.pixels.bytesPerRow
      hash = png_fingerprint(row.assumingMemoryBound(to: UInt8.self), image.width * 4, hash)
    }
    return hash
  }

  private static func hash(
    ofFile file: [UInt8],
    without part: Range<Int>,
    name: ArraySlice<UInt8>
  ) -> UInt64 {
    let rest = file.withUnsafeBufferPointer { file in
      guard let start = file.baseAddress else { return 0 as UInt64 }
      let before = png_fingerprint(start, part.lowerBound, 0)
      return png_fingerprint(start + part.upperBound, file.count - part.upperBound, before)
    }
    return name.withUnsafeBufferPointer { name in
      name.baseAddress.map { png_fingerprint($0, name.count, rest) } ?? rest
    }
  }

  /// The bytes of a number in big-endian order, like all numbers of a PNG.
  private static func bytes(of number: UInt64) -> [UInt8] {
    stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
