import Foundation
public import UIKit

#if canImport(ImageIO)
  import ImageIO
#endif

// The one place in Foundations where the platforms differ: keyboards, frames of images, and calls
// of requirements that are optional.

extension UIKeyModifierFlags {
  /// The key that shortcuts are pressed with: Command, or Control where there is none.
  public static var primary: UIKeyModifierFlags {
    #if canImport(ObjectiveC)
      .command
    #else
      .control
    #endif
  }
}

// Requirements that are optional at Apple's are called through these: on Linux all of them have a
// default.
extension UIScrollViewDelegate {
  func tellDidScroll(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
      scrollViewDidScroll?(scrollView)
    #else
      scrollViewDidScroll(scrollView)
    #endif
  }

  func tellWillBeginDragging(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
      scrollViewWillBeginDragging?(scrollView)
    #else
      scrollViewWillBeginDragging(scrollView)
    #endif
  }

  func tellDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    #if canImport(ObjectiveC)
      scrollViewDidEndDragging?(scrollView, willDecelerate: willDecelerate)
    #else
      scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    #endif
  }

  func tellDidEndDecelerating(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
      scrollViewDidEndDecelerating?(scrollView)
    #else
      scrollViewDidEndDecelerating(scrollView)
    #endif
  }

  func tellDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
      scrollViewDidEndScrollingAnimation?(scrollView)
    #else
      scrollViewDidEndScrollingAnimation(scrollView)
    #endif
  }
}

#if canImport(ImageIO)
  /// The frames of the file of an image.
  nonisolated struct ImageFrames {
    private let source: CGImageSource

    init?(_ data: Data) {
      guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
      self.source = source
    }

    var count: Int { CGImageSourceGetCount(source) }

    /// How many pixels a frame has in the file; 0 where that cannot be read.
    var pixelCount: Int {
      let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
      guard let width = all?[kCGImagePropertyPixelWidth] as? Int,
        let height = all?[kCGImagePropertyPixelHeight] as? Int
      else { return 0 }
      return width * height
    }

    /// A whole frame, at most so many pixels wide and tall; nil where the file is broken.
    func frame(_ index: Int, maximumPixelSize: Int) -> CGImage? {
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: maximumPixelSize,
      ]
      return CGImageSourceCreateThumbnailAtIndex(source, index, options as CFDictionary)
    }

    /// How long a frame shows, in seconds; a tenth of one where the file says next to nothing.
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
  /// Without ImageIO, as where the code is only type-checked, every image stands still.
  nonisolated struct ImageFrames {
    init?(_ data: Data) { return nil }
    let count = 0
    let pixelCount = 0
    func frame(_ index: Int, maximumPixelSize: Int) -> CGImage? { nil }
    func delay(of index: Int) -> Double { 0 }
  }
#endif
