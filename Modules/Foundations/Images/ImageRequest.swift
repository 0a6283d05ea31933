public import Foundation

/// An image at the size it is going to be shown in.
public struct ImageRequest: Hashable, Sendable {
  /// Where the image is.
  public var url: URL
  /// The longer side of the box it fills, in pixels.
  ///
  /// Larger images are scaled down while they are decoded.
  public var maximumPixelSize: Int
  /// Whether an image of another shape gets room around it until it is square.
  public var isSquare = false
  /// Whether an image that moves comes with all of its frames: `UIImage.images`.
  ///
  /// They take as many times the memory of one, at most 16 MB: for small images.
  public var isMoving = false

  /// Makes a request for a box in points on a screen of a scale.
  public init(url: URL, size: CGSize, scale: CGFloat) {
    self.url = url
    // In steps of 64 pixels, so that nearly equal boxes share one decoded image.
    let pixels = max(size.width, size.height) * max(scale, 1)
    maximumPixelSize = max(64, Int((pixels / 64).rounded(.up)) * 64)
  }
}
