import Foundation
import SocialModel

/// Puts text together from the pieces of HTML.
struct HTMLTextBuilder {
  /// An element that is open.
  private struct Open {
    var tag: HTMLTag
    var style: FormattedText.Style?
    /// Where its first text stands: UTF-16 units and bytes of the output; nil before there is one.
    var start: (units: Int, bytes: Int)?
    /// Items of a numbered list so far; nil for other elements.
    var number: Int?
    var step = 1
    var hides = false
  }

  private let links: HTMLLinkResolver
  private let hidesInlineQuotes: Bool
  private let limits: HTMLReader.Limits

  private var output: [UInt8] = []
  private var units = 0
  private var runs: [FormattedText.Run] = []
  private var cleaner = TextCleaner()
  private(set) var isFull = false

  private var elements: [Open] = []
  /// Elements that are open beyond the depth that is told apart.
  private var deeper = 0
  /// The first of `elements` that has no `start`; all behind it have none either.
  private var unstarted = 0
  private var hiding = 0
  private var preformatted = 0
  private var listDepth = 0

  /// Line feeds, and the space and list marks behind them, that go out before the next text.
  private var blockFeeds = 0
  private var breakFeeds = 0
  private var pendingSpace: [UInt8] = []
  private var pendingMark = ""

  init(links: HTMLLinkResolver, hidesInlineQuotes: Bool, limits: HTMLReader.Limits) {
    self.links = links
    self.hidesInlineQuotes = hidesInlineQuotes
    self.limits = limits
  }

  // MARK: - Elements

  mutating func open(_ tag: HTMLTag) {
    switch tag.name {
    case "br":
      breakLine()
      return
    case "img":
      // Some servers put custom emoji as pictures, with ":shortcode:" as their words.
      if let words = tag.attributes["alt"] { append(Array(words.utf8)[...]) }
      return
    case "a": close("a")
    case "p": closeParagraph()
    case "td", "th": collect(space: [0x20])
    case "rt": append(Array("（".utf8)[...])
    default: break
    }
    if HTMLElement.paragraphs.contains(tag.name) {
      separate(by: 2)
    } else if HTMLElement.lines.contains(tag.name) {
      separate(by: (tag.name == "ul" || tag.name == "ol") && listDepth == 0 ? 2 : 1)
    }
    guard !HTMLElement.void.contains(tag.name) else { return }
    guard elements.count < limits.depth else {
      deeper += 1
      return
    }
    push(tag)
  }

  private mutating func push(_ tag: HTMLTag) {
    var element = Open(tag: tag)
    switch tag.name {
    case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6": element.style = .strong
    case "i", "em", "cite", "dfn", "var": element.style = .emphasis
    case "s", "del", "strike": element.style = .strikethrough
    case "code", "kbd", "samp", "tt": element.style = preformatted > 0 ? nil : .code
    case "blockquote": element.style = .quote
    case "pre":
      element.style = .code
      preformatted += 1
    case "ul": listDepth += 1
    case "ol":
      listDepth += 1
      element.step = tag.attributes["reversed"] == nil ? 1 : -1
      element.number = tag.attributes["start"].flatMap { Int($0) } ?? 1
    case "li": pendingMark = mark(of: tag)
    case "span": element.hides = tag.hasClass("invisible")
    case "p": element.hides = hidesInlineQuotes && tag.hasClass("quote-inline")
    default: element.hides = HTMLElement.hidden.contains(tag.name)
    }
    if element.hides { hiding += 1 }
    elements.append(element)
  }

  /// The bullet or number of a list item, and the spaces that put lists inside each other aside.
  private mutating func mark(of tag: HTMLTag) -> String {
    let indent = String(repeating: "  ", count: max(0, min(listDepth, 8) - 1))
    guard let list = elements.lastIndex(where: { $0.tag.name == "ol" || $0.tag.name == "ul" }),
      let number = elements[list].number
    else { return indent + "• " }
    let own = tag.attributes["value"].flatMap { Int($0) } ?? number
    elements[list].number = own.addingReportingOverflow(elements[list].step).partialValue
    return indent + "\(own). "
  }

  mutating func close(_ name: String) {
    if name == "br" { return breakLine() }
    if HTMLElement.paragraphs.contains(name) {
      separate(by: 2)
    } else if HTMLElement.lines.contains(name) {
      separate(by: (name == "ul" || name == "ol") && listDepth <= 1 ? 2 : 1)
    }
    if deeper > 0, name != "a" {
      deeper -= 1
      return
    }
    guard let index = elements.lastIndex(where: { $0.tag.name == name }) else { return }
    while elements.count > index { pop() }
  }

  /// A paragraph ends where the next begins, unless something that holds paragraphs stands between.
  private mutating func closeParagraph() {
    let index = elements.lastIndex { element in
      element.tag.name == "p" || HTMLElement.paragraphs.contains(element.tag.name)
        || HTMLElement.lines.contains(element.tag.name)
    }
    if let index, elements[index].tag.name == "p", deeper == 0 { close("p") }
  }

  private mutating func pop() {
    guard let element = elements.popLast() else { return }
    unstarted = min(unstarted, elements.count)
    if element.hides { hiding -= 1 }
    switch element.tag.name {
    case "pre": preformatted -= 1
    case "ul", "ol": listDepth -= 1
    case "li": pendingMark = ""
    case "rt": append(Array("）".utf8)[...])
    case "span" where element.tag.hasClass("ellipsis") && element.start != nil:
      append(Array("…".utf8)[...])
    default: break
    }
    guard let start = element.start, start.units < units, runs.count < limits.runs else { return }
    if let style = element.style {
      runs.append(.init(start.units..<units, style))
    } else if element.tag.name == "a" {
      let text = String(decoding: output[start.bytes...], as: UTF8.self)
      if let style = links.style(of: element.tag, text: text) {
        runs.append(.init(start.units..<units, style))
      }
    }
  }

  // MARK: - Text

  private mutating func separate(by feeds: Int) {
    guard hiding == 0 else { return }
    blockFeeds = max(blockFeeds, feeds)
    pendingSpace.removeAll(keepingCapacity: true)
  }

  private mutating func breakLine() {
    guard hiding == 0 else { return }
    breakFeeds += 1
    pendingSpace.removeAll(keepingCapacity: true)
  }

  /// Adds text.
  ///
  /// White space with a line feed counts as one space, or as none at the start of a line, for it
  /// only lays out the HTML; spaces alone are kept as typed, as Mastodon's own pages do.
  mutating func append(_ text: ArraySlice<UInt8>) {
    guard hiding == 0, !isFull else { return }
    if preformatted > 0 {
      emit(text)
      return
    }
    var position = text.startIndex
    while position < text.endIndex, !isFull {
      let start = position
      while position < text.endIndex, text[position].isSpace { position += 1 }
      if position > start { collect(space: text[start..<position]) }
      let word = position
      while position < text.endIndex, !text[position].isSpace { position += 1 }
      if position > word { emit(text[word..<position]) }
    }
  }

  private mutating func collect(space: ArraySlice<UInt8>) {
    let isAtStart = blockFeeds > 0 || output.isEmpty || !pendingMark.isEmpty
    let laysOut = space.contains { $0 != 0x20 }
    if isAtStart || (laysOut && (breakFeeds > 0 || output.last == 0x0A)) { return }
    if laysOut || pendingSpace.last == 0x0A {
      // A line feed marks the one space until it goes out.
      pendingSpace = [0x0A]
    } else if pendingSpace.count < limits.textLength {
      pendingSpace.append(contentsOf: space)
    }
  }

  /// Puts out what was waiting, then the bytes.
  private mutating func emit(_ bytes: ArraySlice<UInt8>) {
    if !output.isEmpty {
      let feeds = min(limits.lineFeeds, max(blockFeeds, breakFeeds))
      write(Array(repeating: 0x0A, count: feeds)[...])
    }
    blockFeeds = 0
    breakFeeds = 0
    if !pendingSpace.isEmpty {
      write(pendingSpace == [0x0A] ? [0x20] : pendingSpace[...])
      pendingSpace.removeAll(keepingCapacity: true)
    }
    if !pendingMark.isEmpty {
      let mark = pendingMark
      pendingMark = ""
      write(Array(mark.utf8)[...])
    }
    while unstarted < elements.count {
      elements[unstarted].start = (units, output.count)
      unstarted += 1
    }
    write(bytes)
  }

  /// Writes bytes without what must not be shown, up to the longest text.
  private mutating func write(_ bytes: ArraySlice<UInt8>) {
    guard !isFull else { return }
    if units + bytes.count <= limits.textLength,
      !bytes.contains(where: TextCleaner.mayNeedCleaning)
    {
      output.append(contentsOf: bytes)
      for byte in bytes where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
      return
    }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard cleaner.keeps(scalar) else { continue }
      guard units < limits.textLength else {
        isFull = true
        output.append(contentsOf: "…".utf8)
        units += 1
        return
      }
      output.append(contentsOf: String(scalar).utf8)
      units += scalar.value > 0xFFFF ? 2 : 1
    }
  }

  /// The text, with all elements closed.
  mutating func finish() -> FormattedText {
    while !elements.isEmpty { pop() }
    let text = String(decoding: output, as: UTF8.self) + cleaner.closing
    let trimmed = text.trimmingSuffix { $0 == 0x0A || $0 == 0x20 }
    let length = trimmed.utf16.count
    return FormattedText(
      trimmed,
      runs: runs.map { .init($0.range.clamped(to: 0..<length), $0.style) }
    )
  }
}

extension String {
  /// The text without the bytes at its end that meet a condition; only for ASCII bytes.
  fileprivate func trimmingSuffix(_ condition: (UInt8) -> Bool) -> String {
    let bytes = Array(utf8)
    guard let last = bytes.lastIndex(where: { !condition($0) }) else { return "" }
    return last == bytes.count - 1 ? self : String(decoding: bytes[...last], as: UTF8.self)
  }
}
