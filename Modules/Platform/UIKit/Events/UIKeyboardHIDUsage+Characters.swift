extension UIKeyboardHIDUsage {
  /// The key that types a character on an American keyboard, with or without Shift; nil where none
  /// does.
  package init?(typing character: Character) {
    guard let value = character.asciiValue else { return nil }
    if character.isLetter {
      // From A on, the letters follow one another.
      self.init(rawValue: Int(value | 0x20) - 97 + UIKeyboardHIDUsage.keyboardA.rawValue)
      return
    }
    for (characters, first) in Self.rows {
      guard let index = characters.firstIndex(of: character) else { continue }
      let place = characters.distance(from: characters.startIndex, to: index)
      self.init(rawValue: first.rawValue + place)
      return
    }
    return nil
  }

  /// Characters of keys that follow one another, without Shift and with it.
  private static let rows: [(String, UIKeyboardHIDUsage)] = [
    ("1234567890", .keyboard1), ("!@#$%^&*()", .keyboard1),
    (" -=[]\\", .keyboardSpacebar), (";'`,./", .keyboardSemicolon),
    ("_+{}|", .keyboardHyphen), (":\"~<>?", .keyboardSemicolon),
  ]
}
