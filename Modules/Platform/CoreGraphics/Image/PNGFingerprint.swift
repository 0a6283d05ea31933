internal import CPNGShim
internal import Foundation

/// A fingerprint, in a PNG file, of the pixels that the file was made from.
///
/// It allows checking without decoding whether a file contains the same pixels as an image in
/// memory: a chunk behind the header contains a hash of the pixels and a hash of the rest of the
/// file, so that a file that was modified since does not match. The chunk is private and not safe
/// to copy: programs that rewrite the image drop it, and viewers ignore it. The probability that
/// different pixels have the same hash is 2^-64.
package enum PNGFingerprint {
  /// "snAP": ancillary, private, not safe to copy, as encoded by the case of the letters (PNG 5.4).
  private static let type: [UInt8] = [0x73, 0x6E, 0x41, 0x50]
  /// The length of the signature and the header chunk, which come first in every PNG.
  private static let headerLength = 8 + 25
  /// The length of the chunk: length, type, two hashes and checksum.
  private static let chunkLength = 4 + 4 + 16 + 4

  /// Returns the file with a fingerprint of the pixels it was made from.
  package static func add(to png: Data, madeOf image: CGImage) -> Data {
    guard png.count > headerLength else { return png }
    let file = [UInt8](png)
    var body = type
    body += bytes(of: hash(of: image))
    body += bytes(of: hash(ofFile: file, without: headerLength..<headerLength))
    let chunk: [UInt8] =
      [0, 0, 0, 16] + body + bytes(of: UInt64(checksum(of: body))).suffix(4)
    return Data(file[..<headerLength] + chunk + file[headerLength...])
  }

  /// Whether a file has a fingerprint, of any pixels.
  package static func isNoted(_ png: Data) -> Bool {
    [UInt8](png.dropFirst(headerLength).prefix(8)) == [0, 0, 0, 16] + type
  }

  /// Whether a file has a fingerprint of exactly these pixels.
  ///
  /// False is inconclusive: the file may have no fingerprint.
  package static func matches(_ png: Data, _ image: CGImage) -> Bool {
    let end = headerLength + chunkLength
    guard png.count > end else { return false }
    let file = [UInt8](png)
    guard isNoted(png) else { return false }
    let hashes = file[(headerLength + 8)..<(end - 4)]
    return Array(hashes.suffix(8)) == bytes(of: hash(ofFile: file, without: headerLength..<end))
      && Array(hashes.prefix(8)) == bytes(of: hash(of: image))
  }

  private static func hash(of image: CGImage) -> UInt64 {
    var hash = UInt64(image.width) << 32 | UInt64(image.height) << 1 | (image.isOpaque ? 1 : 0)
    for y in 0..<image.height {
      let row = image.pixels.bytes + y * image.pixels.bytesPerRow
      hash = png_fingerprint(row.assumingMemoryBound(to: UInt8.self), image.width * 4, hash)
    }
    return hash
  }

  private static func hash(ofFile file: [UInt8], without part: Range<Int>) -> UInt64 {
    file.withUnsafeBufferPointer { file in
      guard let start = file.baseAddress else { return 0 }
      let before = png_fingerprint(start, part.lowerBound, 0)
      return png_fingerprint(start + part.upperBound, file.count - part.upperBound, before)
    }
  }

  /// The bytes of a number in big-endian order, like all numbers of a PNG.
  private static func bytes(of number: UInt64) -> [UInt8] {
    stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
  }

  /// The checksum of a chunk: CRC-32 as in ISO 3309 (PNG, annex D).
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var checksum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 {
        checksum = checksum & 1 == 0 ? checksum >> 1 : checksum >> 1 ^ 0xEDB8_8320
      }
    }
    return ~checksum
  }
}
