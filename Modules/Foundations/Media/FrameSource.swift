import Foundation
import UIKit

/// The frames of an animated image file, decoded one after the other, off the main actor.
actor FrameSource {
  /// The duration of each frame, in seconds; at least two frames.
  nonisolated let delays: [TimeInterval]
  private let frames: ImageFrames
  private let maximumPixelSize: Int

  /// Finds the frames of a file; nil if it is not animated.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - maximumPixelSize: The maximum width and height of a frame, in pixels.
  init?(_ data: Data, maximumPixelSize: Int) {
    guard let frames = ImageFrames(data), frames.count > 1 else { return nil }
    delays = (0..<frames.count).map(frames.delay)
    self.frames = frames
    self.maximumPixelSize = maximumPixelSize
  }

  /// A complete frame; nil if the file is broken.
  ///
  /// In sequence, each frame costs about its own pixels; out of sequence, it also costs those of
  /// the frames before it.
  func frame(_ index: Int) -> UIImage? {
    frames.frame(index, maximumPixelSize: maximumPixelSize).map { UIImage(cgImage: $0) }
  }
}
