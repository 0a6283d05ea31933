internal import UIKitCore

/// The rules of a style sheet.
///
/// Supports selectors of names, classes, identifiers and attributes of elements and their
/// ancestors. Media rules and rules with states of elements never apply.
struct CSSStyleSheet {
  /// Property names and values.
  typealias Declarations = [(name: String, value: String, isImportant: Bool)]

  private struct Rule {
    var selector: CSSSelector
    var declarations: Declarations
  }

  private var rules: [Rule] = []

  /// Adds the rules of a sheet; later rules take precedence.
  mutating func add(_ text: String) {
    var rest = Substring(Self.withoutComments(text))
    while let brace = rest.firstIndex(of: "{") {
      var head = rest[..<brace]
      // At-rules without a block, such as `@charset`.
      while head.trimmed.hasPrefix("@"), let end = head.firstIndex(of: ";") {
        head = head[head.index(after: end)...]
      }
      let (block, after) = Self.block(rest[rest.index(after: brace)...])
      rest = after
      if head.trimmed.hasPrefix("@") { continue }
      let declarations = Self.declarations(block)
      for part in head.split(separator: ",") {
        guard let selector = CSSSelector(part.trimmed) else { continue }
        rules.append(Rule(selector: selector, declarations: declarations))
      }
    }
  }

  /// The declarations that apply to an element, in ascending precedence.
  func declarations(for element: HTMLImportElement) -> Declarations {
    guard !rules.isEmpty else { return [] }
    return
      rules.enumerated()
      .filter { $0.element.selector.matches(element) }
      .sorted {
        let (one, two) = ($0.element.selector.specificity, $1.element.selector.specificity)
        return one == two ? $0.offset < $1.offset : one < two
      }
      .flatMap(\.element.declarations)
  }

  /// The declarations of a rule's block or a `style` attribute.
  static func declarations(_ text: Substring) -> Declarations {
    parts(of: text, at: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = part[part.index(after: colon)...].trimmed
      var isImportant = false
      if let mark = value.lastIndex(of: "!"), value[mark...].lowercased().hasSuffix("important") {
        isImportant = true
        value = value[..<mark].trimmed
      }
      let name = part[..<colon].trimmed.lowercased()
      return name.isEmpty || value.isEmpty ? nil : (name, String(value), isImportant)
    }
  }

  /// Splits a text at separators outside of quotes and parentheses.
  static func parts(of text: Substring, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var quote: Character?
    for index in text.indices {
      let letter = text[index]
      if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if letter == "(" {
        depth += 1
      } else if letter == ")" {
        depth -= 1
      } else if letter == separator, depth <= 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      let inner = rest[start.upperBound...]
      rest = inner.firstRange(of: "*/").map { inner[$0.upperBound...] } ?? ""
    }
    // Style sheets in pages are sometimes wrapped in HTML comments, for browsers without CSS.
    return (result + rest).replacing("<!--", with: "").replacing("-->", with: "")
  }

  /// A block up to its closing brace, and the text after it.
  private static func block(_ text: Substring) -> (Substring, after: Substring) {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return (text[..<index], text[text.index(after: index)...]) }
    }
    return (text, "")
  }
}

extension Substring {
  /// The text without leading and trailing whitespace.
  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
