internal import Foundation

extension UIScrollView {
  /// Whether the view is what a controller under a navigation bar shows: its root view, or the
  /// first view in it.
  ///
  /// Then the bar's
  /// height is always added at the top.
  final var isContentOfNavigation: Bool { navigationControllerAround != nil }

  private var navigationControllerAround: UINavigationController? {
    if let owner = viewControllerForRootView {
      return (owner as? UIViewController)?.navigationController
    }
    guard let root = superview, root.subviews.first === self else { return nil }
    return (root.viewControllerForRootView as? UIViewController)?.navigationController
  }

  /// Content that came into a screen which is shown already: the bar above follows it from now on.
  final func attachToNavigationBar() { navigationControllerAround?.contentMayHaveChanged() }
}
