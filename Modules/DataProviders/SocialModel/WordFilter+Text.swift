import Foundation
import MomentsValues

extension WordFilter {
  /// The text of a post that filters search, made once for all filters: the warning, the text,
  /// complete addresses of links, the options of its poll and alternative texts.
  ///
  /// Case is ignored. Whole words end before anything but a letter, a digit or an underscore; in
  /// scripts without spaces between words (Chinese, Japanese, Thai, ...) they may be anywhere.
  public struct Text: Sendable {
    fileprivate let postID: String
    private let scalars: [Unicode.Scalar]

    /// Makes the text of a post.
    ///
    /// O(length of the post).
    public init(_ moment: Moment) {
      var parts = [moment.contentWarning ?? "", moment.text.string]
      for run in moment.text.runs {
        if case .link(let url) = run.style { parts.append(url.absoluteString) }
      }
      parts += moment.poll?.options.map(\.title) ?? []
      parts += moment.attachments.compactMap(\.altText)
      postID = moment.postID
      scalars = Self.folded(parts.joined(separator: "\n\n"))
    }

    /// O(length of the text); more only where the text repeats the beginning of the words.
    fileprivate func has(_ words: [Unicode.Scalar], isWhole: Bool) -> Bool {
      guard let first = words.first, words.count <= scalars.count else { return false }
      for start in 0...(scalars.count - words.count) where scalars[start] == first {
        let end = start + words.count
        guard scalars[start..<end].elementsEqual(words) else { continue }
        if !isWhole || isBounded(start, end) { return true }
      }
      return false
    }

    private func isBounded(_ start: Int, _ end: Int) -> Bool {
      let isJoinedBefore = start > 0 && scalars[start - 1].joins(scalars[start])
      return !isJoinedBefore && !(end < scalars.count && scalars[end - 1].joins(scalars[end]))
    }

    fileprivate static func folded(_ text: String) -> [Unicode.Scalar] {
      let lowercased = text.lowercased()
      let isPlain = lowercased.utf8.allSatisfy { $0 < 0x80 }
      return Array(
        (isPlain ? lowercased : lowercased.precomposedStringWithCanonicalMapping).unicodeScalars
      )
    }
  }

  /// A filter, prepared to match many posts.
  public struct Matcher: Sendable {
    /// The filter whose keywords were prepared.
    public let filter: WordFilter
    private let patterns: [(words: [Unicode.Scalar], isWhole: Bool)]

    /// Prepares a filter.
    public init(_ filter: WordFilter) {
      self.filter = filter
      patterns = filter.keywords.map { (Text.folded($0.words), $0.isWhole) }
    }

    /// Whether a post meets the filter: it has one of the keywords, or the reader added it
    /// explicitly.
    ///
    /// O(keywords times length of the text).
    public func isMet(by text: Text) -> Bool {
      filter.postIDs.contains(text.postID)
        || patterns.contains { text.has($0.words, isWhole: $0.isWhole) }
    }
  }
}

extension WordFilter.Keyword {
  /// Whether its words begin or end in a script without spaces between words.
  ///
  /// Servers find whole words only between spaces, regardless of the script, so these must be
  /// requested as parts of words.
  public var isUnspaced: Bool {
    [words.unicodeScalars.first, words.unicodeScalars.last].contains { $0?.isUnspaced == true }
  }
}

extension Unicode.Scalar {
  /// Whether a word continues from this scalar to the next.
  fileprivate func joins(_ next: Unicode.Scalar) -> Bool {
    isWordPart && next.isWordPart && !isUnspaced && !next.isUnspaced
  }

  private var isWordPart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      true
    default: false
    }
  }

  /// Whether its script writes no spaces between words.
  fileprivate var isUnspaced: Bool {
    switch value {
    // Thai and Lao; Myanmar; Khmer; kana and bopomofo; Han with its extensions.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x312F, 0x31A0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
