/// The directions of focus movements.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Makes a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left, independent of the layout direction.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right, independent of the layout direction.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item in reading order.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item in reading order.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
