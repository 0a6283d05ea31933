import CoreGraphics
import Foundation

/// Makes an attributed string of an HTML document, as Apple's importer does.
///
/// Block elements are paragraphs, `br` in a paragraph is a line separator (U+2028), and list items
/// begin with a tab, their marker and a tab. The text ends with the break of its last paragraph, if
/// it has one. Each table cell is a paragraph. Nothing is loaded from the network: images are those
/// in the document itself (`data:`) and in files.
struct HTMLImporter {
  private typealias Attributes = [NSAttributedString.Key: Any]

  /// The attributed string.
  let text = NSMutableAttributedString(string: "")
  /// The title of the document; nil if it has none.
  private(set) var title: String?

  private var sheet = CSSStyleSheet()
  private var fonts = HTMLFonts()
  private var lists: [NSTextList] = []
  private var quoteLevel = 0
  /// Whether a trailing space is replaced by the break of a paragraph.
  private var isSoft = false
  private var last: Character = "\n"

  init(_ source: String) {
    let document = HTMLParser.document(source)
    text.beginEditing()
    for element in Self.elements(of: document) where element.name == "style" {
      sheet.add(element.text)
    }
    title = Self.elements(of: document).first { $0.name == "title" }?.text
    read(document, in: HTMLStyle(), block: nil)
    text.endEditing()
  }

  private static func elements(of element: HTMLImportElement) -> [HTMLImportElement] {
    element.children.flatMap { child -> [HTMLImportElement] in
      guard case .element(let inner) = child else { return [] }
      return [inner] + elements(of: inner)
    }
  }

  // MARK: - Elements

  /// An element in its context.
  private struct Place {
    var element: HTMLImportElement
    var style: HTMLStyle
    /// The innermost ancestor that is a paragraph, and its style.
    var block: (element: HTMLImportElement, style: HTMLStyle)

    var isList: Bool { element.name == "ul" || element.name == "ol" }
  }

  private mutating func read(
    _ element: HTMLImportElement,
    in parent: HTMLStyle,
    block: (element: HTMLImportElement, style: HTMLStyle)?
  ) {
    var style = HTMLStyle(of: element, in: parent)
    var declarations = sheet.declarations(for: element)
    if let own = element.attributes["style"] {
      declarations += CSSStyleSheet.declarations(own[...])
    }
    if !declarations.isEmpty {
      declarations = declarations.filter { !$0.isImportant } + declarations.filter(\.isImportant)
      style.apply(declarations, in: parent)
    }
    guard style.display != .none else { return }
    if !style.isBlock, let background = style.background {
      style.textBackground = background == .clear ? nil : background
    }
    let place = Place(
      element: element,
      style: style,
      block: style.isBlock ? (element, style) : block ?? (element, style)
    )
    if style.isBlock, !isInItem(place) { beginParagraph(place) }
    let start = text.length
    guard enter(place) else { return }
    for child in element.children {
      switch child {
      case .element(let inner): read(inner, in: style, block: place.block)
      case .text(let string): add(string, place)
      }
    }
    leave(place, start)
  }

  /// Whether an element is in a list item, where it is no separate paragraph.
  private func isInItem(_ place: Place) -> Bool {
    !lists.isEmpty && place.style.display == .block && !place.isList
  }

  /// - Returns: Whether the children of the element are visited.
  private mutating func enter(_ place: Place) -> Bool {
    switch place.element.name {
    case "br":
      let name = place.block.element.name
      let isParagraph = name == "p" || name == "li" || (name.count == 2 && name.first == "h")
      if isParagraph, name != "hr" {
        append("\u{2028}", attributes(place))
        isSoft = true
      } else {
        beginParagraph(place, isForced: true, dropsSpace: false)
      }
      return false
    case "img":
      addImage(place)
      return false
    case "ul", "ol":
      let start = place.element.attributes["start"].flatMap { Int($0) }
      lists.append(NSTextList(htmlStyle: place.style.listStyle ?? "disc", start: start ?? 1))
    case "q":
      append(quoteLevel.isMultiple(of: 2) ? "\u{201C}" : "\u{2018}", attributes(place))
      quoteLevel += 1
    case "input":
      let type = place.element.attributes["type"]?.lowercased() ?? "text"
      if type == "text", let value = place.element.attributes["value"], !value.isEmpty {
        append(value, attributes(place))
      }
      return false
    default: break
    }
    return true
  }

  private mutating func leave(_ place: Place, _ start: Int) {
    let range = NSRange(location: start, length: text.length - start)
    if range.length > 0, place.element.name == "a", let link = Self.link(place.element) {
      text.addAttribute(.link, value: link, range: range)
    }
    if place.style.isBlock {
      if isInItem(place) {
        append("\u{2028}", attributes(place))
        isSoft = true
      } else {
        beginParagraph(place, isForced: range.length == 0)
      }
    }
    if place.isList, let list = lists.popLast() {
      addMarkers(of: list, at: lists.count, in: start..<text.length)
    } else if place.element.name == "q" {
      quoteLevel -= 1
      append(quoteLevel.isMultiple(of: 2) ? "\u{201D}" : "\u{2019}", attributes(place))
    }
  }

  private static func link(_ element: HTMLImportElement) -> Any? {
    guard let href = element.attributes["href"]?.trimmingCharacters(in: .whitespacesAndNewlines),
      !href.isEmpty, !href.hasPrefix("#")
    else { return nil }
    return URL(string: href) ?? href
  }

  private mutating func addImage(_ place: Place) {
    guard let source = place.element.attributes["src"], let data = Self.data(of: source),
      let image = UIImage(data: data)
    else { return }
    let attachment = NSTextAttachment(image: image)
    func side(_ name: String) -> CGFloat? {
      place.element.attributes[name].flatMap { CSSValues.length($0[...], fontSize: 0) }
    }
    var size = image.size
    switch (side("width"), side("height")) {
    case (let width?, let height?): size = CGSize(width: width, height: height)
    case (let width?, nil):
      size = CGSize(width: width, height: width * size.height / max(size.width, 1))
    case (nil, let height?):
      size = CGSize(width: height * size.width / max(size.height, 1), height: height)
    case (nil, nil): break
    }
    attachment.bounds = CGRect(origin: .zero, size: size)
    var attributes = attributes(place)
    attributes[.attachment] = attachment
    append("\u{FFFC}", attributes)
  }

  /// Returns the data of an image in the document itself or in a file.
  private static func data(of source: String) -> Data? {
    let source = source.trimmingCharacters(in: .whitespacesAndNewlines)
    if source.hasPrefix("data:"), let comma = source.firstIndex(of: ",") {
      guard source[..<comma].hasSuffix(";base64") else { return nil }
      let encoded = source[source.index(after: comma)...]
      return Data(base64Encoded: String(encoded), options: .ignoreUnknownCharacters)
    }
    guard let url = URL(string: source), url.isFileURL else { return nil }
    return try? Data(contentsOf: url)
  }

  // MARK: - Text

  private mutating func append(_ string: String, _ attributes: Attributes) {
    guard let end = string.last else { return }
    text.append(NSAttributedString(string: string, attributes: attributes))
    last = end
    isSoft = false
  }

  /// Ends the current paragraph, if there is one.
  private mutating func beginParagraph(
    _ place: Place,
    isForced: Bool = false,
    dropsSpace: Bool = true
  ) {
    guard isForced || last != "\n" else { return }
    if dropsSpace, isSoft, last == " " || last == "\u{2028}" {
      text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
      last = text.string.last ?? "\n"
    }
    let name = place.element.name
    if name != "body", name != "html" { append("\n", attributes(place)) }
    isSoft = true
  }

  private mutating func add(_ string: String, _ place: Place) {
    var string = string
    var endsInSpace = false
    if !place.style.keepsSpaces {
      let dropsFirst = (isSoft && last == " ") || last.isNewline || last == "\t"
      var kept = String.UnicodeScalarView()
      for scalar in string.unicodeScalars {
        if scalar.isHTMLSpace {
          endsInSpace = !kept.isEmpty || !dropsFirst
        } else {
          if endsInSpace { kept.append(" ") }
          kept.append(scalar)
          endsInSpace = false
        }
      }
      if endsInSpace { kept.append(" ") }
      string = String(kept)
    }
    guard !string.isEmpty else { return }
    switch place.style.transform {
    case "uppercase": string = string.uppercased()
    case "lowercase": string = string.lowercased()
    case "capitalize": string = string.capitalized
    default: break
    }
    append(string, attributes(place))
    isSoft = endsInSpace
  }

  // MARK: - Attributes

  private mutating func attributes(_ place: Place) -> Attributes {
    let style = place.style
    var values: Attributes = [
      .font: fonts.font(of: style), .foregroundColor: style.color, .strokeColor: style.color,
      .strokeWidth: CGFloat(0), .kern: style.letterSpacing,
      .paragraphStyle: paragraphStyle(place.block.element, place.block.style),
    ]
    values[.backgroundColor] = style.textBackground
    if style.isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruckThrough { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if style.baselineOffset != 0 { values[.baselineOffset] = style.baselineOffset }
    values[.shadow] = style.shadow
    return values
  }

  private func paragraphStyle(_ element: HTMLImportElement, _ style: HTMLStyle) -> NSParagraphStyle
  {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.baseWritingDirection = style.direction
    paragraph.defaultTabInterval = 36
    paragraph.tabStops = []
    paragraph.hyphenationFactor = style.hyphenates ? 1 : 0
    if let height = style.lineHeight {
      paragraph.minimumLineHeight = height.isFactor ? height.value * style.fontSize : height.value
    }
    let name = element.name
    if name == "p" || name == "li" || (name.count == 2 && name.first == "h" && name != "hr") {
      paragraph.headIndent = max(style.marginLeft, 0)
      paragraph.firstLineHeadIndent = max(paragraph.headIndent + style.textIndent, 0)
      paragraph.tailIndent = style.marginRight > 0 ? -style.marginRight : 0
      paragraph.paragraphSpacing = max(style.marginBottom, 0)
    }
    paragraph.textLists = lists
    return paragraph
  }

  // MARK: - Lists

  /// Inserts the markers of a list before its items, and sets the indents of the items.
  private mutating func addMarkers(of list: NSTextList, at level: Int, in range: Range<Int>) {
    var number = list.startingItemNumber
    var end = range.upperBound
    var index = range.lowerBound
    while index < end, index < text.length {
      let paragraph = (text.string as NSString)
        .paragraphRange(for: NSRange(location: index, length: 0))
      index = paragraph.upperBound
      let values = text.attributes(at: paragraph.location, effectiveRange: nil)
      guard let style = values[.paragraphStyle] as? NSParagraphStyle,
        style.textLists.count == level + 1, style.textLists.last === list
      else { continue }
      let place = CGFloat(level + 1) * 36
      let marker = "\t\(list.marker(forItemNumber: number))\t"
      number += 1
      var plain = values
      plain[.underlineStyle] = nil
      plain[.strikethroughStyle] = nil
      plain[.link] = nil
      plain[.attachment] = nil
      text.insert(
        NSAttributedString(string: marker, attributes: plain),
        at: paragraph.location
      )
      let length = marker.utf16.count
      let indented = NSMutableParagraphStyle()
      indented.setParagraphStyle(style)
      indented.firstLineHeadIndent = 0
      indented.headIndent = place
      indented.tabStops = [
        NSTextTab(textAlignment: .left, location: place - 25),
        NSTextTab(textAlignment: .natural, location: place),
      ]
      text.addAttribute(
        .paragraphStyle,
        value: indented,
        range: NSRange(location: paragraph.location, length: paragraph.length + length)
      )
      index += length
      end += length
    }
  }
}

extension NSTextList {
  /// Makes a list with a CSS `list-style-type`.
  fileprivate convenience init(htmlStyle: String, start: Int) {
    let format: MarkerFormat =
      switch htmlStyle {
      case "none": MarkerFormat("")
      case "decimal": MarkerFormat("{decimal}.")
      case "lower-alpha", "lower-latin": MarkerFormat("{lower-alpha}.")
      case "upper-alpha", "upper-latin": MarkerFormat("{upper-alpha}.")
      case "lower-roman": MarkerFormat("{lower-roman}.")
      case "upper-roman": MarkerFormat("{upper-roman}.")
      case "circle": .circle
      case "square": .square
      default: .disc
      }
    self.init(markerFormat: format, options: [], startingItemNumber: start)
  }
}
