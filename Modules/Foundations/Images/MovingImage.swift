import UIKit

#if canImport(ImageIO)
  import ImageIO
#endif

/// The pictures of a file that moves, such as a GIF, and how long each shows.
nonisolated struct MovingImage {
  /// What the frames of one file may take in memory, in bytes; the rest of a longer one is left
  /// out.
  private static let memoryLimit = 16 << 20

  var frames: [UIImage]
  /// How long each frame shows, in seconds.
  var delays: [Double]

  /// Makes a picture of frames.
  init(frames: [UIImage], delays: [Double]) {
    self.frames = frames
    self.delays = delays
  }

  /// Reads a file; nil for one that stands still.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - maximumPixelSize: How wide and how tall a frame may be, in pixels.
  init?(_ data: Data, maximumPixelSize: Int) {
    (frames, delays) = ([], [])
    // Without ImageIO, as where the code is only checked, pictures stand still.
    #if canImport(ImageIO)
      guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
      let count = CGImageSourceGetCount(source)
      guard count > 1 else { return nil }
      var bytes = 0
      for index in 0..<count {
        guard let frame = Self.frame(index, of: source, maximumPixelSize: maximumPixelSize) else {
          break
        }
        bytes += frame.width * frame.height * 4
        guard bytes <= Self.memoryLimit else { break }
        frames.append(UIImage(cgImage: frame))
        delays.append(Self.delay(index, of: source))
      }
    #endif
    guard frames.count > 1 else { return nil }
  }

  /// The picture for views.
  ///
  /// UIKit shows all images of one equally long: one that is to show longer is there several times.
  func animated() -> UIImage? {
    let hundredths = delays.map { max(1, Int(($0 * 100).rounded())) }
    let unit = hundredths.reduce(0, Self.greatestDivisor)
    let images = zip(frames, hundredths).flatMap { frame, delay in
      repeatElement(frame, count: delay / unit)
    }
    let duration = Double(hundredths.reduce(0, +)) / 100
    // No file needs more steps than an hour has seconds; one that does is shown evenly.
    return UIImage.animatedImage(with: images.count > 3_600 ? frames : images, duration: duration)
  }

  private static func greatestDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestDivisor(other, one % other)
  }

  #if canImport(ImageIO)
    private static func frame(
      _ index: Int,
      of source: CGImageSource,
      maximumPixelSize: Int
    ) -> CGImage? {
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: maximumPixelSize,
      ]
      return CGImageSourceCreateThumbnailAtIndex(source, index, options as CFDictionary)
    }

    /// As browsers do it: what is to show shorter than a frame of the screen shows for 0.1 s.
    private static func delay(_ index: Int, of source: CGImageSource) -> Double {
      let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
      let kinds = [
        (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFUnclampedDelayTime),
        (kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGUnclampedDelayTime),
        (kCGImagePropertyWebPDictionary, kCGImagePropertyWebPUnclampedDelayTime),
      ]
      for (kind, key) in kinds {
        guard let properties = all?[kind] as? [CFString: Any],
          let delay = properties[key] as? Double
        else { continue }
        return delay < 0.011 ? 0.1 : delay
      }
      return 0.1
    }
  #endif
}
