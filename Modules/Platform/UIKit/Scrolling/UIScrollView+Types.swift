public import Foundation

extension UIScrollView {
  /// How much of its velocity content keeps in a millisecond after the finger left.
  public struct DecelerationRate: Hashable, Equatable, RawRepresentable, Sendable {
    /// The share of the velocity that is left after a millisecond.
    public var rawValue: CGFloat

    /// Makes a rate from the share that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate, for reading on.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops soon, for pages and pickers.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content and light on dark, by the interface style.
    case `default` = 0
    /// For light content.
    case black = 1
    /// For dark content.
    case white = 2
  }

  /// When dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// With the finger. Without a software keyboard: when a drag begins.
    case interactive = 2
    /// When a drag begins, accessories included.
    case onDragWithAccessory = 3
    /// With the finger, accessories included.
    case interactiveWithAccessory = 4
  }

  /// Which edges of the safe area are added to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those of the axes that scroll; top and bottom always for the main scroll view under a
    /// navigation bar.
    case automatic = 0
    /// Those of the axes that scroll.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }
}
