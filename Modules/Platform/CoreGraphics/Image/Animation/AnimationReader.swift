internal import Foundation
internal import Synchronization

/// Reads an image that moves, GIF, APNG or WebP, frame by frame.
///
/// Making a reader finds the frames and decodes none. A frame is decoded when it is requested; in
/// sequence each costs about its own pixels, while going back, or ahead, decodes those between it
/// and the last frame that hides all others. May be used from any thread; threads wait for each
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
  /// Whether the file could be read to its end.
  package let isComplete: Bool
  private let data: Data
  private let file: any AnimationFile
  private let composer: Mutex<FrameComposer>

  /// Finds the frames of a file.
  ///
  /// Nil for an image that cannot move (of GIF files, all others count), that is broken before its
  /// first frame ends, or that is very large.
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

  /// How long a frame shows, in seconds, as the file has it: often 0.
  ///
  /// - Parameter index: Which frame.
  /// - Returns: The time; 0 for a frame that there is not.
  package func delay(of index: Int) -> Double {
    file.frames.indices.contains(index) ? file.frames[index].delay : 0
  }

  /// The whole image as it shows with one frame, all that came before below it.
  ///
  /// - Parameters:
  ///   - index: Which frame.
  ///   - maximumPixelSize: How wide and how tall the result may be; nil for the full size.
  /// - Returns: The image; nil where the frame, or one that it builds on, is broken.
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
    // The size first: before memory is taken for what the frame claims inside.
    guard let bytes, let size = try? ImageDecoder.pixelSize(of: bytes),
      size == (frame.area.width, frame.area.height)
    else { return nil }
    return try? ImageDecoder.decode(bytes)
  }
}
