import UIKit

/// The images of an animated file, such as a GIF, and their durations.
nonisolated struct MovingImage {
  /// The maximum memory of the frames of one file, in bytes; further frames are left out.
  private static let memoryLimit = 16 << 20

  var frames: [UIImage]
  /// The duration of each frame, in seconds.
  var delays: [Double]

  /// Makes an image of frames.
  init(frames: [UIImage], delays: [Double]) {
    self.frames = frames
    self.delays = delays
  }

  /// Reads a file; nil if it is not animated.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - maximumPixelSize: The maximum width and height of a frame, in pixels.
  ///   - workLimit: The maximum number of decoded pixels, of all frames together; a file that takes
  ///     seconds to decode is not worth showing small.
  init?(_ data: Data, maximumPixelSize: Int, workLimit: Int = 1 << 28) {
    (frames, delays) = ([], [])
    guard let file = ImageFrames(data), file.count > 1, file.pixelCount > 0 else { return nil }
    var bytes = 0
    for index in 0..<min(file.count, workLimit / file.pixelCount) {
      // The request may be cancelled.
      guard !Task.isCancelled,
        let frame = file.frame(index, maximumPixelSize: maximumPixelSize)
      else { break }
      bytes += frame.width * frame.height * 4
      guard bytes <= Self.memoryLimit else { break }
      frames.append(UIImage(cgImage: frame))
      delays.append(file.delay(of: index))
    }
    guard frames.count > 1 else { return nil }
  }

  /// Returns the animated image for views.
  ///
  /// UIKit shows all frames for the same duration: a frame with a longer one is repeated.
  func animated() -> UIImage? {
    let hundredths = delays.map { max(1, Int(($0 * 100).rounded())) }
    let total = hundredths.reduce(0, +)
    let unit = hundredths.reduce(0, Self.greatestDivisor)
    // No reasonable file needs more steps than this; one that does is shown with equal durations.
    let steps = total / unit > 3_600 ? hundredths.map { _ in 1 } : hundredths.map { $0 / unit }
    let images = zip(frames, steps).flatMap { repeatElement($0, count: $1) }
    return UIImage.animatedImage(with: images, duration: Double(total) / 100)
  }

  private static func greatestDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestDivisor(other, one % other)
  }
}
