public import Foundation

/// A picture at the size it is going to be shown in.
public struct ImageRequest: Hashable, Sendable {
  /// Where the picture is.
  public var url: URL
  /// The longer side of the box it fills, in pixels.
  ///
  /// Larger pictures are scaled down while they are decoded.
  public var maximumPixelSize: Int
  /// Whether a picture of another shape gets room around it until it is square.
  public var isSquare = false
  /// Whether a picture that moves comes with all of its frames: `UIImage.images`.
  ///
  /// They take as many times the memory of one, at most 16 MB: for small pictures.
  public var isMoving = false

  /// Makes a request for a box in points on a screen of a scale.
  public init(url: URL, size: CGSize, scale: CGFloat) {
    self.url = url
    // In steps of 64 pixels, so that nearly equal boxes share one decoded picture.
    let pixels = max(size.width, size.height) * max(scale, 1)
    maximumPixelSize = max(64, Int((pixels / 64).rounded(.up)) * 64)
  }
}
