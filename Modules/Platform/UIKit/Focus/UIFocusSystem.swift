public import Foundation

/// The focus of the keyboard in a window: what it is on, and how it is moved.
///
/// The reader moves it by Tab and by the arrow keys, as with Full Keyboard Access on an iPad: to
/// every control that can be used, every row that can be selected, every text that can be edited
/// and every view that says so by `canBecomeFocused`. Return and the space bar act on it.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private weak var engine: FocusEngine?

  /// The focus of the window that an environment is in; `nil` while it is in none.
  public init?(for environment: any UIFocusEnvironment) {
    guard let window = Self.window(of: environment) else { return nil }
    engine = window.focus
    super.init()
  }

  /// The focused item.
  open var focusedItem: (any UIFocusItem)? { engine?.view }

  /// Moves the focus into an environment: to the first item there, as it prefers.
  ///
  /// Nothing happens where there is none.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    engine?.move(into: environment)
  }

  /// Moves the focus immediately, if an update was requested.
  open func updateFocusIfNeeded() { engine?.updateIfNeeded() }

  /// Whether an environment is in another one, or is that one.
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
