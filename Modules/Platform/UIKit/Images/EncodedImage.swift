import CoreGraphics
import Foundation
import Synchronization

/// An image of which only the header was read, and its pixels once they were needed.
final class EncodedImage: Sendable {
  /// The size, upright.
  let pixelWidth: Int
  let pixelHeight: Int
  private let decode: @Sendable (_ maximumPixelSize: Int?) -> CGImage?
  private let pixels = Mutex<Pixels>(.unread)

  private enum Pixels {
    case unread
    case broken
    case read(CGImage)
  }

  /// `decode` reads the pixels, at most so many wide and high; nil if they are broken.
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

  /// The image at most so many pixels wide and high, decoded again; nil if the data is broken.
  ///
  /// Decoding to a small size takes less time and memory than decoding and then shrinking.
  func decoded(maximumPixelSize: Int) -> CGImage? { decode(maximumPixelSize) }
}
