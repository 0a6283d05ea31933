public import UIKit

extension TableModelDriver {
  /// Tells ``scrollDelegate``.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewDidScroll(scrollView)
  }

  /// Tells ``scrollDelegate``.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewWillBeginDragging(scrollView)
  }

  /// Tells ``scrollDelegate``, and shows the model that waited.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    updater.containerDidSettle()
  }

  /// Tells ``scrollDelegate``.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
  }

  /// Tells ``scrollDelegate``, and shows the model that waited.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
    updater.containerDidSettle()
  }
}
