import CoreGraphics
import Foundation
internal import UIKitCore

/// The style of an element, with the properties inherited by its children.
struct HTMLStyle {
  /// The layout of an element.
  enum Display {
    case none, inline, block, listItem
  }

  /// The default font size: that of Apple's importer, not of browsers.
  static let usualFontSize: CGFloat = 12

  /// The largest font size, in points: nested elements multiply it without bound.
  private static let largestFontSize: CGFloat = 1_000

  // MARK: Inherited properties

  var families: [String] = []
  var fontSize = usualFontSize {
    didSet { fontSize = min(max(fontSize, 0), Self.largestFontSize) }
  }
  /// Whether the size is that of a monospaced font, which browsers make smaller.
  var isMonospaced = false
  var weight = 400
  var isItalic = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.leftToRight
  var letterSpacing: CGFloat = 0
  /// The line height in points, or as a factor of the font size, which is inherited as such.
  var lineHeight: (value: CGFloat, isFactor: Bool)?
  var textIndent: CGFloat = 0
  var transform = ""
  var keepsSpaces = false
  var hyphenates = false
  var listStyle: String?
  var shadow: NSShadow?
  var isUnderlined = false
  var isStruckThrough = false
  /// The background color of letters, from the innermost inline element that has one.
  var textBackground: UIColor?
  /// The baseline offset, in points.
  var baselineOffset: CGFloat = 0

  // MARK: Properties that are not inherited

  var display = Display.inline
  var background: UIColor?
  var marginLeft: CGFloat = 0
  var marginRight: CGFloat = 0
  var marginBottom: CGFloat = 0

  /// Whether the element is a block.
  var isBlock: Bool { display == .block || display == .listItem }

  /// Makes the style of an element in its parent, without rules.
  init(of element: HTMLImportElement, in parent: HTMLStyle) {
    self = parent
    display = .inline
    background = nil
    (marginLeft, marginRight, marginBottom) = (0, 0, 0)
    if parent.isBlock { textBackground = nil }
    applyDefaults(of: element, parent)
    applyAttributes(of: element)
  }

  init() {}

  // MARK: - Defaults

  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "html", "legend", "main", "menu", "nav",
    "ol", "optgroup", "option", "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot",
    "th", "thead", "tr", "ul",
  ]
  private static let hidden: Set = [
    "area", "audio", "base", "canvas", "datalist", "head", "iframe", "link", "meta", "object",
    "script", "select", "style", "svg", "template", "title", "video",
  ]
  /// Font sizes and bottom margins as factors of the font size, as in all browsers.
  private static let headings: [String: (size: CGFloat, margin: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
    "h6": (0.67, 2.33),
  ]

  private mutating func applyDefaults(of element: HTMLImportElement, _ parent: HTMLStyle) {
    let name = element.name
    if Self.hidden.contains(name) || element.attributes["hidden"] != nil {
      display = .none
    } else if Self.blocks.contains(name) {
      display = .block
    } else if name == "li" {
      display = .listItem
    }
    if let heading = Self.headings[name] {
      fontSize = parent.fontSize * heading.size
      marginBottom = fontSize * heading.margin
      weight = 700
    }
    switch name {
    case "b", "strong": weight = max(weight, 700)
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "code", "kbd", "samp", "tt": becomeMonospaced()
    case "pre":
      becomeMonospaced()
      keepsSpaces = true
      marginBottom = fontSize
    case "textarea": keepsSpaces = true
    case "small": fontSize = parent.fontSize / 1.2
    case "big": fontSize = parent.fontSize * 1.2
    case "sub":
      baselineOffset -= parent.fontSize / 6
      fontSize = parent.fontSize / 1.2
    case "sup":
      baselineOffset += parent.fontSize / 3
      fontSize = parent.fontSize / 1.2
    case "mark":
      background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
      color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    case "a" where element.attributes["href"] != nil:
      color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
      isUnderlined = true
    case "p", "dl": marginBottom = fontSize
    case "blockquote", "figure":
      (marginLeft, marginRight, marginBottom) = (40, 40, fontSize)
    case "dd": marginLeft = 40
    case "center", "caption": alignment = .center
    case "th":
      alignment = .center
      weight = 700
    case "ul", "menu", "dir": listStyle = parent.listStyle.map(Self.inner) ?? "disc"
    case "ol": listStyle = "decimal"
    default: break
    }
  }

  private mutating func becomeMonospaced() {
    families = ["monospace"]
    guard !isMonospaced else { return }
    isMonospaced = true
    fontSize = fontSize * 10 / 12
  }

  /// The markers of a nested list.
  private static func inner(_ style: String) -> String {
    switch style {
    case "disc": "circle"
    case "circle", "square": "square"
    default: "disc"
    }
  }

  private mutating func applyAttributes(of element: HTMLImportElement) {
    let attributes = element.attributes
    if let value = attributes["align"], isBlock, element.name != "table" { align(value[...]) }
    if let value = attributes["dir"]?.lowercased() {
      direction = value == "rtl" ? .rightToLeft : .leftToRight
    }
    if let value = attributes["bgcolor"] { background = CSSValues.color(ofAttribute: value) }
    switch element.name {
    case "font":
      if let value = attributes["color"] { color = CSSValues.color(ofAttribute: value) ?? color }
      if let value = attributes["face"] { families = CSSValues.families(value[...]) }
      if let value = attributes["size"] {
        fontSize = CSSValues.fontSize(ofElement: value) ?? fontSize
      }
    case "body":
      if let value = attributes["text"] { color = CSSValues.color(ofAttribute: value) ?? color }
    case "ol":
      let types = [
        "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman",
        "1": "decimal",
      ]
      if let value = attributes["type"] { listStyle = types[value] ?? listStyle }
    case "ul":
      if let value = attributes["type"] { listStyle = value.lowercased() }
    default: break
    }
  }

  private mutating func align(_ value: Substring) {
    switch value.trimmed.lowercased() {
    case "left": alignment = .left
    case "right": alignment = .right
    case "center", "middle", "-webkit-center": alignment = .center
    case "justify": alignment = .justified
    case "start": alignment = .natural
    default: break
    }
  }

  // MARK: - Rules

  /// Applies declarations in ascending precedence.
  mutating func apply(_ declarations: CSSStyleSheet.Declarations, in parent: HTMLStyle) {
    // Lengths relative to the font size need the font declarations first.
    let fonts = declarations.filter { $0.name.hasPrefix("font") }
    let others = declarations.filter { !$0.name.hasPrefix("font") }
    for (name, value, _) in fonts { applyFont(name, value[...], parent) }
    for (name, value, _) in others { apply(name, value[...], parent) }
  }

  private mutating func applyFont(_ name: String, _ value: Substring, _ parent: HTMLStyle) {
    switch name {
    case "font-family": families = CSSValues.families(value)
    case "font-size": fontSize = CSSValues.fontSize(value, parent: parent.fontSize) ?? fontSize
    case "font-weight": weight = CSSValues.weight(value, parent: parent.weight) ?? weight
    case "font-style":
      let style = value.trimmed.lowercased()
      isItalic = style.hasPrefix("italic") || style.hasPrefix("oblique")
    case "font": applyFontShorthand(value, parent)
    default: break
    }
  }

  private mutating func applyFontShorthand(_ value: Substring, _ parent: HTMLStyle) {
    let word = value.trimmed
    if word.hasPrefix("-apple-system-") {
      families = ["-apple-system"]
      fontSize = Self.textStyles[word.dropFirst(14)] ?? 17
      if word.hasSuffix("headline"), !word.contains("subheadline") { weight = 600 }
      return
    }
    (weight, isItalic) = (400, false)
    var rest = word
    while let space = rest.firstIndex(where: \.isWhitespace) {
      let first = rest[..<space]
      rest = rest[space...].trimmed
      let sides = first.split(separator: "/")
      if let size = sides.first.flatMap({ CSSValues.fontSize($0, parent: parent.fontSize) }),
        CSSValues.weight(first, parent: 400) == nil
      {
        fontSize = size
        if sides.count > 1 { applyLineHeight(sides[1]) }
        families = CSSValues.families(rest)
        return
      }
      if first == "italic" || first == "oblique" { isItalic = true }
      weight = CSSValues.weight(first, parent: parent.weight) ?? weight
    }
  }

  /// The sizes of the system's text styles at the default content size.
  private static let textStyles: [Substring: CGFloat] = [
    "headline": 17, "body": 17, "subheadline": 15, "caption1": 12, "caption2": 11, "footnote": 13,
    "short-headline": 17, "short-body": 17, "title0": 34, "title1": 28, "title2": 22, "title3": 20,
    "title4": 17,
  ]

  private mutating func applyLineHeight(_ value: Substring) {
    let word = value.trimmed
    if let factor = Double(word) {
      guard factor.isFinite else { return }
      lineHeight = (CGFloat(min(max(factor, 0), 100)), true)
    } else if word == "normal" {
      lineHeight = nil
    } else if let height = CSSValues.length(word, fontSize: fontSize, percentOf: fontSize) {
      lineHeight = (height, false)
    }
  }

  private mutating func apply(_ name: String, _ value: Substring, _ parent: HTMLStyle) {
    let word = value.trimmed.lowercased()
    func length(_ text: Substring) -> CGFloat? { CSSValues.length(text, fontSize: fontSize) }
    switch name {
    case "color": color = word == "inherit" ? parent.color : CSSValues.color(value) ?? color
    case "background-color": background = CSSValues.color(value)
    case "background":
      background =
        CSSStyleSheet.parts(of: value.trimmed, at: " ")
        .lazy.compactMap(CSSValues.color).first
    case "text-align": align(value)
    case "text-decoration", "text-decoration-line":
      // Decorations of ancestors also apply.
      isUnderlined = parent.isUnderlined || word.contains("underline")
      isStruckThrough = parent.isStruckThrough || word.contains("line-through")
    case "letter-spacing": letterSpacing = word == "normal" ? 0 : length(value) ?? letterSpacing
    case "line-height": applyLineHeight(value)
    case "text-indent": textIndent = length(value) ?? textIndent
    case "text-transform": transform = word
    case "white-space": keepsSpaces = word.hasPrefix("pre") && word != "pre-line"
    case "hyphens", "-webkit-hyphens": hyphenates = word == "auto"
    case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
    case "list-style-type": listStyle = word
    case "list-style":
      listStyle =
        word.split(separator: " ").first { Self.markers.contains(String($0)) }
        .map(String.init) ?? listStyle
    case "display": applyDisplay(word)
    case "visibility": if word == "hidden" || word == "collapse" { display = .none }
    case "vertical-align": applyVerticalAlign(word, parent)
    case "text-shadow": shadow = Self.shadow(value, fontSize)
    case "margin-left": marginLeft = length(value) ?? marginLeft
    case "margin-right": marginRight = length(value) ?? marginRight
    case "margin-bottom": marginBottom = length(value) ?? marginBottom
    case "margin":
      let sides = value.split(whereSeparator: \.isWhitespace).map { length($0) ?? 0 }
      guard let top = sides.first else { break }
      marginRight = sides.count > 1 ? sides[1] : top
      marginBottom = sides.count > 2 ? sides[2] : top
      marginLeft = sides.count > 3 ? sides[3] : marginRight
    default: break
    }
  }

  private static let markers: Set = [
    "disc", "circle", "square", "decimal", "none", "lower-alpha", "lower-latin", "upper-alpha",
    "upper-latin", "lower-roman", "upper-roman",
  ]

  private mutating func applyDisplay(_ word: String) {
    switch word {
    case "none": display = .none
    case "inline", "inline-block", "inline-flex", "contents": display = .inline
    case "list-item": display = .listItem
    default: display = .block
    }
  }

  private mutating func applyVerticalAlign(_ word: String, _ parent: HTMLStyle) {
    switch word {
    case "super": baselineOffset = parent.baselineOffset + parent.fontSize / 3
    case "sub": baselineOffset = parent.baselineOffset - parent.fontSize / 6
    case "baseline": baselineOffset = parent.baselineOffset
    default:
      guard let height = CSSValues.length(word[...], fontSize: fontSize, percentOf: fontSize)
      else { return }
      baselineOffset = parent.baselineOffset + height
    }
  }

  private static func shadow(_ value: Substring, _ fontSize: CGFloat) -> NSShadow? {
    guard let first = CSSStyleSheet.parts(of: value, at: ",").first else { return nil }
    var lengths: [CGFloat] = []
    let shadow = NSShadow()
    for word in CSSStyleSheet.parts(of: first.trimmed, at: " ") {
      if let length = CSSValues.length(word, fontSize: fontSize) {
        lengths.append(length)
      } else if let color = CSSValues.color(word) {
        shadow.shadowColor = color
      }
    }
    guard lengths.count >= 2 else { return nil }
    shadow.shadowOffset = CGSize(width: lengths[0], height: lengths[1])
    if lengths.count > 2 { shadow.shadowBlurRadius = lengths[2] }
    return shadow
  }
}
