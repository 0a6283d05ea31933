/// The role of an element in the accessibility tree.
package enum AccessibilityRole: String, Sendable {
  // Containers.
  case window, dialog, navigationBar, tabBar, list, cell, scrollView, group
  // Elements.
  case button, toggle, link, tab, image, heading, text, field, passwordField, searchField, textView
  case slider, progress, element

  /// Whether an element of the role has only a label and no action.
  package var isPlainText: Bool { self == .text || self == .element }
}
