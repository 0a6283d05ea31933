public import Foundation

/// A key of a keyboard, as pressed.
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

  /// The characters that the key types with the modifiers held.
  open var characters: String { storedCharacters }
  /// The characters that the key types without modifiers.
  open var charactersIgnoringModifiers: String { storedCharactersIgnoringModifiers }
  /// The modifier keys held down.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  /// The key's place on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { storedKeyCode }
}
