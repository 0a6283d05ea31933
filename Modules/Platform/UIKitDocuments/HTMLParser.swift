public import UIKitCore

/// Parses HTML as browsers do: open elements are closed implicitly, and there are no errors.
struct HTMLParser {
  private let source: [Unicode.Scalar]
  private var index = 0
  private let root = HTMLImportElement("html")
  private let head = HTMLImportElement("head")
  private let body = HTMLImportElement("body")
  /// The open elements, the outermost first.
  private var open: [HTMLImportElement]
  /// Formatting elements such as `b` that were closed by the end of their parent, and are reopened
  /// after it.
  private var pending: [HTMLImportElement] = []
  private var isInHead = true
  private var dropsLineBreak = false

  private init(_ text: String) {
    source = Array(text.unicodeScalars)
    open = [body]
    root.append(head)
    root.append(body)
  }

  /// Parses a document or a fragment; returns an `html` element with a `head` and a `body`.
  static func document(_ text: String) -> HTMLImportElement {
    var parser = HTMLParser(text)
    parser.parse()
    return parser.root
  }

  // MARK: - Tokens

  private var current: Unicode.Scalar? { index < source.count ? source[index] : nil }

  private func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(source[range]))
  }

  private func starts(with text: String) -> Bool {
    var place = index
    for scalar in text.unicodeScalars {
      guard place < source.count, source[place].lowercased == scalar else { return false }
      place += 1
    }
    return true
  }

  /// The index of the next occurrence of a text; the end if there is none.
  private func next(_ text: String) -> Int {
    let wanted = Array(text.unicodeScalars)
    var place = index
    while place + wanted.count <= source.count {
      if wanted.indices.allSatisfy({ source[place + $0].lowercased == wanted[$0] }) { return place }
      place += 1
    }
    return source.count
  }

  private mutating func skip(through text: String) {
    index = min(next(text) + text.unicodeScalars.count, source.count)
  }

  private mutating func skipSpaces() {
    while let scalar = current, scalar.isHTMLSpace { index += 1 }
  }

  // MARK: - Parsing

  private mutating func parse() {
    while let scalar = current {
      guard scalar == "<" else {
        let start = index
        while let scalar = current, scalar != "<" { index += 1 }
        add(decoded(string(start..<index)))
        continue
      }
      if starts(with: "<!--") {
        skip(through: "-->")
      } else if starts(with: "<!") || starts(with: "<?") {
        skip(through: ">")
      } else if starts(with: "</"), index + 2 < source.count, source[index + 2].isHTMLLetter {
        index += 2
        let name = readName()
        skip(through: ">")
        close(name)
      } else if index + 1 < source.count, source[index + 1].isHTMLLetter {
        index += 1
        readTag()
      } else {
        index += 1
        add("<")
      }
    }
  }

  private mutating func readName() -> String {
    let start = index
    while let scalar = current, !scalar.isHTMLSpace, scalar != ">", scalar != "/" { index += 1 }
    return string(start..<index).lowercased()
  }

  private mutating func readTag() {
    let name = readName()
    var attributes: [String: String] = [:]
    while let scalar = current, scalar != ">" {
      if scalar.isHTMLSpace || scalar == "/" {
        index += 1
        continue
      }
      let start = index
      while let scalar = current, !scalar.isHTMLSpace, scalar != "=", scalar != ">", scalar != "/" {
        index += 1
      }
      if index == start { index += 1 }
      let key = string(start..<index).lowercased()
      skipSpaces()
      var value = ""
      if current == "=" {
        index += 1
        skipSpaces()
        value = readValue()
      }
      if attributes[key] == nil { attributes[key] = value }
    }
    if current != nil { index += 1 }
    begin(HTMLImportElement(name, attributes))
  }

  private mutating func readValue() -> String {
    let start = index
    if let quote = current, quote == "\"" || quote == "'" {
      index += 1
      while let scalar = current, scalar != quote { index += 1 }
      let value = string(start + 1..<index)
      if current != nil { index += 1 }
      return decoded(value)
    }
    while let scalar = current, !scalar.isHTMLSpace, scalar != ">" { index += 1 }
    return decoded(string(start..<index))
  }

  // MARK: - The tree

  private static let voids: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
  private static let headElements: Set = [
    "base", "link", "meta", "noscript", "script", "style", "template", "title",
  ]
  /// The elements that close an open paragraph.
  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hgroup", "hr", "main", "menu", "nav", "ol", "p", "pre", "section", "summary",
    "table", "ul",
  ]
  private static let formatting: Set = [
    "a", "b", "big", "code", "em", "font", "i", "s", "small", "strike", "strong", "tt", "u",
  ]
  /// The open elements that an element closes, and the elements that limit this: a new `li` closes
  /// the previous one, but not the one that contains its list.
  private static let ends: [String: (names: Set<String>, within: Set<String>)] = [
    "li": (["li"], ["ul", "ol", "menu", "dir"]),
    "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
    "option": (["option"], ["select"]),
    "td": (["td", "th"], ["table", "tr"]), "th": (["td", "th"], ["table", "tr"]),
    "tr": (["tr", "td", "th", "caption"], ["table"]),
    "thead": (["thead", "tbody", "tfoot", "tr", "td", "th", "caption"], ["table"]),
    "tbody": (["thead", "tbody", "tfoot", "tr", "td", "th", "caption"], ["table"]),
    "tfoot": (["thead", "tbody", "tfoot", "tr", "td", "th", "caption"], ["table"]),
  ]

  private mutating func begin(_ element: HTMLImportElement) {
    let name = element.name
    switch name {
    case "html": root.attributes.merge(element.attributes) { old, _ in old }
    case "head": break
    case "body":
      isInHead = false
      body.attributes.merge(element.attributes) { old, _ in old }
    default:
      if isInHead, Self.headElements.contains(name) {
        head.append(element)
        readRaw(element)
        return
      }
      isInHead = false
      if Self.blocks.contains(name), let paragraph = openIndex(of: ["p"], within: Self.scopes) {
        close(downTo: paragraph)
      }
      if let ends = Self.ends[name], let first = openIndex(of: ends.names, within: ends.within) {
        close(downTo: first)
      }
      if name == "a", let link = open.lastIndex(where: { $0.name == "a" }) {
        close(downTo: link)
        pending.removeAll { $0.name == "a" }
      }
      if !Self.blocks.contains(name), Self.ends[name] == nil { resume() }
      makeRoom()
      open[open.count - 1].append(element)
      dropsLineBreak = name == "pre" || name == "textarea"
      if !Self.voids.contains(name), !readRaw(element) { open.append(element) }
    }
  }

  /// The greatest depth of elements.
  ///
  /// The reader of the tree recurses, and so does its deallocation; browsers have a limit of 512.
  private static let deepest = 256

  /// The number of formatting elements that are reopened, the innermost ones.
  private static let mostPending = 16

  /// Closes the innermost element at the depth limit: what follows becomes its sibling.
  private mutating func makeRoom() {
    if open.count >= Self.deepest { open.removeLast() }
  }

  private static let scopes: Set = ["table", "td", "th", "caption", "button"]

  /// The index of the outermost open element with one of the names, inside the innermost limiting
  /// one.
  private func openIndex(of names: Set<String>, within: Set<String>) -> Int? {
    var found: Int?
    for index in open.indices.reversed() {
      if within.contains(open[index].name) { break }
      if names.contains(open[index].name) { found = index }
    }
    return found
  }

  /// Parses the text of an element without child elements.
  @discardableResult
  private mutating func readRaw(_ element: HTMLImportElement) -> Bool {
    guard ["script", "style", "title", "textarea"].contains(element.name) else { return false }
    let end = next("</" + element.name)
    let text = string(index..<end)
    let isDecoded = element.name == "title" || element.name == "textarea"
    element.append(isDecoded ? decoded(text) : text)
    index = end
    if current != nil { skip(through: ">") }
    return true
  }

  private mutating func close(_ name: String) {
    switch name {
    case "head": isInHead = false
    case "html", "body": break
    case "br": begin(HTMLImportElement("br"))
    default:
      guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else {
        pending.removeAll { $0.name == name }
        if name == "p" {
          begin(HTMLImportElement("p"))
          close("p")
        }
        return
      }
      close(downTo: index)
    }
  }

  private mutating func close(downTo index: Int) {
    // Formatting elements that overlap the end of another element are reopened after it.
    pending += open[(index + 1)...].filter { Self.formatting.contains($0.name) }
    // Without a limit, each paragraph of a broken document would reopen all elements before it.
    pending = pending.suffix(Self.mostPending)
    open.removeSubrange(index...)
  }

  private mutating func resume() {
    let again = pending
    pending = []
    for element in again {
      let copy = HTMLImportElement(element.name, element.attributes)
      makeRoom()
      open[open.count - 1].append(copy)
      open.append(copy)
    }
  }

  private mutating func add(_ text: String) {
    var text = text
    if dropsLineBreak, text.first?.isNewline == true { text.removeFirst() }
    dropsLineBreak = false
    guard !text.isEmpty else { return }
    let isBlank = text.unicodeScalars.allSatisfy(\.isHTMLSpace)
    if isInHead {
      if isBlank { return }
      isInHead = false
    }
    if !isBlank { resume() }
    open[open.count - 1].append(text)
  }

  // MARK: - Character references

  /// The text with character references decoded and line breaks normalized to line feeds.
  private func decoded(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { $0 == "&" || $0 == "\r" }) else { return text }
    var result = String.UnicodeScalarView()
    var rest = scalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r" {
        if rest.first == "\n" { rest.removeFirst() }
        result.append("\n")
      } else if scalar == "&", let (found, length) = reference(in: rest) {
        result.append(found)
        rest = rest.dropFirst(length)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The character referenced after an ampersand, and the length of the reference.
  private func reference(
    in text: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, length: Int)? {
    if text.first == "#" {
      let isHex = text.dropFirst().first?.lowercased == "x"
      let digits = text.dropFirst(isHex ? 2 : 1).prefix {
        isHex ? $0.properties.isASCIIHexDigit : ("0"..."9").contains($0)
      }
      guard !digits.isEmpty else { return nil }
      let number = UInt32(String(digits), radix: isHex ? 16 : 10) ?? 0xFFFD
      var length = digits.count + (isHex ? 2 : 1)
      if text.dropFirst(length).first == ";" { length += 1 }
      return (HTMLCharacterReferences.character(numbered: number), length)
    }
    let name = text.prefix(10).prefix { $0.isHTMLLetter || ("0"..."9").contains($0) }
    guard text.dropFirst(name.count).first == ";",
      let scalar = HTMLCharacterReferences.character(named: Substring(name))
    else {
      // Some references are valid without the semicolon.
      for short in ["amp", "lt", "gt", "quot", "nbsp", "copy", "reg"]
      where text.starts(with: short.unicodeScalars) {
        return HTMLCharacterReferences.character(named: short[...]).map { ($0, short.count) }
      }
      return nil
    }
    return (scalar, name.count + 1)
  }
}

extension Unicode.Scalar {
  /// Whether it is HTML whitespace.
  var isHTMLSpace: Bool {
    self == " " || self == "\n" || self == "\t" || self == "\r" || self == "\u{C}"
  }

  fileprivate var isHTMLLetter: Bool { isASCII && properties.isAlphabetic }

  /// The lowercase letter, for ASCII only.
  fileprivate var lowercased: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
  }
}
