import Foundation

/// The direction in which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Makes directions from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction, depending on the available space.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction, while the popover is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
