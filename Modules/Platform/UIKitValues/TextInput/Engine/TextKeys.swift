/// The key bindings of text: those of Linux desktops, and with Command those of Apple's platforms.
@MainActor package enum TextKeys {
  /// Returns the command of a key; nil for keys that insert text or have no meaning.
  package static func command(for key: UIKey) -> TextCommand? {
    let flags = key.modifierFlags
    let extends = flags.contains(.shift)
    let isControl = flags.contains(.control)
    let isCommand = flags.contains(.command)
    let isWord = isControl || flags.contains(.alternate)
    switch key.keyCode {
    case .keyboardLeftArrow:
      return .move(isCommand ? .lineStart : isWord ? .wordLeft : .left, extends: extends)
    case .keyboardRightArrow:
      return .move(isCommand ? .lineEnd : isWord ? .wordRight : .right, extends: extends)
    case .keyboardUpArrow:
      return .move(isCommand ? .documentStart : isWord ? .paragraphStart : .up, extends: extends)
    case .keyboardDownArrow:
      return .move(isCommand ? .documentEnd : isWord ? .paragraphEnd : .down, extends: extends)
    case .keyboardHome:
      return .move(isControl || isCommand ? .documentStart : .lineStart, extends: extends)
    case .keyboardEnd:
      return .move(isControl || isCommand ? .documentEnd : .lineEnd, extends: extends)
    case .keyboardPageUp: return .move(.pageUp, extends: extends)
    case .keyboardPageDown: return .move(.pageDown, extends: extends)
    case .keyboardDeleteOrBackspace:
      return .delete(isCommand ? .lineStart : isWord ? .wordBackward : .backward)
    case .keyboardDeleteForward:
      if extends { return .cut }
      return .delete(isCommand ? .lineEnd : isWord ? .wordForward : .forward)
    case .keyboardReturnOrEnter: return isControl || isCommand ? nil : .newLine
    case .keyboardTab: return isControl || isCommand || extends ? nil : .insertTab
    default: break
    }
    guard isControl || isCommand, !flags.contains(.alternate) else { return nil }
    switch key.keyCode {
    case .keyboardA: return .selectAll
    case .keyboardX: return .cut
    case .keyboardC: return .copy
    case .keyboardV: return .paste
    case .keyboardZ: return extends ? .redo : .undo
    case .keyboardY: return .redo
    default: return nil
    }
  }

  /// Returns the text that a key inserts; nil for none.
  package static func text(of key: UIKey) -> String? {
    guard key.modifierFlags.isDisjoint(with: [.control, .command]) else { return nil }
    let text = key.characters
    guard let first = text.unicodeScalars.first, first.value >= 0x20, first.value != 0x7F else {
      return nil
    }
    // Keys without a character have a code in Apple's private use area.
    return (0xF700...0xF8FF).contains(first.value) ? nil : text
  }
}
