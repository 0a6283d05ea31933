import Foundation

extension UIViewController {
  /// The state of a controller between its appearance callbacks.
  enum AppearanceState {
    case neverAppeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
    case disappeared
  }

  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if let replacement { return replacement.beginAppearance(isAppearing, animated: animated) }
    if isAppearing {
      switch appearance {
      case .appearing, .appeared: return
      case .neverAppeared, .disappearing, .disappeared: break
      }
      loadViewIfNeeded()
      movesFromParent = false
      appearance = .appearing(animated: animated)
      isAppearingIsPending = true
      viewWillAppear(animated)
    } else {
      switch appearance {
      case .disappearing, .disappeared: return
      // The caller's word counts for a controller that never appeared, as in Apple's UIKit.
      case .neverAppeared, .appearing, .appeared: break
      }
      movesToParent = false
      appearance = .disappearing(animated: animated)
      isAppearingIsPending = false
      viewWillDisappear(animated)
    }
    statusBarMayHaveChanged()
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  final func endAppearance() {
    if let replacement { return replacement.endAppearance() }
    let isShown = isOnScreen
    switch appearance {
    case .appearing(let animated):
      deliverIsAppearing()
      appearance = .appeared
      viewDidAppear(animated)
      movesToParent = false
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
      movesFromParent = false
    case .neverAppeared, .appeared, .disappeared:
      return
    }
    statusBarMayHaveChanged()
    // Children that are exchanged appear when their exchange ends.
    forwardAppearance { if !isShown || $0.exchange == nil { $0.endAppearanceTransition() } }
  }

  /// The controller presented in the context of this screen only, which appears and disappears with
  /// it.
  private var settledInContext: UIViewController? {
    guard contextContainer != nil, let presented = storedPresentation?.presented,
      !presented.isBeingPresented, !presented.isBeingDismissed
    else { return nil }
    return presented
  }

  /// The presented controller that appears and disappears instead of this controller, whose view it
  /// replaced.
  private var replacement: UIViewController? { isCoveredInContext ? settledInContext : nil }

  /// Calls `viewIsAppearing` if it is pending: after the view entered the hierarchy and before its
  /// first layout there.
  func deliverIsAppearing() {
    guard isAppearingIsPending, case .appearing(let animated) = appearance else { return }
    isAppearingIsPending = false
    viewIsAppearing(animated)
    forwardAppearance { $0.deliverIsAppearing() }
  }

  /// Whether the controller's view is on screen or appearing.
  var isOnScreen: Bool {
    switch appearance {
    case .appearing, .appeared: true
    case .neverAppeared, .disappearing, .disappeared: false
    }
  }

  private func forwardAppearance(_ body: (UIViewController) -> Void) {
    settledInContext.map(body)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren where child.storedView?.superview != nil { body(child) }
  }
}

extension UIViewController: RootViewOwner {
  /// Called before the first layout of the view in its hierarchy.
  func rootViewWillLayOut() {
    deliverIsAppearing()
    updateMinimumMargins()
    updateUnavailableIfNeeded()
  }

  /// The width from which horizontal margins are larger, in points.
  private static let wideWidth: CGFloat = 414

  final var minimumMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.width ?? 0) >= Self.wideWidth ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  var leastRootMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// Updates margins that depend on the width.
  private func updateMinimumMargins() {
    let margin = minimumMargins.leading
    guard margin != laidOutMargin else { return }
    laidOutMargin = margin
    storedView?.marginsDidChange()
  }

  func rootViewDidLayOut() { placeUnavailable() }

  /// Begins the appearance transition of a child, or of a controller without a parent, whose view
  /// enters or leaves the window, if nobody else has notified it.
  ///
  /// Does nothing if the window, a container or a presentation has already notified it.
  func rootViewWillMove(toWindow window: UIWindow?) {
    let isForwarded =
      if let parent = storedParent {
        parent.isOnScreen && parent.shouldAutomaticallyForwardAppearanceMethods
      } else {
        window?.isHidden != true
      }
    guard isForwarded, isOnScreen != (window != nil) else { return }
    movesByItself = true
    beginAppearanceTransition(window != nil, animated: false)
  }

  /// Ends the appearance transition begun by ``rootViewWillMove(toWindow:)``, in the
  /// frame that lays the view out.
  func rootViewDidMoveToWindow() {
    guard movesByItself else { return }
    movesByItself = false
    guard let window = storedView?.window else { return endAppearanceTransition() }
    window.screen.timers.schedule(at: window.screen.now) { [weak self, weak window] in
      guard let self, let window, storedView?.window === window else { return }
      window.layoutIfNeeded()
      if isOnScreen { endAppearanceTransition() }
    }
  }
}
