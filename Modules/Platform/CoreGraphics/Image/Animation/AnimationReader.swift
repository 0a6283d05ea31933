internal import Foundation
internal import Locking

/// Reads an animated image, GIF, APNG or WebP, frame by frame.
///
/// Making a reader locates the frames and decodes none. Frames are decoded on request: in sequence,
/// each costs about its own pixels; seeking also decodes the frames between the requested one and
/// the last frame that covers all previous ones. May be used from any thread; threads block each
/// other.
package final class AnimationReader: Sendable {
  /// The width of all frames, in pixels.
  package let width: Int
  /// The height of all frames, in pixels.
  package let height: Int
  /// The number of frames; at least one.
  package let frameCount: Int
  /// The number of loops in the file, in its own encoding, 0 for endless; nil if it is not given.
  package let loopCount: Int?
  /// Whether the whole file could be read.
  package let isComplete: Bool
  private let data: Data
  private let file: any AnimationFile
  private let composer: Mutex<FrameComposer>

  /// Locates the frames of a file.
  ///
  /// Returns nil for a format without animations, for a file that is broken before the end of its
  /// first frame, or that is very large. Every GIF file is treated as an animation.
  ///
  /// - Parameter data: The file.
  package init?(_ data: Data) {
    guard let header = try? ImageHeader(data), header.width <= 32_767, header.height <= 32_767,
      header.width * header.height <= AnimationLimits.pixelCount
    else { return nil }
    let kind: any AnimationFile.Type
    switch header.kind {
    case .gif: kind = GIFFile.self
    case .png: kind = PNGFile.self
    case .webp: kind = WebPFile.self
    case .jpeg: return nil
    }
    let canvas = PixelRect(x: 0, y: 0, width: header.width, height: header.height)
    let file = data.withUnsafeBytes { kind.init(ImageByteReader(bytes: $0), canvas: canvas) }
    guard !file.frames.isEmpty else { return nil }
    width = header.width
    height = header.height
    frameCount = file.frames.count
    loopCount = file.loopCount
    isComplete = file.isComplete
    self.data = data
    self.file = file
    composer = Mutex(FrameComposer(canvas: canvas, frames: file.frames))
  }

  /// The duration of a frame in seconds, as stored in the file: often 0.
  ///
  /// - Parameter index: The index of the frame.
  /// - Returns: The duration; 0 if the index is out of range.
  package func delay(of index: Int) -> Double {
    file.frames.indices.contains(index) ? file.frames[index].delay : 0
  }

  /// The whole image at a frame, composed with the frames before it.
  ///
  /// - Parameters:
  ///   - index: The index of the frame.
  ///   - maximumPixelSize: The maximum width and height of the result; nil for the full size.
  /// - Returns: The image; nil if the frame, or one it depends on, is broken.
  package func frame(_ index: Int, maximumPixelSize: Int? = nil) -> CGImage? {
    guard file.frames.indices.contains(index) else { return nil }
    let whole = composer.withLock { composer in
      composer.image(at: index) { [data, file] in Self.decode($0, of: file, in: data) }
    }
    let size = ImageDecoder.fit(width, height, into: maximumPixelSize)
    return whole?.scaled(toWidth: size.width, height: size.height)
  }

  private static func decode(
    _ frame: AnimationFrame,
    of file: any AnimationFile,
    in data: Data
  ) -> CGImage? {
    let bytes = data.withUnsafeBytes { file.image(of: frame, in: ImageByteReader(bytes: $0)) }
    // Check the size first, before allocating memory for the size that the frame claims.
    guard let bytes, let size = try? ImageDecoder.pixelSize(of: bytes),
      size == (frame.area.width, frame.area.height)
    else { return nil }
    return try? ImageDecoder.decode(bytes)
  }
}
