import CoreGraphics
import Foundation
import Locking

/// An image of which only the header was read, and its pixels once they were decoded.
final class EncodedImage: Sendable {
  /// The width of the upright image.
  let pixelWidth: Int
  let pixelHeight: Int
  private let decode: @Sendable (_ maximumPixelSize: Int?) -> CGImage?
  private let pixels = Mutex<Pixels>(.unread)

  private enum Pixels {
    case unread
    case broken
    case read(CGImage)
  }

  /// Makes an image; `decode` returns the pixels, at most `maximumPixelSize` wide and high, or nil
  /// if they are broken.
  init(
    pixelWidth: Int,
    pixelHeight: Int,
    decode: @escaping @Sendable (_ maximumPixelSize: Int?) -> CGImage?
  ) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.decode = decode
  }

  /// The pixels, decoded on first use; nil if the data is broken.
  func decoded() -> CGImage? {
    pixels.withLock { pixels in
      switch pixels {
      case .read(let image): return image
      case .broken: return nil
      case .unread:
        guard let image = decode(nil) else {
          pixels = .broken
          return nil
        }
        pixels = .read(image)
        return image
      }
    }
  }

  /// Decodes the image again, at most `maximumPixelSize` wide and high; nil if the data is broken.
  ///
  /// Decoding to a small size takes less time and memory than decoding in full and scaling down.
  func decoded(maximumPixelSize: Int) -> CGImage? { decode(maximumPixelSize) }
}
