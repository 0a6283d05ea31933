extension UIKeyboardHIDUsage {
  /// Makes the key for a character on a US keyboard, with or without Shift; nil if there is none.
  package init?(typing character: Character) {
    guard let value = character.asciiValue else { return nil }
    if character.isLetter {
      // The codes of letters are consecutive.
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

  /// Characters of consecutive keys, without and with Shift.
  private static let rows: [(String, UIKeyboardHIDUsage)] = [
    ("1234567890", .keyboard1), ("!@#$%^&*()", .keyboard1),
    (" -=[]\\", .keyboardSpacebar), (";'`,./", .keyboardSemicolon),
    ("_+{}|", .keyboardHyphen), (":\"~<>?", .keyboardSemicolon),
  ]
}
