public import MomentsValues

/// Makes formatted text of the HTML that servers send for posts and profiles.
///
/// It reads any bytes without failing: there is no strict grammar, only what a browser would
/// roughly show. The time is linear in the length of the input, the memory bounded by it, the
/// nesting that is tracked by `Limits`. Markup without an end is shown as text.
///
/// - Links keep their text if they lead to http or https; other links become plain text.
/// - `span.invisible` is left out, `span.ellipsis` gets its "…", as Mastodon shortens long
///   addresses that way.
/// - Links that are known as mentions or hashtags, by class or by address, become those.
/// - Paragraphs are separated by an empty line, `<br>` is a line feed, list items get bullets or
///   numbers.
/// - Control characters and the bidirectional controls that could reorder surrounding text are left
///   out.
public struct HTMLReader: Sendable {
  /// A person whom the text may mention.
  public struct Person: Sendable, Hashable {
    /// The identity of the account.
    public var id: String
    /// `user` or `user@server`.
    public var handle: String
    /// The page of the person, as in links of the text.
    public var url: String?

    /// Makes a person.
    public init(id: String, handle: String, url: String?) {
      self.id = id
      self.handle = handle
      self.url = url
    }
  }

  /// The limits, so that a hostile text costs a bounded amount of work in every later step, too.
  public struct Limits: Sendable, Hashable {
    /// The largest number of UTF-16 code units; the rest is replaced by "…".
    public var textLength = 100_000
    /// The largest tracked depth of nested elements; deeper text loses their formatting.
    public var depth = 64
    /// The largest number of runs.
    public var runs = 10_000
    /// The largest number of bytes of the address of a link.
    public var addressLength = 4_096
    /// The largest number of consecutive line feeds.
    public var lineFeeds = 40

    /// Makes the default limits.
    public init() {}
  }

  /// The people who may be mentioned: a link to their page becomes a mention.
  public var people: [Person]
  /// The hashtags that the server found in the text, without "#".
  public var hashtags: [String]
  /// The custom emoji that the text may contain as `:shortcode:`.
  public var emojis: [EmojiReference]
  /// Whether paragraphs of the class `quote-inline` are left out, for screens that show the quoted
  /// post itself.
  public var hidesInlineQuotes: Bool
  /// Bounds the length of the text, its runs and the tracked nesting.
  public var limits: Limits

  /// Makes a reader of one text, or of several with the same people and hashtags.
  public init(
    people: [Person] = [],
    hashtags: [String] = [],
    emojis: [EmojiReference] = [],
    hidesInlineQuotes: Bool = false,
    limits: Limits = Limits()
  ) {
    self.people = people
    self.hashtags = hashtags
    self.emojis = emojis
    self.hidesInlineQuotes = hidesInlineQuotes
    self.limits = limits
  }

  /// Returns what a browser would roughly show, in time linear in the length of the HTML.
  public func read(_ html: String) -> RichText {
    let bytes = Array(html.utf8)
    var tokenizer = HTMLTokenizer(bytes)
    var builder = HTMLTextBuilder(
      bytes,
      links: HTMLLinkResolver(people: people, hashtags: hashtags, limits: limits),
      hidesInlineQuotes: hidesInlineQuotes,
      limits: limits
    )
    while !builder.isFull, let token = tokenizer.next() {
      switch token {
      case .text(let bytes): builder.append(bytes)
      case .start(let tag): builder.open(tag)
      case .end(let name): builder.close(name)
      }
    }
    return builder.finish().markingEmojis(emojis)
  }
}
