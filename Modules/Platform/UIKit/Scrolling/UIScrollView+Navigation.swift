internal import Foundation

extension UIScrollView {
  /// Whether the view is the content of a view controller in a navigation controller: its root
  /// view, or the first subview.
  ///
  /// The top inset then always includes the bar's height.
  final var isContentOfNavigation: Bool { navigationControllerAround != nil }

  private var navigationControllerAround: UINavigationController? {
    if let owner = viewControllerForRootView {
      return (owner as? UIViewController)?.navigationController
    }
    guard let root = superview, root.subviews.first === self else { return nil }
    return (root.viewControllerForRootView as? UIViewController)?.navigationController
  }

  /// Called when content is added to a visible view controller: the navigation bar tracks it from
  /// now on.
  final func attachToNavigationBar() { navigationControllerAround?.contentMayHaveChanged() }
}
