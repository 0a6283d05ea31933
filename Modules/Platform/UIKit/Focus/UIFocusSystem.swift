public import Foundation

/// The keyboard focus of a window.
///
/// The reader moves it with the Tab and arrow keys, as with Full Keyboard Access on iPad: to every
/// enabled control, every selectable row, every editable text, and every view whose
/// `canBecomeFocused` is true. Return and the space bar activate the focused item.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private weak var engine: FocusEngine?

  /// Makes the focus system of an environment's window; `nil` if it is in none.
  public init?(for environment: any UIFocusEnvironment) {
    guard let window = Self.window(of: environment) else { return nil }
    engine = window.focus
    super.init()
  }

  /// The view that keys act on; nil if nothing has the focus.
  open var focusedItem: (any UIFocusItem)? { engine?.view }

  /// Moves the focus into an environment, to its preferred or first item.
  ///
  /// Does nothing if there is none.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    engine?.move(into: environment)
  }

  /// Performs a pending focus update immediately.
  open func updateFocusIfNeeded() { engine?.updateIfNeeded() }

  /// Returns whether an environment is or contains another one.
  open class func environment(
    _ environment: any UIFocusEnvironment,
    contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var candidate: (any UIFocusEnvironment)? = otherEnvironment
    while let current = candidate {
      if current === environment { return true }
      candidate = current.parentFocusEnvironment
    }
    return false
  }

  private static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    var candidate: (any UIFocusEnvironment)? = environment
    while let current = candidate {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController, let view = controller.viewIfLoaded {
        return view.window
      }
      candidate = current.parentFocusEnvironment
    }
    return nil
  }
}
