/// What is known of HTML's elements, by their names in lower case.
enum HTMLElement {
  /// Elements whose attributes are looked at.
  static let withAttributes: Set<String> = ["a", "span", "p", "ol", "li", "img"]
  /// Elements whose inside is not HTML and never shown.
  static let rawText: Set<String> = [
    "script", "style", "textarea", "title", "iframe", "noembed", "noframes", "xmp",
  ]
  /// Elements that have no end.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
  /// Elements whose inside is never shown.
  static let hidden: Set<String> = [
    "template", "svg", "math", "object", "canvas", "select", "head", "audio", "video", "rp",
  ]
  /// Elements that stand in lines of their own, an empty line apart.
  static let paragraphs: Set<String> = [
    "p", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "table",
  ]
  /// Elements that stand in lines of their own.
  static let lines: Set<String> = [
    "address", "article", "aside", "body", "caption", "dd", "details", "div", "dl", "dt",
    "figcaption", "figure", "footer", "form", "header", "html", "li", "main", "nav", "ol",
    "section", "summary", "tbody", "tfoot", "thead", "tr", "ul", "hr",
  ]
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  /// Whether it is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
  /// Whether it is white space in HTML.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
  /// The small letter of an ASCII capital, else itself.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
