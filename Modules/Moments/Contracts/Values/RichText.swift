public import Foundation

/// Text with marks: what a provider makes of a server's HTML and a view makes an attributed string
/// of.
///
/// Paragraphs are separated by line breaks in ``string``. Runs may overlap (a link in a strong
/// phrase), are sorted by their start, and never leave the string.
public struct RichText: Hashable, Sendable {
  /// The plain text.
  public let string: String

  /// The marks, sorted by start.
  public let runs: [Run]

  /// Makes rich text.
  ///
  /// Runs that are empty or leave the string are cut or left out; O(length + runs).
  public init(_ string: String, runs: [Run] = []) {
    self.string = string
    guard !runs.isEmpty else {
      self.runs = []
      return
    }
    let bounds = 0..<string.utf16.count
    self.runs =
      runs
      .map { Run(range: $0.range.clamped(to: bounds), kind: $0.kind) }
      .filter { !$0.range.isEmpty }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether there is no text.
  public var isEmpty: Bool { string.isEmpty }

  /// The mark that reacts to a tap at a place of the text, if any; O(runs).
  public func target(atUTF16Offset offset: Int) -> Kind? {
    runs.last { $0.kind.isTappable && $0.range.contains(offset) }?.kind
  }

  /// A marked stretch of the text.
  public struct Run: Hashable, Sendable {
    /// Where the mark is, in UTF-16 units: what attributed strings count in.
    public var range: Range<Int>

    /// What is marked.
    public var kind: Kind

    /// Makes a run.
    public init(range: Range<Int>, kind: Kind) {
      self.range = range
      self.kind = kind
    }
  }

  /// What a mark means.
  public enum Kind: Hashable, Sendable {
    /// A link to a page. The scheme is http or https: providers let no other through.
    case link(URL)
    /// A person named by handle, with the provider's id and the page of the person where known.
    case mention(handle: String, accountID: String? = nil, url: URL?)
    /// A hashtag, without the number sign.
    case hashtag(String)
    /// Strong emphasis: bold as a rule.
    case strong
    /// Emphasis: italic as a rule.
    case emphasis
    /// Code: a fixed-width font.
    case code
    /// Struck through.
    case strikethrough
    /// Quoted from elsewhere.
    case quote
    /// Not in the version before.
    case added
    /// A custom emoji, which covers its `:shortcode:`.
    case emoji(EmojiReference)

    /// Whether a tap leads somewhere.
    public var isTappable: Bool { route != nil }

    /// Where a tap leads, if anywhere.
    public var route: Route? {
      switch self {
      case .link(let url): .link(url)
      case .mention(let handle, let id, let url): .mention(handle: handle, accountID: id, url: url)
      case .hashtag(let name): .hashtag(name)
      case .strong, .emphasis, .code, .strikethrough, .quote, .added, .emoji: nil
      }
    }
  }
}
