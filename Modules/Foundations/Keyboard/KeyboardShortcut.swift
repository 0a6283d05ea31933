public import UIKit

/// A key, with modifiers or without, that does something on a screen.
///
/// ```swift
/// override var keyboardShortcuts: [KeyboardShortcut] {
///   [KeyboardShortcut("Refresh", "r", .primary) { [listView] in listView.refresh() }]
/// }
/// ```
///
/// Keys that type go to a text that is being edited first: a shortcut without modifiers does
/// nothing meanwhile.
public struct KeyboardShortcut {
  /// A key of the keyboard.
  public enum Key: Hashable, ExpressibleByStringLiteral {
    /// The key that types a character, in lower case.
    case character(String)
    /// A key that types nothing.
    case code(UIKeyboardHIDUsage)

    /// The key that types a character.
    public init(stringLiteral value: String) { self = .character(value) }
  }

  /// What the shortcut does, in the reader's language.
  public let title: String
  /// The key.
  public let key: Key
  /// What is held with it; Shift does not count with characters that need it, such as "?".
  public let modifiers: UIKeyModifierFlags
  /// Does it; false where it is not possible now, and the key goes on.
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

  /// Whether a key is this one.
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

  /// The keys as they stand on a keyboard, such as "Ctrl" and "N".
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
  /// Performs the first shortcut of each key that is possible.
  ///
  /// - Returns: The presses that are none of them.
  public func perform(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { press in
      guard let key = press.key else { return true }
      return !contains { $0.matches(key) && $0.perform() }
    }
  }
}
