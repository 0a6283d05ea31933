extension AccessibilityRole {
  /// The role of an element.
  @MainActor init(elementOf object: UIResponder, traits: UIAccessibilityTraits) {
    switch object {
    case let field as UITextField where field.isSecureTextEntry: self = .passwordField
    case is UITextField: self = traits.contains(.searchField) ? .searchField : .field
    case let view as UITextView where view.isEditable: self = .textView
    case _ where object.showsProgress: self = .progress
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
    let own = view.accessibilityContainerRole
    if own == .window {
      self = .window
    } else if view.accessibilityViewIsModal {
      self = .dialog
    } else if own != .navigationBar, view.accessibilityTraits.contains(.tabBar) {
      self = .tabBar
    } else if let own {
      self = own
    } else if view.accessibility?.label != nil {
      self = .group
    } else {
      return nil
    }
  }
}
