public import Foundation

extension UIScrollView {
  /// The fraction of the velocity that remains after a millisecond of deceleration.
  public struct DecelerationRate: Hashable, Equatable, RawRepresentable, Sendable {
    /// The fraction of the velocity that remains after a millisecond.
    public var rawValue: CGFloat

    /// Makes a rate from the fraction that remains after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops sooner, for pages and pickers.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark or light, depending on the user interface style.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// When dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// Interactively with the drag; without a software keyboard, when a drag begins.
    case interactive = 2
    /// When a drag begins, including input accessory views.
    case onDragWithAccessory = 3
    /// Interactively with the drag, including input accessory views.
    case interactiveWithAccessory = 4
  }

  /// Which safe area insets are added to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those of the scrollable axes; the top and bottom ones always for the main scroll view in a
    /// navigation controller.
    case automatic = 0
    /// Those of the scrollable axes.
    case scrollableAxes = 1
    /// No insets.
    case never = 2
    /// All.
    case always = 3
  }
}
