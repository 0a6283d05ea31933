import UIKit

/// A key that is pressed before an image is drawn, written as `tab`, `shift+tab` or `j`.
enum KeyPress: Equatable {
  case key(UIKeyboardHIDUsage, UIKeyModifierFlags = [])
  case character(Character, UIKeyModifierFlags = [])

  /// Makes the key of a name; nil if there is none.
  init?(_ name: String) {
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.popLast() else { return nil }
    var modifiers: UIKeyModifierFlags = []
    for part in parts {
      guard let modifier = Self.modifiers[part] else { return nil }
      modifiers.insert(modifier)
    }
    if let key = Self.keys[last] {
      self = .key(key, modifiers)
    } else if let character = last.first, last.count == 1 {
      self = .character(character, modifiers)
    } else {
      return nil
    }
  }

  /// What a name can be, in words.
  static let list =
    "\(keys.keys.sorted().joined(separator: ", ")), or a character; "
    + "\(modifiers.keys.sorted().map { "\($0)+" }.joined(separator: ", ")) before it"

  private static let keys: [String: UIKeyboardHIDUsage] = [
    "tab": .keyboardTab, "return": .keyboardReturnOrEnter, "space": .keyboardSpacebar,
    "escape": .keyboardEscape, "up": .keyboardUpArrow, "down": .keyboardDownArrow,
    "left": .keyboardLeftArrow, "right": .keyboardRightArrow, "home": .keyboardHome,
    "end": .keyboardEnd, "page-up": .keyboardPageUp, "page-down": .keyboardPageDown,
    "f1": .keyboardF1, "f5": .keyboardF5,
  ]

  private static let modifiers: [String: UIKeyModifierFlags] = [
    "shift": .shift, "control": .control, "alt": .alternate,
  ]
}
