import Foundation

extension TextKeys {
  /// Sends presses to a responder that accepts text and does not handle presses itself.
  static func type(_ presses: Set<UIPress>, into input: any UIKeyInput) -> Set<UIPress> {
    presses.filter { press in
      guard let key = press.key else { return true }
      switch key.keyCode {
      case .keyboardDeleteOrBackspace: input.deleteBackward()
      case .keyboardReturnOrEnter: input.insertText("\n")
      case .keyboardTab where key.modifierFlags.isEmpty: input.insertText("\t")
      default:
        guard let text = text(of: key) else { return true }
        input.insertText(text)
      }
      return false
    }
  }
}
