import Foundation

/// Hides the bars of a navigation controller for gestures, the keyboard and compact heights.
///
/// Created for controllers that enable any of these.
@MainActor final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  /// Whether the toolbar was hidden together with the bar, and is to be shown again with it.
  private var hidToolbar = false
  // Observers may be removed on any thread, as by `deinit`; all else is on the main actor.
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
  /// The distance that a finger must move to hide the bars, in points.
  private static let leastMovement: CGFloat = 24

  var isOnTap = false { didSet { update() } }
  var isOnSwipe = false { didSet { update() } }
  var isWhenCompact = false {
    didSet {
      update()
      if isWhenCompact != oldValue { traitsDidChange() }
    }
  }
  var isWhenKeyboardAppears = false {
    didSet {
      update()
      if isWhenKeyboardAppears != oldValue { observeKeyboard() }
    }
  }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    tap.addAction { [weak self] _ in self?.didTap() }
    swipe.addAction { [weak self] _ in self?.didSwipe() }
    for gesture in [tap, swipe] {
      gesture.delegate = self
      gesture.cancelsTouchesInView = false
    }
    update()
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Called when the view was loaded.
  func attach() {
    for gesture in [tap, swipe] { navigation.view.addGestureRecognizer(gesture) }
  }

  private func update() {
    tap.isEnabled = isOnTap || isWhenCompact || isWhenKeyboardAppears
    swipe.isEnabled = isOnSwipe
  }

  // MARK: Hiding

  private func setHidden(_ isHidden: Bool) {
    guard navigation.isNavigationBarHidden != isHidden else { return }
    navigation.setNavigationBarHidden(isHidden, animated: true)
    if isHidden, !navigation.isToolbarHidden {
      hidToolbar = true
      navigation.setToolbarHidden(true, animated: true)
    } else if !isHidden, hidToolbar {
      hidToolbar = false
      navigation.setToolbarHidden(false, animated: true)
    }
  }

  private func didTap() {
    // Without `hidesBarsOnTap` a tap only shows what the keyboard or a compact height hid.
    if isOnTap || navigation.isNavigationBarHidden { setHidden(!navigation.isNavigationBarHidden) }
  }

  private func didSwipe() {
    guard swipe.state == .changed else { return }
    let movement = swipe.translation(in: navigation.view).y
    guard abs(movement) >= Self.leastMovement else { return }
    setHidden(movement < 0)
    // When the finger reverses, measure from there.
    swipe.setTranslation(.zero, in: navigation.view)
  }

  /// Called when the height of the window may have become compact or regular.
  func traitsDidChange() {
    guard isWhenCompact else { return }
    setHidden(navigation.traitCollection.verticalSizeClass == .compact)
  }

  private func observeKeyboard() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    guard isWhenKeyboardAppears else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { [weak self] notification in
      let screen = (notification.object as? UIScreen).map(ObjectIdentifier.init)
      MainActor.assumeIsolated { self?.keyboardWillShow(on: screen) }
    }
  }

  private func keyboardWillShow(on screen: ObjectIdentifier?) {
    guard let window = navigation.viewIfLoaded?.window, ObjectIdentifier(window.screen) == screen
    else { return }
    setHidden(true)
  }

  // MARK: Gestures

  /// Excludes taps on bars.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let view = touch.view else { return true }
    return !view.isDescendant(of: navigation.navigationBar)
      && navigation.storedToolbar.map { !view.isDescendant(of: $0) } ?? true
  }

  /// Recognizes the swipe together with scrolling.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === swipe && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  /// Only begins for vertical pans.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === swipe else { return true }
    let velocity = swipe.velocity(in: navigation.view)
    return abs(velocity.y) >= abs(velocity.x)
  }
}

extension UINavigationController {
  var barHidingForWriting: NavigationBarHiding {
    if let barHiding { return barHiding }
    let made = NavigationBarHiding(self)
    barHiding = made
    if isViewLoaded { made.attach() }
    return made
  }

  /// Moves a snapshot of the bar out of the view when it hides, or the bar into the view.
  func moveBar(isHidden: Bool) {
    guard isOnScreen, let container = viewIfLoaded else { return }
    let above = -(view.safeAreaInsets.top + navigationBar.rows.height)
    guard isHidden else {
      UIView.performWithoutAnimation {
        navigationBar.frame.origin.y = above
        navigationBar.layoutIfNeeded()
      }
      return UIView.animate(withDuration: Self.hideShowBarDuration) { self.placeBar() }
    }
    guard let snapshot = navigationBar.snapshotView(afterScreenUpdates: false) else { return }
    UIView.performWithoutAnimation {
      snapshot.frame = navigationBar.frame
      container.addSubview(snapshot)
    }
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: { snapshot.frame.origin.y = above },
      completion: { _ in snapshot.removeFromSuperview() }
    )
  }
}
