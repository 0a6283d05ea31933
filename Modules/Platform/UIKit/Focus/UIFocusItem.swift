public import CoreGraphics

/// An object that can have the keyboard focus.
///
/// Views are focus items; others are not supported on this platform.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused.
  var canBecomeFocused: Bool { get }
  /// Whether the item has the focus.
  var isFocused: Bool { get }
  /// The frame, in the coordinates of the containing view.
  var frame: CGRect { get }
  /// The focus effect; `nil` for the default ring.
  var focusEffect: UIFocusEffect? { get }
}
