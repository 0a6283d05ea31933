internal import Foundation

extension UIScrollView {
  /// Whether the view is what a controller under a navigation bar shows: its root view, or the
  /// first view in it.
  ///
  /// Then the bar's
  /// height is always added at the top.
  final var isContentOfNavigation: Bool {
    if let owner = viewControllerForRootView {
      return (owner as? UIViewController)?.navigationController != nil
    }
    guard let root = superview, root.subviews.first === self else { return false }
    return (root.viewControllerForRootView as? UIViewController)?.navigationController != nil
  }
}
