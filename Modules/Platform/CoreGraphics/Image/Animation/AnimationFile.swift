internal import Foundation

/// A file that holds an animation: where its frames are, and how to make a file of each.
///
/// No kind of file has a decoder of its own for its frames: each frame is written again as a still
/// picture of the same kind, which `ImageDecoder` reads. What is read here was written by
/// strangers, so reading ends at the first thing that is wrong, and what stands before it counts.
protocol AnimationFile: Sendable {
  /// The frames in their order, as far as they are whole.
  var frames: [AnimationFrame] { get }
  /// How often the file says to play, in its own way of counting, 0 for without end; nil where it
  /// does not say.
  var loopCount: Int? { get }
  /// Whether the file was read to its end.
  var isComplete: Bool { get }

  /// Finds the frames.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - canvas: The size of the whole picture; frames lie inside.
  init(_ bytes: ImageByteReader, canvas: PixelRect)

  /// A still picture of one frame, of the size of its area.
  ///
  /// - Parameters:
  ///   - frame: One of `frames`.
  ///   - bytes: The file again.
  /// - Returns: A file; nil where a checksum is wrong.
  func picture(of frame: AnimationFrame, in bytes: ImageByteReader) -> Data?
}

/// The bounds that all files keep.
enum AnimationLimits {
  /// How many frames count: a file of a few kilobytes may have a hundred thousand.
  static let frameCount = 1_000
  /// How many pixels a canvas may have: two or three of them are in memory, 64 MB each.
  static let pixelCount = 1 << 24
}

extension PixelRect {
  /// Whether a frame may stand there: inside, and not empty.
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
