import MomentsValues

/// Builds the text from the tokens of HTML.
struct HTMLTextBuilder {
  /// An element that is open.
  private struct Open {
    var tag: HTMLTag
    var mark: HTMLElement.Mark?
    /// The offsets of its first text: UTF-16 units and bytes of the output; nil before there is
    /// one.
    var start: (units: Int, bytes: Int)?
    /// Items of a numbered list so far; nil for other elements.
    var number: Int?
    var step = 1
    var hides = false
  }

  /// The input, which tags refer to by ranges.
  private let html: [UInt8]
  private var links: HTMLLinkResolver
  private let hidesInlineQuotes: Bool
  private let limits: HTMLReader.Limits

  private var output: [UInt8] = []
  private var units = 0
  private var runs: [RichText.Run] = []
  private var cleaner = TextCleaner()
  private(set) var isFull = false

  private var elements: [Open] = []
  /// The number of open elements beyond the tracked depth.
  private var deeper = 0
  /// The index of the first of `elements` without a `start`; all after it have none either.
  private var unstarted = 0
  private var hiding = 0
  private var preformatted = 0
  private var listDepth = 0

  /// Line feeds, and the space and list marks after them, to write before the next text.
  private var blockFeeds = 0
  private var breakFeeds = 0
  private var pendingSpaces = 0
  /// Whether the pending space only lays out the HTML; more of it does not add to it.
  private var pendingSpaceLaysOut = false
  private var pendingMark = ""

  init(
    _ html: [UInt8],
    links: HTMLLinkResolver,
    hidesInlineQuotes: Bool,
    limits: HTMLReader.Limits
  ) {
    self.html = html
    self.links = links
    self.hidesInlineQuotes = hidesInlineQuotes
    self.limits = limits
    output.reserveCapacity(min(html.count, limits.textLength))
    elements.reserveCapacity(8)
  }

  // MARK: - Elements

  mutating func open(_ tag: HTMLTag) {
    switch tag.element.kind {
    case .lineBreak:
      breakLine()
      return
    case .image:
      // Some servers use images for custom emoji, with ":shortcode:" as their alternative text.
      if let words = tag.attributes.value { append(HTMLCharacterReference.resolve(html[words])) }
      return
    case .link: close(tag.name, tag.element)
    case .paragraph: closeParagraph()
    case .cell: collect(spaces: 1, layOut: false)
    case .annotation: append(Self.openingBracket)
    default: break
    }
    separate(by: isOutermostList(tag.element, depth: 0) ? 2 : tag.element.feeds)
    guard !tag.element.isVoid else { return }
    guard elements.count < limits.depth else {
      deeper += 1
      return
    }
    push(tag)
  }

  private mutating func push(_ tag: HTMLTag) {
    var element = Open(tag: tag, mark: tag.element.mark, hides: tag.element.isHidden)
    switch tag.element.kind {
    case .preformatted: preformatted += 1
    case .bullets: listDepth += 1
    case .numbers:
      listDepth += 1
      element.step = tag.attributes.isReversed ? -1 : 1
      element.number = number(tag) ?? 1
    case .item: pendingMark = mark(of: tag)
    case .span: element.hides = tag.attributes.words.contains(.invisible)
    case .paragraph:
      element.hides = hidesInlineQuotes && tag.attributes.words.contains(.inlineQuote)
    default:
      // Code in preformatted text is marked already.
      if element.mark == .code, preformatted > 0 { element.mark = nil }
    }
    if element.hides { hiding += 1 }
    elements.append(element)
  }

  private func number(_ tag: HTMLTag) -> Int? {
    tag.attributes.value.flatMap {
      Int(String(decoding: HTMLCharacterReference.resolve(html[$0]), as: UTF8.self))
    }
  }

  /// Whether an element is a list that is not nested.
  ///
  /// The depth is the largest number of lists that are open then: none where it begins, itself
  /// where it ends.
  private func isOutermostList(_ element: HTMLElement, depth: Int) -> Bool {
    (element.kind == .bullets || element.kind == .numbers) && listDepth <= depth
  }

  /// The bullet or number of a list item, with the indentation of nested lists.
  private mutating func mark(of tag: HTMLTag) -> String {
    let indent = String(repeating: "  ", count: max(0, min(listDepth, 8) - 1))
    let list = elements.lastIndex {
      $0.tag.element.kind == .numbers || $0.tag.element.kind == .bullets
    }
    guard let list, let next = elements[list].number else { return indent + "• " }
    let own = number(tag) ?? next
    elements[list].number = own.addingReportingOverflow(elements[list].step).partialValue
    return indent + "\(own). "
  }

  mutating func close(_ name: HTMLName) { close(name, HTMLElement(name)) }

  private mutating func close(_ name: HTMLName, _ element: HTMLElement) {
    if element.kind == .lineBreak { return breakLine() }
    separate(by: isOutermostList(element, depth: 1) ? 2 : element.feeds)
    if deeper > 0, element.kind != .link {
      deeper -= 1
      return
    }
    guard let index = elements.lastIndex(where: { $0.tag.name == name }) else { return }
    while elements.count > index { pop() }
  }

  /// Closes an open paragraph, unless an element that contains paragraphs is in between.
  private mutating func closeParagraph() {
    guard deeper == 0, let last = elements.last(where: { $0.tag.element.feeds > 0 })?.tag,
      last.element.kind == .paragraph
    else { return }
    close(last.name, last.element)
  }

  private mutating func pop() {
    guard let element = elements.popLast() else { return }
    unstarted = min(unstarted, elements.count)
    if element.hides { hiding -= 1 }
    let tag = element.tag
    switch tag.element.kind {
    case .preformatted: preformatted -= 1
    case .bullets, .numbers: listDepth -= 1
    case .item: pendingMark = ""
    case .annotation: append(Self.closingBracket)
    case .span where tag.attributes.words.contains(.ellipsis) && element.start != nil:
      append(Self.ellipsis)
    default: break
    }
    guard let start = element.start, start.units < units, runs.count < limits.runs else { return }
    if let mark = element.mark {
      runs.append(.init(start.units..<units, mark.style))
    } else if tag.element.kind == .link, let address = tag.attributes.value,
      let style = links.style(
        of: HTMLCharacterReference.resolve(html[address]),
        words: tag.attributes.words,
        text: output[start.bytes...]
      )
    {
      runs.append(.init(start.units..<units, style))
    }
  }

  // MARK: - Text

  private static let openingBracket = Array("（".utf8)[...]
  private static let closingBracket = Array("）".utf8)[...]
  private static let ellipsis = Array("…".utf8)[...]

  private mutating func separate(by feeds: Int) {
    guard feeds > 0, hiding == 0 else { return }
    blockFeeds = max(blockFeeds, feeds)
    dropPendingSpace()
  }

  private mutating func breakLine() {
    guard hiding == 0 else { return }
    breakFeeds += 1
    dropPendingSpace()
  }

  private mutating func dropPendingSpace() {
    pendingSpaces = 0
    pendingSpaceLaysOut = false
  }

  /// Adds text.
  ///
  /// White space with a line feed counts as one space, or as none at the start of a line, because
  /// it only lays out the HTML; other spaces are unchanged, as on Mastodon's own pages.
  mutating func append(_ text: ArraySlice<UInt8>) {
    guard hiding == 0, !isFull else { return }
    if preformatted > 0 {
      emit(text)
      return
    }
    var position = text.startIndex
    while position < text.endIndex, !isFull {
      let start = position
      var layOut = false
      while position < text.endIndex, text[position].isSpace {
        if text[position] != 0x20 { layOut = true }
        position += 1
      }
      if position > start { collect(spaces: position - start, layOut: layOut) }
      let words = position
      position = endOfWords(text, from: position)
      if position > words { emit(text[words..<position]) }
    }
  }

  /// The end of the words that are separated only by spaces, which are unchanged.
  private func endOfWords(_ text: ArraySlice<UInt8>, from start: Int) -> Int {
    var end = start
    for position in start..<text.endIndex {
      let byte = text[position]
      if !byte.isSpace {
        end = position + 1
      } else if byte != 0x20 || output.isEmpty {
        // Before all text there is no space, even if the first word is left out.
        break
      }
    }
    return end
  }

  private mutating func collect(spaces: Int, layOut: Bool) {
    let isAtStart = blockFeeds > 0 || output.isEmpty || !pendingMark.isEmpty
    if isAtStart || (layOut && (breakFeeds > 0 || output.last == 0x0A)) { return }
    if layOut || pendingSpaceLaysOut {
      pendingSpaces = 1
      pendingSpaceLaysOut = true
    } else if pendingSpaces < limits.textLength {
      pendingSpaces += spaces
    }
  }

  /// Writes what was pending, then the bytes.
  private mutating func emit(_ bytes: ArraySlice<UInt8>) {
    if !output.isEmpty {
      write(0x0A, times: min(limits.lineFeeds, max(blockFeeds, breakFeeds)))
    }
    blockFeeds = 0
    breakFeeds = 0
    write(0x20, times: pendingSpaces)
    dropPendingSpace()
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

  /// Writes a line feed or space a number of times, up to the text limit.
  private mutating func write(_ byte: UInt8, times: Int) {
    guard times > 0, !isFull else { return }
    let room = max(0, min(times, limits.textLength - units))
    output.append(contentsOf: repeatElement(byte, count: room))
    units += room
    if room < times { fill() }
  }

  /// Writes bytes without forbidden characters, up to the text limit.
  private mutating func write(_ bytes: ArraySlice<UInt8>) {
    guard !isFull else { return }
    if units + bytes.count <= limits.textLength,
      !bytes.contains(where: TextCleaner.mayNeedCleaning)
    {
      output.append(contentsOf: bytes)
      units += bytes.utf16Count
      return
    }
    // Allowed characters are written in pieces as large as possible.
    var piece = bytes.startIndex
    var position = piece
    while position < bytes.endIndex {
      let next = min(position + bytes[position].scalarLength, bytes.endIndex)
      // No text begins with empty lines, not even preformatted text.
      let isLeadingFeed = bytes[position] == 0x0A && output.isEmpty && piece == position
      if TextCleaner.mayNeedCleaning(bytes[position]),
        isLeadingFeed || !cleaner.keeps(bytes[position..<next])
      {
        output.append(contentsOf: bytes[piece..<position])
        piece = next
      } else if units < limits.textLength {
        units += next - position == 4 ? 2 : 1
      } else {
        output.append(contentsOf: bytes[piece..<position])
        return fill()
      }
      position = next
    }
    output.append(contentsOf: bytes[piece...])
  }

  private mutating func fill() {
    isFull = true
    output.append(contentsOf: Self.ellipsis)
    units += 1
  }

  /// The text, with all elements closed.
  mutating func finish() -> RichText {
    while !elements.isEmpty { pop() }
    let closing = cleaner.closing
    if closing.isEmpty {
      // White space at the end is removed; it has as many units as bytes.
      while let last = output.last, last == 0x0A || last == 0x20 {
        output.removeLast()
        units -= 1
      }
      let all = 0..<units
      for index in runs.indices { runs[index].range = runs[index].range.clamped(to: all) }
    }
    return RichText(String(decoding: output, as: UTF8.self) + closing, runs: runs)
  }
}

extension HTMLElement.Mark {
  fileprivate var style: RichText.Style {
    switch self {
    case .strong: .strong
    case .emphasis: .emphasis
    case .strikethrough: .strikethrough
    case .code: .code
    case .quote: .quote
    }
  }
}
