/// The ways in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// A set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left, whatever the direction of reading.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right, whatever the direction of reading.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item in the order of reading.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the item before, in the order of reading.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
