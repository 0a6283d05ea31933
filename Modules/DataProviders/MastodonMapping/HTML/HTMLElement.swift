/// The properties of an HTML element.
struct HTMLElement {
  /// How the reader handles it, beyond the other properties.
  enum Kind: UInt8 {
    case other, link, lineBreak, image, paragraph, cell, annotation, bullets, numbers, item, span
    case preformatted
  }

  /// The style of the text inside of it.
  enum Mark: UInt8 {
    case strong, emphasis, strikethrough, code, quote
  }

  var kind = Kind.other
  var mark: Mark?
  /// The number of line feeds around it: 2 for paragraphs, 1 for other blocks.
  var feeds = 0
  /// Whether it has no end tag.
  var isVoid = false
  /// Whether its content is never shown.
  var isHidden = false
  /// Whether its content is not HTML, and never shown.
  var isRawText = false

  /// The element with a name in lower case; one without properties if it is unknown.
  init(_ name: HTMLName) {
    self = .init()
    guard name.initial.isLetter else { return }
    for (known, element) in Self.known[Int(name.initial & 0x1F)] where known == name {
      self = element
      return
    }
  }

  private init() {}

  /// The relevant attribute, if there is one.
  var valueName: HTMLName? {
    switch kind {
    case .link: Self.href
    case .image: Self.alt
    case .numbers: Self.start
    case .item: Self.value
    default: nil
    }
  }

  var readsAttributes: Bool {
    switch kind {
    case .link, .image, .numbers, .item, .span, .paragraph: true
    default: false
    }
  }

  private static let href: HTMLName = "href"
  private static let alt: HTMLName = "alt"
  private static let start: HTMLName = "start"
  private static let value: HTMLName = "value"
}

// MARK: - Known elements

extension HTMLElement {
  /// The known elements by the number of their first letter, so that each is found quickly.
  private static let known: [[(name: HTMLName, element: HTMLElement)]] = {
    var elements: [HTMLName: HTMLElement] = [:]
    for set in sets {
      for name in set.names.split(separator: " ") {
        set.change(&elements[HTMLName(name.utf8), default: HTMLElement()])
      }
    }
    var table = Array(repeating: [(name: HTMLName, element: HTMLElement)](), count: 32)
    for (name, element) in elements {
      table[Int(name.initial & 0x1F)].append((name, element))
    }
    return table
  }()

  private struct Names {
    var names: String
    var change: (inout HTMLElement) -> Void

    init(_ names: String, _ change: @escaping (inout HTMLElement) -> Void) {
      self.names = names
      self.change = change
    }
  }

  private static var sets: [Names] {
    [
      Names("a") { $0.kind = .link },
      Names("br") { $0.kind = .lineBreak },
      Names("img") { $0.kind = .image },
      Names("p") { $0.kind = .paragraph },
      Names("td th") { $0.kind = .cell },
      Names("rt") { $0.kind = .annotation },
      Names("ul") { $0.kind = .bullets },
      Names("ol") { $0.kind = .numbers },
      Names("li") { $0.kind = .item },
      Names("span") { $0.kind = .span },
      Names("pre") { $0.kind = .preformatted },
      Names("b strong h1 h2 h3 h4 h5 h6") { $0.mark = .strong },
      Names("i em cite dfn var") { $0.mark = .emphasis },
      Names("s del strike") { $0.mark = .strikethrough },
      Names("code kbd samp tt pre") { $0.mark = .code },
      Names("blockquote") { $0.mark = .quote },
      Names("p blockquote pre h1 h2 h3 h4 h5 h6 table") { $0.feeds = 2 },
      Names("address article aside body caption dd details div dl dt figcaption figure footer form")
      {
        $0.feeds = 1
      },
      Names("header html li main nav ol section summary tbody tfoot thead tr ul hr") {
        $0.feeds = 1
      },
      Names("area base br col embed hr img input link meta param source track wbr") {
        $0.isVoid = true
      },
      Names("template svg math object canvas select head audio video rp") { $0.isHidden = true },
      Names("script style textarea title iframe noembed noframes xmp") { $0.isRawText = true },
    ]
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  /// Whether it is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
  /// Whether it is white space in HTML.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
  /// The lower case of an ASCII capital, otherwise the byte itself.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
