public import Foundation

/// A text with styled runs: links, people, emphasis, code.
///
/// A provider reads it once from a server's HTML, and a view makes an attributed string of it.
///
/// Ranges count UTF-16 code units of `string` from its start, as attributed strings do, so that a
/// view can use them directly and no `String.Index` has to stay valid. Runs begin and end between
/// characters, are never empty and never reach outside of the string. They are sorted by their
/// start, longer ones first, and may be nested (a link that is strong) or overlap.
///
/// ```swift
/// let text = RichText("hello #swift", runs: [.init(6..<12, .hashtag("swift"))])
/// ```
public struct RichText: Hashable, Sendable {
  /// The style of a run.
  public enum Style: Sendable, Hashable {
    /// A link to a web page; the scheme is always http or https.
    case link(URL)
    /// A person; the handle without the leading "@", and the account where the source returns it.
    case mention(handle: String, accountID: String? = nil, url: URL)
    /// A topic, without the leading "#".
    case hashtag(String)
    /// Usually shown in italics.
    case emphasis
    /// Usually shown in bold.
    case strong
    case strikethrough
    /// Program text, inline or in lines of its own.
    case code
    /// Somebody else's words, in paragraphs of their own.
    case quote
    /// Added since the version before.
    case added
    /// A `:shortcode:` that an image may replace.
    case emoji(EmojiReference)

    /// Whether it leads somewhere: a link, a person, a topic.
    public var isTappable: Bool {
      switch self {
      case .link, .mention, .hashtag: true
      case .emphasis, .strong, .strikethrough, .code, .quote, .added, .emoji: false
      }
    }
  }

  /// A styled range of the text.
  public struct Run: Sendable, Hashable {
    /// The UTF-16 code units it covers.
    public var range: Range<Int>
    /// How the range is shown, or what it links to.
    public var style: Style

    /// Makes a run.
    public init(_ range: Range<Int>, _ style: Style) {
      self.range = range
      self.style = style
    }
  }

  /// The text itself.
  ///
  /// Paragraphs are separated by an empty line, lines by a line feed.
  public let string: String
  /// The runs, in the order above.
  public let runs: [Run]

  /// Makes a text; runs are clamped to the string, and empty ones left out.
  ///
  /// - Complexity: one pass over the string and a sort of the runs.
  public init(_ string: String = "", runs: [Run] = []) {
    self.string = string
    let length = runs.isEmpty ? 0 : string.utf16Length
    self.runs = Self.isInOrder(runs, length: length) ? runs : Self.ordered(runs, length: length)
  }

  /// Makes a text of runs that are valid and in order.
  init(_ string: String, orderedRuns: [Run]) {
    self.string = string
    runs = orderedRuns
  }

  private static func isInOrder(_ runs: [Run], length: Int) -> Bool {
    var last: Range<Int>?
    for run in runs {
      let range = run.range
      guard range.isIn(length), last.map({ !range.begins(before: $0) }) ?? true else {
        return false
      }
      last = range
    }
    return true
  }

  private static func ordered(_ runs: [Run], length: Int) -> [Run] {
    runs
      .map { Run($0.range.clamped(to: 0..<length), $0.style) }
      .filter { !$0.range.isEmpty }
      .enumerated()
      .sorted { one, other in
        let (first, second) = (one.element.range, other.element.range)
        return first == second ? one.offset < other.offset : first.begins(before: second)
      }
      .map(\.element)
  }

  /// Whether there is no text at all.
  public var isEmpty: Bool { string.isEmpty }

  /// The innermost style at an offset of the text that leads somewhere, if any; O(runs).
  public func target(atUTF16Offset offset: Int) -> Style? {
    runs.last { $0.style.isTappable && $0.range.contains(offset) }?.style
  }
}

extension Range<Int> {
  /// Whether it is not empty and inside of a text of the length.
  fileprivate func isIn(_ length: Int) -> Bool {
    !isEmpty && lowerBound >= 0 && upperBound <= length
  }

  /// Whether a run of this range is ordered before one of another: it begins earlier, or at the
  /// same offset and is longer.
  func begins(before other: Range<Int>) -> Bool {
    lowerBound == other.lowerBound
      ? upperBound > other.upperBound : lowerBound < other.lowerBound
  }
}

extension String {
  /// The number of UTF-16 code units.
  ///
  /// `utf16.count` stores breadcrumbs in the string for later index lookups; this only counts.
  fileprivate var utf16Length: Int {
    let length = utf8.withContiguousStorageIfAvailable { bytes in
      var length = 0
      for byte in bytes where byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
      return length
    }
    return length ?? utf16.count
  }
}
