import Foundation

extension UIWindow {
  /// Puts the view of a new root into the window, or takes the old one out.
  func rootViewControllerDidChange(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    windowScene?.statusBarManager?.setNeedsUpdate()
    if let old { old.takeDownPresented() }
    if let old, old.viewIfLoaded?.superview === self {
      if !isHidden { old.beginAppearanceTransition(false, animated: false) }
      old.view.removeFromSuperview()
      if !isHidden { old.endAppearanceTransition() }
    }
    if !isHidden { showRootView() }
  }

  /// Fills the window with the root's view, with the appearance callbacks in their order.
  ///
  /// `viewDidAppear` comes with the end of the frame in which the view was laid out for the first
  /// time.
  func showRootView() {
    guard let root = rootViewController, root.viewIfLoaded?.superview !== self else { return }
    root.beginAppearanceTransition(true, animated: false)
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
    screen.timers.schedule(at: screen.now) { [weak self] in
      guard let self, root.viewIfLoaded?.superview === self else { return }
      layoutIfNeeded()
      root.endAppearanceTransition()
    }
  }

  /// Takes the root's view off the screen with the window.
  func hideRootView() {
    guard let root = rootViewController, root.viewIfLoaded?.superview === self else { return }
    root.beginAppearanceTransition(false, animated: false)
    root.view.removeFromSuperview()
    root.endAppearanceTransition()
  }
}
