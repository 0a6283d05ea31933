public import CoreGraphics

/// A range of values.
public struct UIFloatRange: Equatable, Sendable {
  /// The minimum value.
  public var minimum: CGFloat
  /// The maximum value.
  public var maximum: CGFloat

  /// Makes the range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range from 0 to 0.
  public static let zero = UIFloatRange()

  /// The range without limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether one of the limits is infinite.
  public var isInfinite: Bool { minimum.isInfinite || maximum.isInfinite }
}
