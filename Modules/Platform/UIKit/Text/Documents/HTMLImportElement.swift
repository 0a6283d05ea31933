/// An element of a document in HTML.
final class HTMLImportElement {
  /// What stands between the tags.
  enum Child {
    case element(HTMLImportElement)
    case text(String)
  }

  /// The name, in small letters.
  let name: String
  var attributes: [String: String]
  var children: [Child] = []
  private(set) weak var parent: HTMLImportElement?

  init(_ name: String, _ attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  func append(_ element: HTMLImportElement) {
    element.parent = self
    children.append(.element(element))
  }

  func append(_ text: String) {
    if case .text(let before) = children.last {
      children[children.count - 1] = .text(before + text)
    } else {
      children.append(.text(text))
    }
  }

  /// The names that style sheets may select it by.
  var classes: [Substring] { attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }

  /// The text in it.
  var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .element(let element): text += element.text
      case .text(let own): text += own
      }
    }
  }
}
