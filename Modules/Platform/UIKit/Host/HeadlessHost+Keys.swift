import Foundation

extension HeadlessHost {
  /// The height of the keyboard that appears while text is edited, in points; 0 for none, as on a
  /// desktop.
  package var keyboardHeight: CGFloat {
    get { screen.keyboard.height }
    set { run { screen.keyboard.height = newValue } }
  }

  /// Presses and releases a key for each letter; a line feed is the Return key.
  package func type(_ text: String, modifiers: UIKeyModifierFlags = []) {
    for letter in text { press(letter, modifiers: modifiers) }
  }

  /// Presses and releases the key of a letter.
  package func press(_ letter: Character, modifiers: UIKeyModifierFlags = []) {
    let words = String(letter)
    let code: UIKeyboardHIDUsage
    switch letter {
    case "\n": code = .keyboardReturnOrEnter
    case "\t": code = .keyboardTab
    case " ": code = .keyboardSpacebar
    default: code = UIKeyboardHIDUsage(typing: letter) ?? .keyboardErrorUndefined
    }
    press(UIKey(keyCode: code, characters: words, modifierFlags: modifiers))
  }

  /// Presses and releases a key that types no text.
  package func press(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    press(UIKey(keyCode: code, modifierFlags: modifiers))
  }

  private func press(_ key: UIKey) {
    host.sendKey(key, isDown: true)
    host.frame()
    host.sendKey(key, isDown: false)
    host.frame()
  }

  /// Clicks with the pointer, `count` times.
  package func click(
    at location: CGPoint,
    count: Int = 1,
    buttons: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = []
  ) {
    for _ in 0..<count {
      pointer(.began, at: location, buttons: buttons, modifiers: modifiers)
      advance(by: 0.05)
      pointer(.ended, at: location, buttons: buttons, modifiers: modifiers)
    }
  }

  /// Sends one change of the pressed pointer and makes the frame that shows it.
  package func pointer(
    _ phase: UITouch.Phase,
    at location: CGPoint,
    buttons: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = []
  ) {
    host.sendPointer(
      phase: phase,
      location: location,
      type: .indirectPointer,
      buttons: buttons,
      modifiers: modifiers
    )
    host.frame()
  }
}
