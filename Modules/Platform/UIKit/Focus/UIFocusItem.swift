public import CoreGraphics

/// Something that can have the focus of the keyboard.
///
/// Views are focus items. Other kinds of items are not supported here.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus.
  var canBecomeFocused: Bool { get }
  /// Whether the item has the focus.
  var isFocused: Bool { get }
  /// Where the item is, in the coordinates of the view around it.
  var frame: CGRect { get }
  /// How the focus is shown; `nil` for the usual ring.
  var focusEffect: UIFocusEffect? { get }
}
