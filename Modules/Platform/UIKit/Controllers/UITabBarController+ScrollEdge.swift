import Foundation

// The bar looks different where the content ends at it.

extension UITabBarController {
  /// The content that the bar lies over.
  private var scrollViewBelowTabBar: UIScrollView? {
    let top = (shown as? UINavigationController)?.shown ?? shown
    return top?.storedBottomScrollView ?? top?.storedContentScrollView
      ?? top?.viewIfLoaded?.scrollViewBelowBar
  }

  /// Tells the bar whether the content ends at it; only a bar with an appearance asks.
  func updateScrollEdge() {
    guard tabBar.hasAppearance else { return }
    let scrollView = scrollViewBelowTabBar
    scrollView?.tabBarOwner = self
    tabBar.isAtScrollEdge = scrollView?.endsAtBarBelow ?? true
  }

  /// Content below the bar moved.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === scrollViewBelowTabBar else { return }
    updateScrollEdge()
  }
}
