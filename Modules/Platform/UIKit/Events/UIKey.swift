public import Foundation

/// A pressed key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  private let storedCharacters: String
  private let storedCharactersIgnoringModifiers: String
  private let storedModifierFlags: UIKeyModifierFlags
  private let storedKeyCode: UIKeyboardHIDUsage

  package init(
    keyCode: UIKeyboardHIDUsage,
    characters: String = "",
    charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    storedKeyCode = keyCode
    storedCharacters = characters
    storedCharactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    storedModifierFlags = modifierFlags
    super.init()
  }

  /// The characters of the key with the current modifiers.
  open var characters: String { storedCharacters }
  /// The characters of the key without modifiers.
  open var charactersIgnoringModifiers: String { storedCharactersIgnoringModifiers }
  /// The modifier keys held down.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  /// The position of the key on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { storedKeyCode }
}
