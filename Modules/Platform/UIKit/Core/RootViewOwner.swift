import Foundation

/// The calls and queries of a root view to its view controller.
@MainActor protocol RootViewOwner: UIResponder {
  /// What the controller and its container add to the safe area of the root view, in points.
  var totalAdditionalSafeAreaInsets: UIEdgeInsets { get }
  func viewSafeAreaInsetsDidChange()
  /// The margins that the root view has at least, in points; nil where it is as any other view.
  var leastRootMargins: NSDirectionalEdgeInsets? { get }
  func viewLayoutMarginsDidChange()
  /// Before `viewWillLayoutSubviews`: the place for callbacks that are due by the first layout.
  func rootViewWillLayOut()
  /// After `viewDidLayoutSubviews`.
  func rootViewDidLayOut()
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
