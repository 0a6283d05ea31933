public import Foundation

/// A notification from the program to assistive technologies.
@preconcurrency @MainActor public struct UIAccessibility {
  /// The kind of notification.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Makes a notification with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen is shown; the argument is the element to read first, or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements appeared or disappeared; the argument is the element to read next, or a text to
    /// speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement; the argument is the text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// The content scrolled by a page; the argument is the text to speak.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technologies.
  ///
  /// Ignored if the host has none.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    for listener in listeners.values { listener(notification, argument) }
  }

  /// Converts a rectangle from a view's coordinates to screen coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    return view.convert(rect, to: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// Converts a path from a view's coordinates to screen coordinates.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath,
    in view: UIView
  ) -> UIBezierPath {
    let moved = UIBezierPath(cgPath: path.cgPath)
    let origin = convertToScreenCoordinates(.zero, in: view).origin
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Whether the reader prefers reduced motion; screens then fade instead of moving.
  public static var isReduceMotionEnabled: Bool {
    UIScreen.running.reducesMotion
  }

  // MARK: Hosts

  /// Receives posted notifications.
  package typealias Listener = (UIAccessibility.Notification, Any?) -> Void

  private static var listeners: [ObjectIdentifier: Listener] = [:]

  /// Sets the listener of a host or a test for posted notifications; nil to remove it.
  package static func setListener(_ listener: Listener?, of owner: AnyObject) {
    listeners[ObjectIdentifier(owner)] = listener
  }
}

/// Whether the content of an element is expanded.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// The element cannot be expanded.
  case unsupported
  /// The content is shown.
  case expanded
  /// The content is collapsed.
  case collapsed
}
