import Foundation

/// Where the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes directions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover lies to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover lies to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Whichever way there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known, as long as the popover is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
