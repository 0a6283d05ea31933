public import Foundation

// Posted for what covers the screen: a keyboard on it, an input view or an accessory view. Where
// there is none of them, as on a desktop with plain fields, nothing is posted, as on an iPad with
// a keyboard of keys.
extension UIResponder {
  /// Posted when a keyboard is about to come; the object is the screen.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }

  /// Posted when a keyboard has come; the object is the screen.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }

  /// Posted when a keyboard is about to go; the object is the screen.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }

  /// Posted when a keyboard has gone; the object is the screen.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }

  /// Posted before the place of a keyboard changes; the object is the screen.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }

  /// Posted after the place of a keyboard changed; the object is the screen.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// Where the keyboard was, a `CGRect` in the coordinates of the screen.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }

  /// Where the keyboard will be, a `CGRect` in the coordinates of the screen.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }

  /// The duration of the movement, in seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// The curve of the way, an `Int`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }

  /// Whether the keyboard is this program's, a `Bool`.
  public nonisolated class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}
