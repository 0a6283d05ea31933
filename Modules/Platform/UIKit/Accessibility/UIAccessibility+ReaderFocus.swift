public import Foundation

/// The focus of the screen reader, which on a desktop follows the keyboard focus.
extension UIAccessibility {
  /// Posted when the screen reader reads another element.
  public nonisolated static var elementFocusedNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityElementFocusedNotification")
  }

  /// The key of the element that is read, in the user info of ``elementFocusedNotification``.
  public nonisolated static var focusedElementUserInfoKey: String {
    "UIAccessibilityFocusedElementKey"
  }

  /// The key of the element that was read before, in the user info of
  /// ``elementFocusedNotification``.
  public nonisolated static var unfocusedElementUserInfoKey: String {
    "UIAccessibilityUnfocusedElementKey"
  }

  /// Names a program through which a reader uses others: a screen reader, for example.
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name of the technology.
    public let rawValue: String
    /// Makes an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Switch Control, which no desktop has.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
    /// VoiceOver, or the desktop's screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )
  }

  /// Returns the element that an assistive technology has in focus, or for `nil` the last one that
  /// any of them had; nil if there is none.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    switch assistiveTechnologyIdentifier {
    case nil: readElement
    case .notificationVoiceOver: isVoiceOverRunning ? readElement : nil
    default: nil
    }
  }

  private weak static var readElement: UIResponder?

  /// Whether the screen reader reads an element.
  static func isReading(_ element: UIResponder) -> Bool {
    isVoiceOverRunning && readElement === element
  }

  /// Called when the keyboard focus moved.
  static func focusDidMove(from previous: UIView?, to element: UIView?) {
    guard isVoiceOverRunning else {
      readElement = nil
      return
    }
    readElement = element
    previous?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var info: [String: Any] = [:]
    info[focusedElementUserInfoKey] = element
    info[unfocusedElementUserInfoKey] = previous
    NotificationCenter.default.post(name: elementFocusedNotification, object: nil, userInfo: info)
  }
}
