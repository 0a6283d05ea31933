internal import Foundation

extension UIScrollView {
  /// Whether the view is the root view of a controller below a navigation bar, or its first
  /// subview.
  ///
  /// If so, the bar's height is always added to the top inset, unless the controller disables it.
  final var isContentOfNavigation: Bool {
    guard let owner = controllerOfContent, owner.adjustsScrollViewInsets else { return false }
    return owner.navigationController != nil
  }

  /// The controller whose content is this view.
  private var controllerOfContent: UIViewController? {
    if let owner = viewControllerForRootView { return owner as? UIViewController }
    guard let root = superview, root.subviews.first === self else { return nil }
    return root.viewControllerForRootView as? UIViewController
  }

  /// Called when content is added to a visible view controller: the navigation bar tracks it from
  /// now on.
  final func attachToNavigationBar() {
    controllerOfContent?.navigationController?.contentMayHaveChanged()
  }
}

extension UIView {
  /// The scroll view of the content if this is a root view: the view itself, or its first subview.
  final var scrollViewOfContent: UIScrollView? {
    self as? UIScrollView ?? storedSubviews.first as? UIScrollView
  }

  final func scrollInsetsMayHaveChanged() { scrollViewOfContent?.updateAdjustedInset() }
}
