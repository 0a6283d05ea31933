internal import UIKitCore

/// An element of an HTML document.
final class HTMLImportElement {
  /// A child of the element.
  enum Child {
    case element(HTMLImportElement)
    case text(String)
  }

  /// The name, in lowercase.
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

  /// The class names.
  var classes: [Substring] { attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }

  /// The text of all descendants.
  var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .element(let element): text += element.text
      case .text(let own): text += own
      }
    }
  }
}
