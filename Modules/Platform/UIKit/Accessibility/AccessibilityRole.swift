/// The role of an element in the accessibility tree.
package enum AccessibilityRole: String, Sendable {
  // Containers.
  case window, dialog, navigationBar, tabBar, list, cell, scrollView, group
  // Elements.
  case button, toggle, link, tab, image, heading, text, field, passwordField, searchField, textView
  case slider, progress, element
}

extension AccessibilityRole {
  /// The role of an element.
  @MainActor init(elementOf object: UIResponder, traits: UIAccessibilityTraits) {
    switch object {
    case let field as UITextField where field.isSecureTextEntry: self = .passwordField
    case is UITextField: self = traits.contains(.searchField) ? .searchField : .field
    case let view as UITextView where view.isEditable: self = .textView
    case is UIActivityIndicatorView, is UIRefreshControl, is UIProgressView: self = .progress
    default: self.init(traits)
    }
  }

  private init(_ traits: UIAccessibilityTraits) {
    let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
      (.searchField, .searchField), (.adjustable, .slider), (.toggleButton, .toggle),
      (.link, .link), (.button, .button), (.keyboardKey, .button), (.header, .heading),
      (.image, .image), (.staticText, .text),
    ]
    self = roles.first { traits.contains($0.0) }?.1 ?? .element
  }

  /// The role of a container view; nil if the view is not exposed.
  @MainActor init?(containerOf view: UIView) {
    switch view {
    case is UIWindow: self = .window
    case _ where view.accessibilityViewIsModal: self = .dialog
    case is UINavigationBar: self = .navigationBar
    case _ where view.accessibilityTraits.contains(.tabBar): self = .tabBar
    case is UITableView, is UICollectionView: self = .list
    case is UITableViewCell, is UICollectionViewCell: self = .cell
    case is UIScrollView: self = .scrollView
    case _ where view.accessibility?.label != nil: self = .group
    default: return nil
    }
  }

  /// Whether an element of the role has only a label and no action.
  var isPlainText: Bool { self == .text || self == .element }
}
