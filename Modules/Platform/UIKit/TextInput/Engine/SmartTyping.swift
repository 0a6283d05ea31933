import Foundation

/// What becomes of text that is typed or pasted where marks, dashes and spaces are smart.
struct SmartTyping {
  /// Whether quotation marks are those of the language.
  var hasQuotes = false
  /// Whether two hyphens are a dash.
  var hasDashes = false
  /// The language, by its code.
  var language = "en"

  /// A change in place of the typed text.
  struct Change: Equatable {
    /// How many characters before the caret give way, in UTF-16 units.
    var replaced: Int
    /// What is typed.
    var text: String
  }

  /// What is typed in the place of a text, after what stands before the caret.
  func change(for text: String, after before: String) -> Change {
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

  /// Whether a mark after a text begins a quotation: after nothing, spaces and opening brackets.
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

  /// A text that is pasted, with a space where its words would run into those around it.
  static func spaced(_ text: String, between before: String, and after: String) -> String {
    var spaced = text
    if let last = before.last, let first = text.first, last.isPartOfWord, first.isPartOfWord {
      spaced = " " + spaced
    }
    if let last = text.last, let first = after.first, last.isPartOfWord, first.isPartOfWord {
      spaced += " "
    }
    return spaced
  }

  /// How many spaces before and after words go with them: one, so that none is left over.
  ///
  /// - Parameters:
  ///   - text: What is cut.
  ///   - before: The text before it.
  ///   - after: The text after it.
  /// - Returns: How many of the text before it, and of the text after it.
  static func extraSpaces(
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
