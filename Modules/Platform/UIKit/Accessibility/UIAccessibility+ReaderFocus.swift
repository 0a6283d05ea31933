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
