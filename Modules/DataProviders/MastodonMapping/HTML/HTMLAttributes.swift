/// What the attributes of a tag say, as far as it matters.
struct HTMLAttributes {
  /// Words of `class` and `rel`.
  struct Words: OptionSet {
    var rawValue: UInt8

    /// What Mastodon leaves out of long addresses.
    static let invisible = Words(rawValue: 1)
    /// What stands for a longer address.
    static let ellipsis = Words(rawValue: 2)
    /// A quoted post, for programs that know no quotes.
    static let inlineQuote = Words(rawValue: 4)
    /// A topic.
    static let hashtag = Words(rawValue: 8)
    /// Somebody, or a topic.
    static let mention = Words(rawValue: 16)
    /// Somebody's page.
    static let page = Words(rawValue: 32)
    /// A topic, as `rel` says it.
    static let tag = Words(rawValue: 64)
  }

  var words: Words = []
  /// Where the value of the one attribute stands that matters for the element (`href`, `alt`,
  /// `start` or `value`); its character references are not resolved yet.
  var value: Range<Int>?
  /// Whether a list counts down.
  var isReversed = false
}

extension HTMLAttributes.Words {
  private static let `class`: [(name: HTMLName, word: Self)] = [
    ("invisible", .invisible), ("ellipsis", .ellipsis), ("quote-inline", .inlineQuote),
    ("hashtag", .hashtag), ("mention", .mention), ("u-url", .page),
  ]
  private static let rel: [(name: HTMLName, word: Self)] = [("tag", .tag)]

  /// The words of a class that matter.
  init(class value: ArraySlice<UInt8>) { self.init(value, among: Self.`class`) }

  /// The words of a `rel` that matter.
  init(rel value: ArraySlice<UInt8>) { self.init(value, among: Self.rel) }

  private init(_ value: ArraySlice<UInt8>, among known: [(name: HTMLName, word: Self)]) {
    self = []
    let value = HTMLCharacterReference.resolve(value)
    var position = value.startIndex
    while position < value.endIndex {
      let start = position
      while position < value.endIndex, !value[position].isSpace { position += 1 }
      let word = HTMLName(value[start..<position])
      for (name, known) in known where name == word { insert(known) }
      position += 1
    }
  }
}
