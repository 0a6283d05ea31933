/// The point of an image that must stay visible when it is cropped.
///
/// `(0, 0)` is the center, `x` grows to the right from -1 to 1, `y` grows **upwards** from -1 to 1.
public struct FocalPoint: Sendable, Hashable, Codable {
  /// From -1, the left edge, to 1, the right edge.
  public var x: Double
  /// From -1, the lower edge, to 1, the upper edge.
  public var y: Double

  /// The center of the image.
  public static let center = FocalPoint(x: 0, y: 0)

  /// Makes a point; values outside of the image are clamped, NaN becomes the center.
  public init(x: Double, y: Double) {
    self.x = x.isNaN ? 0 : min(1, max(-1, x))
    self.y = y.isNaN ? 0 : min(1, max(-1, y))
  }
}
