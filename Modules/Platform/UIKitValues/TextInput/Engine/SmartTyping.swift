import Foundation

/// The replacements of typed and pasted text with smart quotes, dashes and spaces.
package struct SmartTyping {
  /// Whether quotation marks are replaced by those of the language.
  package var hasQuotes = false
  /// Whether two hyphens are replaced by a dash.
  package var hasDashes = false
  /// The language code.
  package var language = "en"

  package init(hasQuotes: Bool = false, hasDashes: Bool = false, language: String = "en") {
    self.hasQuotes = hasQuotes
    self.hasDashes = hasDashes
    self.language = language
  }

  /// A replacement of the typed text.
  package struct Change: Equatable {
    /// The number of UTF-16 units before the caret that are replaced.
    package var replaced: Int
    /// The text to insert.
    package var text: String
  }

  /// Returns the replacement for typed text, given the text before the caret.
  package func change(for text: String, after before: String) -> Change {
    if hasDashes, text == "-", before.hasSuffix("-"), !before.hasSuffix("--") {
      return Change(replaced: 1, text: "—")
    }
    guard hasQuotes, text == "\"" || text == "'" else { return Change(replaced: 0, text: text) }
    return Change(replaced: 0, text: mark(for: text, opens: Self.opens(after: before)))
  }

  private func mark(for text: String, opens: Bool) -> String {
    let locale = Locale(identifier: language)
    let isDouble = text == "\""
    if opens {
      return
        (isDouble
        ? locale.quotationBeginDelimiter : locale.alternateQuotationBeginDelimiter)
        ?? (isDouble ? "“" : "‘")
    }
    // After a letter it is an apostrophe, which is the same in all languages.
    guard isDouble else { return "’" }
    return locale.quotationEndDelimiter ?? "”"
  }

  /// Whether a mark after a text opens a quotation: at the start, after spaces and opening
  /// brackets.
  private static func opens(after before: String) -> Bool {
    guard let last = before.unicodeScalars.last else { return true }
    switch last.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .openPunctuation,
      .initialPunctuation, .dashPunctuation:
      return true
    default: return false
    }
  }

  // MARK: Words

  /// Returns pasted text with spaces where its words would join the surrounding ones.
  package static func spaced(_ text: String, between before: String, and after: String) -> String {
    var spaced = text
    if let last = before.last, let first = text.first, last.isPartOfWord, first.isPartOfWord {
      spaced = " " + spaced
    }
    if let last = text.last, let first = after.first, last.isPartOfWord, first.isPartOfWord {
      spaced += " "
    }
    return spaced
  }

  /// Returns the number of spaces around cut words to delete with them, so that a single space
  /// remains.
  ///
  /// - Parameters:
  ///   - text: The cut text.
  ///   - before: The text before it.
  ///   - after: The text after it.
  /// - Returns: The numbers of UTF-16 units before and after it.
  package static func extraSpaces(
    around text: String,
    before: String,
    after: String
  ) -> (before: Int, after: Int) {
    guard text.first?.isPartOfWord == true, text.last?.isPartOfWord == true,
      before.last?.isPartOfWord != true, after.first?.isPartOfWord != true
    else { return (0, 0) }
    if before.last == " " { return (1, 0) }
    let isAtStart = before.isEmpty || before.last?.isNewline == true
    return isAtStart && after.first == " " ? (0, 1) : (0, 0)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
