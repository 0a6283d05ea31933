import Foundation

// The appearance of the bar depends on whether the content's edge is at it.

extension UITabBarController: ScrollObserver {
  /// The scroll view behind the bar.
  private var scrollViewBelowTabBar: UIScrollView? {
    let top = (shown as? UINavigationController)?.shown ?? shown
    return top?.storedBottomScrollView ?? top?.storedContentScrollView
      ?? top?.viewIfLoaded?.scrollViewBelowBar
  }

  /// Informs the bar whether the content's edge is at it; only needed if it has an appearance.
  func updateScrollEdge() {
    guard tabBar.hasAppearance else { return }
    let scrollView = scrollViewBelowTabBar
    scrollView?.addScrollObserver(self)
    tabBar.isAtScrollEdge = scrollView?.endsAtBarBelow ?? true
  }

  var observedEdge: ScrollEdge { .bottom }

  func contentEndDidMove(in scrollView: UIScrollView) { updateScrollEdge() }

  func contentDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === scrollViewBelowTabBar else { return }
    updateScrollEdge()
  }
}
