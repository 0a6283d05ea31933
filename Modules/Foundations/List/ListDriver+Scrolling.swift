import UIKit

extension ListDriver: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updater.containerDidScroll()
    picturePlayer.update()
    events.didScroll()
    scrollDelegate?.tellDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollDelegate?.tellWillBeginDragging(scrollView)
  }

  /// Shows the rows that came during the drag.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    goOn()
    if !decelerate { events.didSettle() }
    scrollDelegate?.tellDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    events.didSettle()
    scrollDelegate?.tellDidEndDecelerating(scrollView)
  }

  /// Shows the rows that came during the animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    goOn()
    events.didSettle()
    scrollDelegate?.tellDidEndScrollingAnimation(scrollView)
  }
}
