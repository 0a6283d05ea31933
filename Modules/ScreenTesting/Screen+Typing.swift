import Foundation
public import UIKit

extension Screen {
  /// Types text into the first responder, one key per letter and Return for line feeds: tap a text
  /// field first.
  ///
  /// - Throws: ``ScreenTestingError/nothingTypedInto`` if no text has the focus.
  public func type(_ text: String) async throws {
    guard host.host.textInputState != nil else { throw ScreenTestingError.nothingTypedInto }
    for letter in text { host.press(letter) }
    await advance(by: 1.0 / 60)
  }

  /// Presses and releases a key with modifier keys, for example
  /// ``UIKeyboardHIDUsage/keyboardDeleteOrBackspace``.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) async {
    host.press(key, modifiers: modifiers)
    await advance(by: 1.0 / 60)
  }

  /// Presses and releases the key of a character, with modifier keys.
  public func press(_ character: Character, modifiers: UIKeyModifierFlags = []) async {
    host.press(character, modifiers: modifiers)
    await advance(by: 1.0 / 60)
  }

  /// Sets the marked text like an input method, with the caret after it; empty for none.
  ///
  /// - Throws: ``ScreenTestingError/nothingTypedInto`` if no text has the focus.
  public func compose(_ text: String) async throws {
    guard host.host.textInputState != nil else { throw ScreenTestingError.nothingTypedInto }
    host.host.sendMarkedText(text, cursor: text.unicodeScalars.count)
    await advance(by: 1.0 / 60)
  }

  /// Selects a range of a text view or a text field, like a drag of the pointer.
  ///
  /// - Parameters:
  ///   - range: The selected range, in UTF-16 units; clamped to the text.
  ///   - identifier: The accessibility identifier of the view.
  /// - Throws: ``ScreenTestingError/noView(identifier:known:)``, or
  ///   ``ScreenTestingError/nothingTypedInto`` if the view is not a text.
  public func select(_ range: Range<Int>, in identifier: String) async throws {
    guard let input = try view(identifier) as? any UIView & UITextInput else {
      throw ScreenTestingError.nothingTypedInto
    }
    perform {
      _ = input.becomeFirstResponder()
      let start = input.beginningOfDocument
      let length = input.offset(from: start, to: input.endOfDocument)
      let part = range.clamped(to: 0..<length)
      if let from = input.position(from: start, offset: part.lowerBound),
        let to = input.position(from: start, offset: part.upperBound)
      {
        input.selectedTextRange = input.textRange(from: from, to: to)
      }
    }
    await advance(by: 1.0 / 60)
  }

  /// The pasteboard of this screen, for cut, copy and paste.
  public var pasteboard: UIPasteboard { host.host.pasteboard }
}
