public import Foundation

/// Text with marks: a provider parses it from a server's HTML and a view converts it to an
/// attributed string.
///
/// Paragraphs are separated by line breaks in ``string``. Runs may overlap (a link in a strong
/// phrase), are sorted by their start, and are within the string.
public struct RichText: Hashable, Sendable {
  /// The plain text.
  public let string: String

  /// The marks, sorted by start.
  public let runs: [Run]

  /// Makes rich text.
  ///
  /// Empty runs are left out and others are clamped to the string; O(length + runs).
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

  /// The tappable mark at an offset of the text, if any; O(runs).
  public func target(atUTF16Offset offset: Int) -> Kind? {
    runs.last { $0.kind.isTappable && $0.range.contains(offset) }?.kind
  }

  /// A marked range of the text.
  public struct Run: Hashable, Sendable {
    /// The range, in UTF-16 units, as in attributed strings.
    public var range: Range<Int>

    /// The kind of mark.
    public var kind: Kind

    /// Makes a run.
    public init(range: Range<Int>, kind: Kind) {
      self.range = range
      self.kind = kind
    }
  }

  /// The kind of a mark.
  public enum Kind: Hashable, Sendable {
    /// A link to a page. The scheme is http or https: providers remove all others.
    case link(URL)
    /// A person mentioned by handle, with the provider's id and the URL of the person if known.
    case mention(handle: String, accountID: String? = nil, url: URL?)
    /// A hashtag, without the number sign.
    case hashtag(String)
    /// Strong emphasis: usually bold.
    case strong
    /// Emphasis: usually italic.
    case emphasis
    /// Code: a fixed-width font.
    case code
    /// Struck through.
    case strikethrough
    /// Quoted from elsewhere.
    case quote
    /// Added since the previous version.
    case added
    /// A custom emoji, which covers its `:shortcode:`.
    case emoji(EmojiReference)

    /// Whether it can be tapped.
    public var isTappable: Bool { route != nil }

    /// The route of a tap, if any.
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
