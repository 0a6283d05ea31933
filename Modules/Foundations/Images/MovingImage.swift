import UIKit

/// The images of a file that moves, such as a GIF, and how long each shows.
nonisolated struct MovingImage {
  /// What the frames of one file may take in memory, in bytes; the rest of a longer one is left
  /// out.
  private static let memoryLimit = 16 << 20

  var frames: [UIImage]
  /// How long each frame shows, in seconds.
  var delays: [Double]

  /// Makes an image of frames.
  init(frames: [UIImage], delays: [Double]) {
    self.frames = frames
    self.delays = delays
  }

  /// Reads a file; nil for one that stands still.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - maximumPixelSize: How wide and how tall a frame may be, in pixels.
  ///   - workLimit: How many pixels of the file are decoded, all frames together: what takes
  ///     seconds is not worth showing small.
  init?(_ data: Data, maximumPixelSize: Int, workLimit: Int = 1 << 28) {
    (frames, delays) = ([], [])
    guard let file = ImageFrames(data), file.count > 1, file.pixelCount > 0 else { return nil }
    var bytes = 0
    for index in 0..<min(file.count, workLimit / file.pixelCount) {
      // Whoever asked may have moved on.
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

  /// The image for views.
  ///
  /// UIKit shows all images of one equally long: one that is to show longer is there several times.
  func animated() -> UIImage? {
    let hundredths = delays.map { max(1, Int(($0 * 100).rounded())) }
    let total = hundredths.reduce(0, +)
    let unit = hundredths.reduce(0, Self.greatestDivisor)
    // No file of worth needs more steps than this; one that does is shown evenly.
    let steps = total / unit > 3_600 ? hundredths.map { _ in 1 } : hundredths.map { $0 / unit }
    let images = zip(frames, steps).flatMap { repeatElement($0, count: $1) }
    return UIImage.animatedImage(with: images, duration: Double(total) / 100)
  }

  private static func greatestDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestDivisor(other, one % other)
  }
}
