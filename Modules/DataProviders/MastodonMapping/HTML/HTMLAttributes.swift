/// The relevant content of the attributes of a tag.
struct HTMLAttributes {
  /// Words of `class` and `rel`.
  struct Words: OptionSet {
    var rawValue: UInt8

    /// Parts of long addresses that Mastodon hides.
    static let invisible = Words(rawValue: 1)
    /// The shortened part of a longer address.
    static let ellipsis = Words(rawValue: 2)
    /// A quoted post, for programs that do not support quotes.
    static let inlineQuote = Words(rawValue: 4)
    static let hashtag = Words(rawValue: 8)
    /// A person or a hashtag.
    static let mention = Words(rawValue: 16)
    /// The page of a person.
    static let page = Words(rawValue: 32)
    /// A hashtag, according to `rel`.
    static let tag = Words(rawValue: 64)
  }

  var words: Words = []
  /// The range of the value of the one relevant attribute of the element (`href`, `alt`, `start` or
  /// `value`); its character references are not resolved yet.
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

  /// The relevant words of a class.
  init(class value: ArraySlice<UInt8>) { self.init(value, among: Self.`class`) }

  /// The relevant words of a `rel`.
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
