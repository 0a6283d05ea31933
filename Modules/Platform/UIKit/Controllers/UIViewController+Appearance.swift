import Foundation

extension UIViewController {
  /// Where a controller stands between the appearance callbacks.
  enum AppearanceState {
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
      case .disappearing, .disappeared: break
      }
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      owesIsAppearing = true
      viewWillAppear(animated)
    } else {
      switch appearance {
      case .disappearing, .disappeared: return
      case .appearing, .appeared: break
      }
      appearance = .disappearing(animated: animated)
      owesIsAppearing = false
      viewWillDisappear(animated)
    }
    statusBarMayHaveChanged()
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  final func endAppearance() {
    if let replacement { return replacement.endAppearance() }
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
    case .appeared, .disappeared:
      return
    }
    statusBarMayHaveChanged()
    forwardAppearance { $0.endAppearanceTransition() }
  }

  /// What lies over this screen alone, and comes and goes with it.
  private var settledInContext: UIViewController? {
    guard contextContainer != nil, let presented = storedPresentation?.presented,
      !presented.isBeingPresented, !presented.isBeingDismissed
    else { return nil }
    return presented
  }

  /// What appears and disappears in place of this controller, whose view it replaced.
  private var replacement: UIViewController? { isCoveredInContext ? settledInContext : nil }

  /// Calls `viewIsAppearing` if it is owed: between the view's entry into the hierarchy and its
  /// first layout there.
  func deliverIsAppearing() {
    guard owesIsAppearing, case .appearing(let animated) = appearance else { return }
    owesIsAppearing = false
    viewIsAppearing(animated)
    forwardAppearance { $0.deliverIsAppearing() }
  }

  /// Whether the controller's view is on screen or on its way there.
  var isOnScreen: Bool {
    switch appearance {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }

  private func forwardAppearance(_ body: (UIViewController) -> Void) {
    settledInContext.map(body)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren where child.storedView?.superview != nil { body(child) }
  }
}

extension UIViewController: RootViewOwner {
  /// The view is in its hierarchy and about to be laid out there for the first time.
  func rootViewWillLayOut() {
    deliverIsAppearing()
    updateMinimumMargins()
    updateUnavailableIfNeeded()
  }

  /// From this width on margins at the sides are wider, in points.
  private static let wideWidth: CGFloat = 414

  final var minimumMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.width ?? 0) >= Self.wideWidth ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  var leastRootMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// The margins may depend on the width.
  private func updateMinimumMargins() {
    let margin = minimumMargins.leading
    guard margin != laidOutMargin else { return }
    laidOutMargin = margin
    storedView?.marginsDidChange()
  }

  func rootViewDidLayOut() { placeUnavailable() }

  /// The view of a child comes into a container that is shown, or goes: nobody else notifies the
  /// child.
  ///
  /// Does nothing where a container or a presentation has notified it already.
  func rootViewWillMove(toWindow window: UIWindow?) {
    guard let parent = storedParent, parent.isOnScreen,
      parent.shouldAutomaticallyForwardAppearanceMethods, isOnScreen != (window != nil)
    else { return }
    movesByItself = true
    beginAppearanceTransition(window != nil, animated: false)
  }

  /// Ends what ``rootViewWillMove(toWindow:)`` began: an appearance with the frame that lays the
  /// view out.
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
