public import Foundation

/// A request for an image at the size it is shown in.
public struct ImageRequest: Hashable, Sendable {
  /// The URL of the image.
  public var url: URL
  /// The longer side of the view that it fills, in pixels.
  ///
  /// Larger images are scaled down while they are decoded.
  public var maximumPixelSize: Int
  /// Whether an image that is not square is padded to a square.
  public var isSquare = false
  /// Whether an animated image is loaded with all of its frames: `UIImage.images`.
  ///
  /// They take the memory of one frame each, at most 16 MB in total: for small images.
  public var isMoving = false

  /// Makes a request for a view size in points on a screen of a scale.
  public init(url: URL, size: CGSize, scale: CGFloat) {
    self.url = url
    // In steps of 64 pixels, so that nearly equal boxes share one decoded image.
    let pixels = max(size.width, size.height) * max(scale, 1)
    maximumPixelSize = max(64, Int((pixels / 64).rounded(.up)) * 64)
  }
}
