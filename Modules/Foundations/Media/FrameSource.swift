import Foundation
import UIKit

/// The frames of the file of an image that moves, made one after the other, off the main actor.
actor FrameSource {
  /// How long each frame shows, in seconds; two at least.
  nonisolated let delays: [TimeInterval]
  private let frames: ImageFrames
  private let maximumPixelSize: Int

  /// Finds the frames of a file; nil for one that stands still.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - maximumPixelSize: How wide and how tall a frame may be, in pixels.
  init?(_ data: Data, maximumPixelSize: Int) {
    guard let frames = ImageFrames(data), frames.count > 1 else { return nil }
    delays = (0..<frames.count).map(frames.delay)
    self.frames = frames
    self.maximumPixelSize = maximumPixelSize
  }

  /// A whole frame; nil where the file is broken.
  ///
  /// One after the other each costs about its own pixels; another costs those before it, too.
  func frame(_ index: Int) -> UIImage? {
    frames.frame(index, maximumPixelSize: maximumPixelSize).map { UIImage(cgImage: $0) }
  }
}
