import CoreGraphics
import Foundation
internal import UIKitCore

/// Makes an attributed string of an HTML document, as Apple's importer does.
///
/// Block elements are paragraphs, `br` in a paragraph is a line separator (U+2028), and list items
/// begin with a tab, their marker and a tab. The text ends with the break of its last paragraph, if
/// it has one. Each table cell is a paragraph. Nothing is loaded from the network: images are those
/// in the document itself (`data:`) and in files.
struct HTMLImporter {
  private typealias Attributes = [NSAttributedString.Key: Any]

  /// Text of one paragraph with one set of attributes.
  private struct Run {
    var string: String
    var attributes: Attributes
    /// Whether it is the first run of its paragraph.
    var isStart: Bool
  }

  /// The text read so far.
  ///
  /// An attributed string would find its length and its paragraphs again after each change.
  private var runs: [Run] = []
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
    readHead(document)
    read(document, in: HTMLStyle(), block: nil)
  }

  /// Makes the attributed string.
  ///
  /// O(n).
  func makeText() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: runs.map(\.string).joined())
    var location = 0
    text.beginEditing()
    for run in runs {
      let length = run.string.utf16.count
      text.setAttributes(run.attributes, range: NSRange(location: location, length: length))
      location += length
    }
    text.endEditing()
    return text
  }

  /// Collects the style sheets and the title, wherever they are in the document.
  private mutating func readHead(_ element: HTMLImportElement) {
    if element.name == "style" { sheet.add(element.text) }
    if element.name == "title", title == nil { title = element.text }
    for case .element(let inner) in element.children { readHead(inner) }
  }

  // MARK: - Elements

  /// An element in its context.
  private struct Context {
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
    let context = Context(
      element: element,
      style: style,
      block: style.isBlock ? (element, style) : block ?? (element, style)
    )
    if style.isBlock, !isInItem(context) { beginParagraph(context) }
    let start = runs.count
    guard enter(context) else { return }
    for child in element.children {
      switch child {
      case .element(let inner): read(inner, in: style, block: context.block)
      case .text(let string): add(string, context)
      }
    }
    leave(context, start)
  }

  /// Whether an element is in a list item, where it is no separate paragraph.
  private func isInItem(_ context: Context) -> Bool {
    !lists.isEmpty && context.style.display == .block && !context.isList
  }

  /// - Returns: Whether the children of the element are visited.
  private mutating func enter(_ context: Context) -> Bool {
    switch context.element.name {
    case "br":
      let name = context.block.element.name
      let isParagraph = name == "p" || name == "li" || (name.count == 2 && name.first == "h")
      if isParagraph, name != "hr" {
        append("\u{2028}", attributes(context))
        isSoft = true
      } else {
        beginParagraph(context, isForced: true, dropsSpace: false)
      }
      return false
    case "img":
      addImage(context)
      return false
    case "ul", "ol":
      let start = context.element.attributes["start"].flatMap { Int32($0) } ?? 1
      lists.append(NSTextList(htmlStyle: context.style.listStyle ?? "disc", start: Int(start)))
    case "q":
      append(quoteLevel.isMultiple(of: 2) ? "\u{201C}" : "\u{2018}", attributes(context))
      quoteLevel += 1
    case "input":
      let type = context.element.attributes["type"]?.lowercased() ?? "text"
      if type == "text", let value = context.element.attributes["value"], !value.isEmpty {
        append(value, attributes(context))
      }
      return false
    default: break
    }
    return true
  }

  private mutating func leave(_ context: Context, _ start: Int) {
    let isEmpty = runs.count <= start
    if !isEmpty, context.element.name == "a", let link = Self.link(context.element) {
      for index in start..<runs.count { runs[index].attributes[.link] = link }
    }
    if context.style.isBlock {
      if isInItem(context) {
        append("\u{2028}", attributes(context))
        isSoft = true
      } else {
        beginParagraph(context, isForced: isEmpty)
      }
    }
    if context.isList, let list = lists.popLast() {
      addMarkers(of: list, at: lists.count, from: start)
    } else if context.element.name == "q" {
      quoteLevel -= 1
      append(quoteLevel.isMultiple(of: 2) ? "\u{201D}" : "\u{2019}", attributes(context))
    }
  }

  private static func link(_ element: HTMLImportElement) -> Any? {
    guard let href = element.attributes["href"]?.trimmingCharacters(in: .whitespacesAndNewlines),
      !href.isEmpty, !href.hasPrefix("#")
    else { return nil }
    return URL(string: href) ?? href
  }

  private mutating func addImage(_ context: Context) {
    guard let source = context.element.attributes["src"], let data = Self.data(of: source),
      let image = UIImage(data: data)
    else { return }
    let attachment = NSTextAttachment(image: image)
    func side(_ name: String) -> CGFloat? {
      context.element.attributes[name].flatMap { CSSValues.length($0[...], fontSize: 0) }
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
    var attributes = attributes(context)
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
    var rest = string[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(where: Self.endsParagraph).map(rest.index(after:))
      let part = rest[..<(end ?? rest.endIndex)]
      rest = rest[part.endIndex...]
      runs.append(
        Run(string: String(part), attributes: attributes, isStart: Self.endsParagraph(last))
      )
      last = part.last ?? last
      isSoft = false
    }
  }

  private static func endsParagraph(_ character: Character) -> Bool {
    character == "\n" || character == "\r" || character == "\r\n" || character == "\u{2029}"
  }

  /// Ends the current paragraph, if there is one.
  private mutating func beginParagraph(
    _ context: Context,
    isForced: Bool = false,
    dropsSpace: Bool = true
  ) {
    guard isForced || last != "\n" else { return }
    if dropsSpace, isSoft, last == " " || last == "\u{2028}" {
      removeLast()
    }
    let name = context.element.name
    if name != "body", name != "html" { append("\n", attributes(context)) }
    isSoft = true
  }

  private mutating func removeLast() {
    guard var run = runs.popLast() else { return }
    run.string.removeLast()
    if !run.string.isEmpty { runs.append(run) }
    last = runs.last?.string.last ?? "\n"
  }

  private mutating func add(_ string: String, _ context: Context) {
    var string = string
    var endsInSpace = false
    if !context.style.keepsSpaces {
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
    switch context.style.transform {
    case "uppercase": string = string.uppercased()
    case "lowercase": string = string.lowercased()
    case "capitalize": string = string.capitalized
    default: break
    }
    append(string, attributes(context))
    isSoft = endsInSpace
  }

  // MARK: - Attributes

  private mutating func attributes(_ context: Context) -> Attributes {
    let style = context.style
    // Foundation on Linux bridges `Double` to `NSNumber`, the class on iOS, but boxes `CGFloat`.
    var values: Attributes = [
      .font: fonts.font(of: style), .foregroundColor: style.color, .strokeColor: style.color,
      .strokeWidth: 0.0, .kern: Double(style.letterSpacing),
      .paragraphStyle: paragraphStyle(context.block.element, context.block.style),
    ]
    values[.backgroundColor] = style.textBackground
    if style.isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruckThrough { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if style.baselineOffset != 0 {
      values[.baselineOffset] = Double(style.baselineOffset)
    }
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
  private mutating func addMarkers(of list: NSTextList, at level: Int, from start: Int) {
    guard start < runs.count else { return }
    var number = list.startingItemNumber
    var indented: NSParagraphStyle?
    var marked: [Run] = []
    for var run in runs[start...] {
      if run.isStart {
        indented = Self.style(ofItemIn: list, at: level, run)
        if let indented {
          marked.append(Self.marker(list.marker(forItemNumber: number), of: run, indented))
          run.isStart = false
          number += 1
        }
      }
      if let indented { run.attributes[.paragraphStyle] = indented }
      marked.append(run)
    }
    runs.replaceSubrange(start..., with: marked)
  }

  /// The style of a paragraph with a marker; nil if the run is no item of the list itself.
  private static func style(
    ofItemIn list: NSTextList,
    at level: Int,
    _ run: Run
  ) -> NSParagraphStyle? {
    guard let style = run.attributes[.paragraphStyle] as? NSParagraphStyle,
      style.textLists.count == level + 1, style.textLists.last === list
    else { return nil }
    let context = CGFloat(level + 1) * 36
    let indented = NSMutableParagraphStyle()
    indented.setParagraphStyle(style)
    indented.firstLineHeadIndent = 0
    indented.headIndent = context
    indented.tabStops = [
      NSTextTab(textAlignment: .left, location: context - 25),
      NSTextTab(textAlignment: .natural, location: context),
    ]
    return indented
  }

  private static func marker(_ marker: String, of run: Run, _ style: NSParagraphStyle) -> Run {
    var attributes = run.attributes
    for key: NSAttributedString.Key in [.underlineStyle, .strikethroughStyle, .link, .attachment] {
      attributes[key] = nil
    }
    attributes[.paragraphStyle] = style
    return Run(string: "\t\(marker)\t", attributes: attributes, isStart: true)
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
