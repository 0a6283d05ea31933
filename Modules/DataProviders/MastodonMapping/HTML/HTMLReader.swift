import Foundation
public import SocialModel

/// Makes formatted text of the HTML that servers send for posts and profiles.
///
/// It reads any bytes without failing: there is no strict grammar, only what a browser would
/// roughly show. The time is linear in the length of the input, the memory bounded by it, the
/// nesting that is told apart by `Limits`. Markup that never ends is shown as the text it is.
///
/// - Links keep their text if they lead to http or https; other links become plain text.
/// - `span.invisible` is left out, `span.ellipsis` gets its "…", as Mastodon shortens long
///   addresses that way.
/// - Links that are known as mentions or hashtags, by class or by address, become those.
/// - Paragraphs are apart by an empty line, `<br>` is a line feed, list items get bullets or
///   numbers.
/// - Control characters and the bidirectional controls that could reorder what stands around are
///   left out.
public struct HTMLReader: Sendable {
  /// Somebody the text may name.
  public struct Person: Sendable, Hashable {
    /// The identity of the account.
    public var id: String
    /// `user` or `user@server`.
    public var handle: String
    /// The page of the person, which links in the text lead to.
    public var url: String?

    /// Makes a person.
    public init(id: String, handle: String, url: String?) {
      self.id = id
      self.handle = handle
      self.url = url
    }
  }

  /// How much is read, so that a hostile text costs a bounded amount of work in every later step
  /// too.
  public struct Limits: Sendable, Hashable {
    /// How many UTF-16 code units of text are kept; what follows is cut off with "…".
    public var textLength = 100_000
    /// How many elements inside each other are told apart; text deeper inside is kept without their
    /// formatting.
    public var depth = 64
    /// How many runs are kept.
    public var runs = 10_000
    /// How many bytes the address of a link may have.
    public var addressLength = 4_096
    /// How many line feeds in a row are kept.
    public var lineFeeds = 40

    /// The usual limits.
    public init() {}
  }

  /// Who may be named, so that a link to their page becomes a mention.
  public var people: [Person]
  /// The topics the server found in the text, without "#".
  public var hashtags: [String]
  /// The custom emoji that may stand as `:shortcode:`.
  public var emojis: [CustomEmoji]
  /// Whether paragraphs of the class `quote-inline` are left out, for screens that show the quoted
  /// post itself.
  public var hidesInlineQuotes: Bool
  /// How much is read.
  public var limits: Limits

  /// Makes a reader of one text, or of several that share people and topics.
  public init(
    people: [Person] = [],
    hashtags: [String] = [],
    emojis: [CustomEmoji] = [],
    hidesInlineQuotes: Bool = false,
    limits: Limits = Limits()
  ) {
    self.people = people
    self.hashtags = hashtags
    self.emojis = emojis
    self.hidesInlineQuotes = hidesInlineQuotes
    self.limits = limits
  }

  /// The text of the HTML.
  public func read(_ html: String) -> FormattedText {
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
