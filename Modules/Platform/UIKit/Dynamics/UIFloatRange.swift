public import CoreGraphics

/// The least and the greatest value of something.
public struct UIFloatRange: Equatable, Sendable {
  /// The least value.
  public var minimum: CGFloat
  /// The greatest value.
  public var maximum: CGFloat

  /// Makes the range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// From 0 to 0.
  public static let zero = UIFloatRange()

  /// Without limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether one of the limits is infinite.
  public var isInfinite: Bool { minimum.isInfinite || maximum.isInfinite }
}
