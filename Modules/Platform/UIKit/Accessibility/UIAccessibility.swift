public import Foundation

/// Notifications of programs to assistive technologies.
@preconcurrency @MainActor public struct UIAccessibility {
  /// The kind of notification.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// A notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown; the argument is the element to read first, or what to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements appeared or disappeared; the argument is the element to read next, or a text to
    /// speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is to be said.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Posts a notification to assistive technologies.
  ///
  /// Ignored by hosts without any.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    for listener in listeners.values { listener(notification, argument) }
  }

  /// A rectangle of a view, in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    return view.convert(rect, to: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// A path of a view, in the coordinates of the screen.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath,
    in view: UIView
  ) -> UIBezierPath {
    let moved = UIBezierPath(cgPath: path.cgPath)
    let origin = convertToScreenCoordinates(.zero, in: view).origin
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Whether the reader prefers reduced motion; screens fade where they would move.
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

/// Whether what an element holds is shown.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// It cannot be folded away.
  case unsupported
  /// It is shown.
  case expanded
  /// It is folded away.
  case collapsed
}
