/// The edit actions that keys and menus send to the first responder.
///
/// Override those that a view supports. An action that a responder does not override goes to the
/// next responder.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)

  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)

  /// Inserts the content of the pasteboard.
  func paste(_ sender: Any?)

  /// Selects an object, such as the word at the caret.
  func select(_ sender: Any?)

  /// Selects everything.
  func selectAll(_ sender: Any?)

  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension UIWindow {
  /// Sends the edit action of a key that no responder handled to the first responder.
  final func sendEditAction(of press: UIPress) {
    guard let firstResponder, let key = press.key else { return }
    // A text has handled the keys of its own actions: those that are left do not apply to it.
    let responder = firstResponder is any TextEditing ? firstResponder.next : firstResponder
    switch TextKeys.command(for: key) {
    case .cut?: responder?.cut(nil)
    case .copy?: responder?.copy(nil)
    case .paste?: responder?.paste(nil)
    case .selectAll?: responder?.selectAll(nil)
    default: break
    }
  }
}
