internal import Foundation

/// A file that holds an animation: where its frames are, and how to make a file of each.
///
/// No kind of file has a separate decoder for its frames: each frame is rewritten as a still
/// image of the same kind, which `ImageDecoder` reads. The input is untrusted, so reading ends at
/// the first error, and the frames before it are used.
protocol AnimationFile: Sendable {
  /// The frames in their order, as far as they are whole.
  var frames: [AnimationFrame] { get }
  /// The number of loops in the file, in its own encoding, 0 for endless; nil if it is not given.
  var loopCount: Int? { get }
  /// Whether the file was read to its end.
  var isComplete: Bool { get }

  /// Finds the frames.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - canvas: The size of the whole image; frames lie inside.
  init(_ bytes: ImageByteReader, canvas: PixelRect)

  /// A still image of one frame, of the size of its area.
  ///
  /// - Parameters:
  ///   - frame: One of `frames`.
  ///   - bytes: The file again.
  /// - Returns: A file; nil where a checksum is wrong.
  func image(of frame: AnimationFrame, in bytes: ImageByteReader) -> Data?
}

/// The bounds that all files keep.
enum AnimationLimits {
  /// The maximum number of frames: a file of a few kilobytes may have a hundred thousand.
  static let frameCount = 1_000
  /// The maximum number of pixels of a canvas: two or three of them are in memory, 64 MB each.
  static let pixelCount = 1 << 24
}

extension PixelRect {
  /// Whether a frame's area is valid: inside the canvas, and not empty.
  func hasPlace(for area: PixelRect) -> Bool { !area.isEmpty && contains(area) }
}

extension ImageByteReader {
  /// A copy of some bytes; empty where they are not all there.
  func data(_ range: Range<Int>) -> Data {
    guard range.lowerBound >= 0, range.upperBound <= count else { return Data() }
    return Data(bytes[range])
  }
}

extension Data {
  /// Appends a number of some bytes, the highest first.
  mutating func appendBig(_ number: Int, _ length: Int) {
    for index in (0..<length).reversed() {
      append(UInt8(truncatingIfNeeded: number >> (8 * index)))
    }
  }

  /// Appends a number of some bytes, the lowest first.
  mutating func appendLittle(_ number: Int, _ length: Int) {
    for index in 0..<length { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
