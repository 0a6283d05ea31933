internal import Foundation

extension UIScrollView {
  /// Whether the view is what a controller under a navigation bar shows: its root view, or the
  /// first view in it.
  ///
  /// Then the bar's height is always added at the top, unless the controller adjusts no insets.
  final var isContentOfNavigation: Bool {
    guard let owner = controllerOfContent, owner.adjustsScrollViewInsets else { return false }
    return owner.navigationController != nil
  }

  /// The controller that shows the view as its content.
  private var controllerOfContent: UIViewController? {
    if let owner = viewControllerForRootView { return owner as? UIViewController }
    guard let root = superview, root.subviews.first === self else { return nil }
    return root.viewControllerForRootView as? UIViewController
  }

  private var navigationControllerAround: UINavigationController? {
    controllerOfContent?.navigationController
  }

  /// Called when content is added to a visible view controller: the navigation bar tracks it from
  /// now on.
  final func attachToNavigationBar() { navigationControllerAround?.contentMayHaveChanged() }
}

extension UIView {
  /// Has the scroll view that is this root view, or the first view in it, adjust its insets anew.
  final func scrollInsetsMayHaveChanged() {
    ((self as? UIScrollView) ?? subviews.first as? UIScrollView)?.updateAdjustedInset()
  }
}
