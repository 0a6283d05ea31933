import Foundation

extension UIWindow {
  /// Adds the view of a new root view controller to the window, and removes the old one.
  func rootViewControllerDidChange(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    windowScene?.statusBarManager?.setNeedsUpdate()
    if let old { old.tearDownPresented() }
    if let old, old.viewIfLoaded?.superview === self {
      if !isHidden { old.beginAppearanceTransition(false, animated: false) }
      old.view.removeFromSuperview()
      if !isHidden { old.endAppearanceTransition() }
    }
    if !isHidden { showRootView() }
  }

  /// Fills the window with the root view, with the appearance callbacks in order.
  ///
  /// The program may have added the view itself before the window was shown.
  /// `viewDidAppear` is called at the end of the frame in which the view is first laid out.
  func showRootView() {
    guard let root = rootViewController else { return }
    root.beginAppearanceTransition(true, animated: false)
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if root.view.superview !== self { insertSubview(root.view, at: 0) }
    screen.timers.schedule(at: screen.now) { [weak self] in
      guard let self, root.viewIfLoaded?.superview === self else { return }
      layoutIfNeeded()
      root.endAppearanceTransition()
    }
  }

  /// Removes the root view when the window is hidden.
  func hideRootView() {
    guard let root = rootViewController, root.viewIfLoaded?.superview === self else { return }
    root.beginAppearanceTransition(false, animated: false)
    root.view.removeFromSuperview()
    root.endAppearanceTransition()
  }
}
