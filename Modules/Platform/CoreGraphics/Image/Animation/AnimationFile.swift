internal import Foundation

/// A file with an animation: locates the frames, and makes a still image file of each.
///
/// No kind of file has a separate decoder for its frames: each frame is rewritten as a still
/// image of the same kind, which `ImageDecoder` reads. The input is untrusted, so reading ends at
/// the first error, and the frames before it are used.
protocol AnimationFile: Sendable {
  /// The complete frames, in order.
  var frames: [AnimationFrame] { get }
  /// The number of loops in the file, in its own encoding, 0 for endless; nil if it is not given.
  var loopCount: Int? { get }
  /// Whether the file was read to its end.
  var isComplete: Bool { get }

  /// Parses a file and locates its frames.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - canvas: The bounds of the whole image; frames are inside.
  init(_ bytes: ImageByteReader, canvas: PixelRect)

  /// A still image of one frame, of the size of its area.
  ///
  /// - Parameters:
  ///   - frame: One of `frames`.
  ///   - bytes: The same file.
  /// - Returns: A file; nil if a checksum is wrong.
  func image(of frame: AnimationFrame, in bytes: ImageByteReader) -> Data?
}

/// Limits that apply to all files.
enum AnimationLimits {
  /// The maximum number of frames: a file of a few kilobytes may have a hundred thousand.
  static let frameCount = 1_000
  /// The maximum number of pixels of a canvas: two or three of them are in memory, 64 MB each.
  static let pixelCount = 1 << 24
}

extension PixelRect {
  /// Whether a frame's area is valid: inside the canvas, and not empty.
  func isValidFrame(_ area: PixelRect) -> Bool { !area.isEmpty && contains(area) }
}

extension ImageByteReader {
  /// A copy of a range of bytes; empty if the range exceeds the file.
  func data(_ range: Range<Int>) -> Data {
    guard range.lowerBound >= 0, range.upperBound <= count else { return Data() }
    return Data(bytes[range])
  }
}

extension Data {
  /// Appends a big-endian number of `length` bytes.
  mutating func appendBig(_ number: Int, _ length: Int) {
    for index in (0..<length).reversed() {
      append(UInt8(truncatingIfNeeded: number >> (8 * index)))
    }
  }

  /// Appends a little-endian number of `length` bytes.
  mutating func appendLittle(_ number: Int, _ length: Int) {
    for index in 0..<length { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
