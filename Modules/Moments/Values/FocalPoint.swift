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

  /// Makes a point; values outside of the image are clamped, those that are not finite become the
  /// center.
  public init(x: Double, y: Double) {
    self.x = x.isFinite ? min(1, max(-1, x)) : 0
    self.y = y.isFinite ? min(1, max(-1, y)) : 0
  }

  /// Reads a point; values outside of the image are clamped.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      x: try container.decode(Double.self, forKey: .x),
      y: try container.decode(Double.self, forKey: .y)
    )
  }
}
