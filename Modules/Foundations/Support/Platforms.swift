import Foundation
public import UIKit

#if canImport(ImageIO)
  import ImageIO
#endif

// Platform differences: keyboards and image frames. No other file of Foundations has any.

extension UIKeyModifierFlags {
  /// The modifier of shortcuts: Command, or Control on platforms without it.
  public static var primary: UIKeyModifierFlags {
    #if canImport(ObjectiveC)
      .command
    #else
      .control
    #endif
  }
}

#if canImport(ImageIO)
  /// The frames of an image file.
  nonisolated struct ImageFrames {
    private let source: CGImageSource

    init?(_ data: Data) {
      guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
      self.source = source
    }

    var count: Int { CGImageSourceGetCount(source) }

    /// The number of pixels of a frame in the file; 0 if it cannot be read.
    var pixelCount: Int {
      let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
      guard let width = all?[kCGImagePropertyPixelWidth] as? Int,
        let height = all?[kCGImagePropertyPixelHeight] as? Int
      else { return 0 }
      return width * height
    }

    /// A complete frame with a maximum width and height in pixels; nil if the file is broken.
    func frame(_ index: Int, maximumPixelSize: Int) -> CGImage? {
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: maximumPixelSize,
      ]
      return CGImageSourceCreateThumbnailAtIndex(source, index, options as CFDictionary)
    }

    /// The duration of a frame, in seconds; 0.1 if the file has almost none.
    func delay(of index: Int) -> Double {
      let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
      let kinds = [
        (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFDelayTime),
        (kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGDelayTime),
        (kCGImagePropertyWebPDictionary, kCGImagePropertyWebPDelayTime),
      ]
      for (kind, key) in kinds {
        if let delay = (all?[kind] as? [CFString: Any])?[key] as? Double { return delay }
      }
      return 0.1
    }
  }
#else
  /// Without ImageIO, as in type checking, no image is animated.
  nonisolated struct ImageFrames {
    init?(_ data: Data) { return nil }
    let count = 0
    let pixelCount = 0
    func frame(_ index: Int, maximumPixelSize: Int) -> CGImage? { nil }
    func delay(of index: Int) -> Double { 0 }
  }
#endif
