import SocialModel

/// The word that ends at the caret, where it names a person, a hashtag or an emoji.
struct CompletionWord: Equatable {
  let query: CompletionQuery
  /// The range of the word, its first letter included, in UTF-16 units.
  let range: Range<Int>

  /// The number of letters that a word needs before it is completed.
  private static let shortest: [CompletionQuery.Kind: Int] = [.person: 1, .hashtag: 1, .emoji: 2]
  /// The longest name that is completed.
  private static let longest = 100

  /// Finds the word before a caret; nil where there is none to complete.
  ///
  /// O(length of the word and of the text before it).
  init?(in text: String, caret: Int) {
    let units = text.utf16
    guard caret > 0, caret <= units.count,
      let end = units.index(units.startIndex, offsetBy: caret).samePosition(in: text)
    else { return nil }
    var start = end
    var kind: CompletionQuery.Kind?
    var letters = 0
    while start > text.startIndex, letters <= Self.longest {
      let before = text.index(before: start)
      let letter = text[before]
      if let found = Self.kind(of: letter),
        before == text.startIndex || !Self.joins(text[text.index(before: before)])
      {
        kind = found
        start = before
        break
      }
      guard Self.belongs(letter) else { return nil }
      start = before
      letters += 1
    }
    guard let kind, letters >= Self.shortest[kind] ?? 1 else { return nil }
    let word = String(text[text.index(after: start)..<end])
    guard Self.fits(word, kind) else { return nil }
    query = CompletionQuery(kind, word)
    range = start.utf16Offset(in: text)..<caret
  }

  private static func kind(of letter: Character) -> CompletionQuery.Kind? {
    switch letter {
    case "@", "＠": .person
    case "#", "＃": .hashtag
    case ":": .emoji
    default: nil
    }
  }

  /// Whether a mark behind this letter begins no word: addresses contain an "@", times a colon.
  private static func joins(_ letter: Character) -> Bool {
    letter.isNumber || letter == "/" || letter == "=" || letter == "_" || letter == "@"
      || letter == ":" || letter.isLetter && letter.isASCII
  }

  private static func belongs(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || "_.-+@".contains(letter)
  }

  private static func fits(_ word: String, _ kind: CompletionQuery.Kind) -> Bool {
    switch kind {
    case .person: word.count { $0 == "@" } <= 1
    case .hashtag: word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    case .emoji:
      word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_+-".contains($0)) }
    }
  }
}
