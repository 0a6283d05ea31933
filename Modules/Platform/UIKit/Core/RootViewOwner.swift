import Foundation

/// The interface of a view controller to its root view.
@MainActor protocol RootViewOwner: UIResponder {
  /// The insets that the controller and its container add to the safe area of the root view, in
  /// points.
  var totalAdditionalSafeAreaInsets: UIEdgeInsets { get }
  func viewSafeAreaInsetsDidChange()
  /// The minimum margins of the root view, in points; nil to treat it like any other view.
  var leastRootMargins: NSDirectionalEdgeInsets? { get }
  func viewLayoutMarginsDidChange()
  /// Called before `viewWillLayoutSubviews`, for callbacks that must precede the first layout.
  func rootViewWillLayOut()
  /// Called after `viewDidLayoutSubviews`.
  func rootViewDidLayOut()
  /// Called before the root view enters a window or, with `nil`, leaves its window.
  func rootViewWillMove(toWindow window: UIWindow?)
  /// Called after the root view entered or left a window.
  func rootViewDidMoveToWindow()
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  /// The trait overrides of the controller and its container for the root view; `nil` for none.
  var rootViewTraits: TraitValues? { get }
  /// Called after the traits of the root view changed.
  func rootViewTraitsDidChange(from previous: UITraitCollection)
}

extension RootViewOwner {
  var leastRootMargins: NSDirectionalEdgeInsets? { nil }
  func viewLayoutMarginsDidChange() {}
  func rootViewWillLayOut() {}
  func rootViewDidLayOut() {}
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
      marginsDidChange()
      if newValue?.rootViewTraits != nil { updateTraits() }
    }
  }
}
