public import Foundation

/// A pressed key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// Makes a key without characters, for subclasses that override its properties.
  public override init() {
    keyCode = .keyboardErrorUndefined
    characters = ""
    charactersIgnoringModifiers = ""
    modifierFlags = []
    super.init()
  }

  package init(
    keyCode: UIKeyboardHIDUsage,
    characters: String = "",
    charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// The characters of the key with the current modifiers.
  open private(set) var characters: String
  /// The characters of the key without modifiers.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys held down.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The position of the key on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage
}
