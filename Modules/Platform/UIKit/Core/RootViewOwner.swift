import Foundation

/// The calls and queries of a root view to its view controller.
@MainActor protocol RootViewOwner: UIResponder {
  /// What the controller and its container add to the safe area of the root view, in points.
  var totalAdditionalSafeAreaInsets: UIEdgeInsets { get }
  func viewSafeAreaInsetsDidChange()
  /// Before `viewWillLayoutSubviews`: the place for callbacks that are due by the first layout.
  func rootViewWillLayOut()
  /// Before the root view enters a window or, with `nil`, leaves its window.
  func rootViewWillMove(toWindow window: UIWindow?)
  /// After the root view has entered a window or left it.
  func rootViewDidMoveToWindow()
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  /// The traits that the controller and its container set for the root view; `nil` for none.
  var rootViewTraits: TraitValues? { get }
  /// After the traits of the root view have changed.
  func rootViewTraitsDidChange(from previous: UITraitCollection)
}

extension RootViewOwner {
  func rootViewWillLayOut() {}
  func rootViewWillMove(toWindow window: UIWindow?) {}
  func rootViewDidMoveToWindow() {}
}

extension UIView {
  /// The view controller whose root view this is.
  final var viewControllerForRootView: (any RootViewOwner)? {
    get { rare?.viewController }
    set {
      guard newValue != nil || rare != nil else { return }
      rareForWriting.viewController = newValue
      updateSafeArea()
      if newValue?.rootViewTraits != nil { updateTraits() }
    }
  }
}
