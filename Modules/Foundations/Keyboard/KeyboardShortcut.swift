public import UIKit

/// A key, with or without modifiers, that performs an action on a screen.
///
/// ```swift
/// override var keyboardShortcuts: [KeyboardShortcut] {
///   [KeyboardShortcut("Refresh", "r", .primary) { [listView] in listView.refresh() }]
/// }
/// ```
///
/// While a text is edited, typing keys belong to it: a shortcut without modifiers does nothing.
public struct KeyboardShortcut {
  /// A key of the keyboard.
  public enum Key: Hashable, ExpressibleByStringLiteral {
    /// The key that types a character, in lower case.
    case character(String)
    /// A key that types no character.
    case code(UIKeyboardHIDUsage)

    /// The key that types a character.
    public init(stringLiteral value: String) { self = .character(value) }
  }

  /// The action of the shortcut, in the reader's language.
  public let title: String
  /// What the reader presses, alone or with ``modifiers``.
  public let key: Key
  /// The modifiers; Shift is ignored with characters that need it, such as "?".
  public let modifiers: UIKeyModifierFlags
  /// Performs the action; returns false if it is not possible now, so that the key event is passed
  /// on.
  public let perform: () -> Bool

  /// Makes a shortcut that is always possible.
  public init(
    _ title: String,
    _ key: Key,
    _ modifiers: UIKeyModifierFlags = [],
    perform: @escaping () -> Void
  ) {
    self.init(
      title,
      key,
      modifiers,
      performIfPossible: {
        perform()
        return true
      }
    )
  }

  /// Makes a shortcut that may not be possible.
  public init(
    _ title: String,
    _ key: Key,
    _ modifiers: UIKeyModifierFlags = [],
    performIfPossible perform: @escaping () -> Bool
  ) {
    self.title = title
    self.key = key
    self.modifiers = modifiers
    self.perform = perform
  }

  /// Returns whether a key press matches the shortcut.
  public func matches(_ pressed: UIKey) -> Bool {
    var held = pressed.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch key {
    case .code(let code): return code == pressed.keyCode && held == modifiers
    case .character(let character):
      if character.first?.isLetter != true { held.remove(.shift) }
      let typed = [pressed.characters, pressed.charactersIgnoringModifiers].map { $0.lowercased() }
      return held == modifiers && typed.contains(character)
    }
  }

  /// The keys as printed on a keyboard, such as "Ctrl" and "N".
  public var keyNames: [String] {
    let flags: [(UIKeyModifierFlags, String)] = [
      (.control, "Ctrl"), (.alternate, "Alt"), (.shift, "⇧"), (.command, "⌘"),
    ]
    return flags.filter { modifiers.contains($0.0) }.map(\.1) + [key.name]
  }
}

extension KeyboardShortcut.Key {
  fileprivate var name: String {
    switch self {
    case .character(let character): character.uppercased()
    case .code(let code): Self.names[code] ?? "F\(code.rawValue - 57)"
    }
  }

  private static let names: [UIKeyboardHIDUsage: String] = [
    .keyboardEscape: "Esc", .keyboardReturnOrEnter: "↵", .keyboardTab: "⇥",
    .keyboardLeftArrow: "←", .keyboardRightArrow: "→", .keyboardUpArrow: "↑",
    .keyboardDownArrow: "↓", .keyboardSpacebar: "␣", .keyboardHome: "Home", .keyboardEnd: "End",
    .keyboardPageUp: "PgUp", .keyboardPageDown: "PgDn",
  ]
}

extension [KeyboardShortcut] {
  /// Performs the first possible shortcut of each key.
  ///
  /// - Returns: The presses that match no shortcut.
  public func perform(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { press in
      guard let key = press.key else { return true }
      return !contains { $0.matches(key) && $0.perform() }
    }
  }
}
