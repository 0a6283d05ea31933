import CoreGraphics
import Foundation
import TextEngine
internal import UIKitCore

/// Writes an attributed string as HTML in the format of Apple's exporter: an element for each
/// paragraph, with a class for its style, and a span for each run.
struct HTMLWriter {
  private var paragraphClasses: [String] = []
  private var spanClasses: [String] = []
  private var body = ""
  private var openLists: [NSTextList] = []

  /// Returns a document with the text.
  static func html(of text: NSAttributedString) -> String {
    var writer = HTMLWriter()
    writer.write(text)
    func rules(_ name: String, _ classes: [String]) -> String {
      classes.enumerated().map { "\(name)\($0 + 1) {\($1)}\n" }.joined()
    }
    return """
      <!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
      <html>
      <head>
      <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
      <meta http-equiv="Content-Style-Type" content="text/css">
      <title></title>
      <style type="text/css">
      \(rules(".p", writer.paragraphClasses))\(rules("span.s", writer.spanClasses))</style>
      </head>
      <body>
      \(writer.body)</body>
      </html>

      """
  }

  private mutating func write(_ text: NSAttributedString) {
    let string = text.string as NSString
    var start = 0
    while start < text.length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      start = range.upperBound
      var content = range
      while content.length > 0, string.character(at: content.upperBound - 1).isLineEnd {
        content.length -= 1
      }
      writeParagraph(text, range, content)
    }
    closeLists(to: [])
  }

  private mutating func writeParagraph(
    _ text: NSAttributedString,
    _ range: NSRange,
    _ content: NSRange
  ) {
    let style =
      text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
      as? NSParagraphStyle
    let lists = style?.textLists ?? []
    var content = content
    closeLists(to: lists)
    for list in lists.dropFirst(openLists.count) {
      let start = list.startingItemNumber
      let first = start == 1 ? "" : " start=\"\(start)\""
      body += list.isOrdered ? "<ol\(first) type=\"\(list.htmlType)\">\n" : "<ul>\n"
      openLists.append(list)
    }
    if !lists.isEmpty { content = Self.withoutMarker(content, text.string as NSString) }
    let number = Self.number(of: Self.css(style), in: &paragraphClasses)
    let name = lists.isEmpty ? "p" : "li"
    body += "<\(name) class=\"p\(number)\">"
    if content.length == 0 {
      body += "<br>"
    } else {
      let string = text.string as NSString
      text.enumerateAttributes(in: content, options: []) { values, range, _ in
        writeRun(string.substring(with: range), values)
      }
    }
    body += "</\(name)>\n"
  }

  private mutating func closeLists(to lists: [NSTextList]) {
    while let last = openLists.last,
      openLists.count > lists.count || lists[openLists.count - 1] !== last
    {
      body += last.isOrdered ? "</ol>\n" : "</ul>\n"
      openLists.removeLast()
    }
  }

  /// The range after the marker at the start of a list item's text.
  private static func withoutMarker(_ range: NSRange, _ text: NSString) -> NSRange {
    guard range.length > 0, text.character(at: range.location) == 9 else { return range }
    let rest = NSRange(location: range.location + 1, length: range.length - 1)
    let end = text.range(of: "\t", options: [], range: rest)
    guard end.location != NSNotFound else { return range }
    return NSRange(location: end.upperBound, length: range.upperBound - end.upperBound)
  }

  private mutating func writeRun(_ text: String, _ values: [NSAttributedString.Key: Any]) {
    let css = Self.css(values)
    var run = text.map(Self.escaped).joined()
    if let attachment = values[.attachment] as? NSTextAttachment {
      run = Self.image(attachment)
    }
    if !css.isEmpty {
      run = "<span class=\"s\(Self.number(of: css, in: &spanClasses))\">\(run)</span>"
    }
    if let link = values[.link] {
      let target = (link as? URL)?.absoluteString ?? link as? String ?? ""
      run = "<a href=\"\(target.map(Self.escaped).joined())\">\(run)</a>"
    }
    body += run
  }

  private static func number(of css: String, in classes: inout [String]) -> Int {
    if let known = classes.firstIndex(of: css) { return known + 1 }
    classes.append(css)
    return classes.count
  }

  private static func escaped(_ letter: Character) -> String {
    switch letter {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\u{A0}": "&nbsp;"
    case "\u{2028}": "<br>"
    case "\t": "<span style=\"white-space:pre\">\t</span>"
    default: String(letter)
    }
  }

  private static func image(_ attachment: NSTextAttachment) -> String {
    guard let data = attachment.contents ?? attachment.image?.pngData() else { return "" }
    let size = attachment.bounds.size
    let sides = size == .zero ? "" : " width=\"\(size.width)\" height=\"\(size.height)\""
    return "<img src=\"data:image/png;base64,\(data.base64EncodedString())\"\(sides)>"
  }

  // MARK: - Styles

  private static func points(_ value: CGFloat) -> String {
    String(format: "%.1fpx", Double(value))
  }

  private static func css(_ style: NSParagraphStyle?) -> String {
    let values = style ?? NSParagraphStyle()
    var css = "margin: 0.0px \(points(max(-values.tailIndent, 0)))"
    css += " \(points(values.paragraphSpacing))"
    css += " \(points(values.textLists.isEmpty ? values.headIndent : 0))"
    let indent = values.firstLineHeadIndent - values.headIndent
    if indent > 0, values.textLists.isEmpty { css += "; text-indent: \(points(indent))" }
    if values.minimumLineHeight > 0 { css += "; line-height: \(points(values.minimumLineHeight))" }
    switch values.alignment {
    case .center: css += "; text-align: center"
    case .right: css += "; text-align: right"
    case .justified: css += "; text-align: justify"
    case .left: css += "; text-align: left"
    case .natural: break
    }
    if values.baseWritingDirection == .rightToLeft { css += "; direction: rtl" }
    if values.hyphenationFactor > 0 { css += "; -webkit-hyphens: auto" }
    return css
  }

  private static func css(_ values: [NSAttributedString.Key: Any]) -> String {
    var css: [String] = []
    if let font = values[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      css.append("font-family: '\(font.familyName)'")
      css.append("font-weight: \(traits.contains(.traitBold) ? "bold" : "normal")")
      css.append("font-style: \(traits.contains(.traitItalic) ? "italic" : "normal")")
      css.append("font-size: \(String(format: "%.2fpx", Double(font.pointSize)))")
    }
    func lines(_ key: NSAttributedString.Key) -> Bool {
      TextAttributes.number(values[key]).map { Int($0) & 0xF != 0 } ?? false
    }
    let decorations = [
      lines(.underlineStyle) ? "underline" : nil,
      lines(.strikethroughStyle) ? "line-through" : nil,
    ].compactMap(\.self)
    if !decorations.isEmpty || values[.link] != nil {
      css.append(
        "text-decoration: \(decorations.isEmpty ? "none" : decorations.joined(separator: " "))"
      )
    }
    if let color = values[.foregroundColor] as? UIColor { css.append("color: \(text(of: color))") }
    if let color = values[.backgroundColor] as? UIColor {
      css.append("background-color: \(text(of: color))")
    }
    if let kern = TextAttributes.number(values[.kern]), kern != 0 {
      css.append("letter-spacing: \(points(kern))")
    }
    if let offset = TextAttributes.number(values[.baselineOffset]), offset != 0 {
      css.append("vertical-align: \(points(offset))")
    }
    return css.joined(separator: "; ")
  }

  private static func text(of color: UIColor) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue].map { Int((max(0, min(1, $0)) * 255).rounded()) }
    if alpha == 1 { return String(format: "#%02x%02x%02x", parts[0], parts[1], parts[2]) }
    return "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(String(format: "%.3f", Double(alpha))))"
  }
}

extension NSTextList {
  /// The HTML name of the markers of an ordered list.
  fileprivate var htmlType: String {
    let format = markerFormat.rawValue
    if format.contains("{lower-alpha}") || format.contains("{lower-latin}") { return "a" }
    if format.contains("{upper-alpha}") || format.contains("{upper-latin}") { return "A" }
    if format.contains("{lower-roman}") { return "i" }
    return format.contains("{upper-roman}") ? "I" : "1"
  }
}

extension unichar {
  fileprivate var isLineEnd: Bool { self == 10 || self == 13 || self == 0x2029 }
}
