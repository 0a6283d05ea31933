internal import Foundation

extension UIView: UIFocusItem {
  /// Requests a focus update to the preferred target of an environment, if the focus is in this
  /// view.
  final func updateFocusLater(for environment: any UIFocusEnvironment) {
    guard let focus = storedWindow?.storedFocus, let focused = focus.view,
      focused.isDescendant(of: self)
    else { return }
    focus.setNeedsUpdate(of: environment)
  }
}

extension UIViewController: UIFocusEnvironment {}

extension UIWindow {
  /// The focus engine of this window.
  final var focus: FocusEngine {
    if let storedFocus { return storedFocus }
    let engine = FocusEngine(window: self)
    storedFocus = engine
    return engine
  }
}
