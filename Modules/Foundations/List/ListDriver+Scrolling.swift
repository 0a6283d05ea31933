import UIKit

extension ListDriver: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    listUpdater.containerDidScroll()
    imagePlayer.listScrolls()
    events.didScroll()
    scrollDelegate?.notifyDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollDelegate?.notifyWillBeginDragging(scrollView)
  }

  /// Shows the rows that were received during the drag.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    showWaitingRows()
    if !decelerate { settle() }
    scrollDelegate?.notifyDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
    scrollDelegate?.notifyDidEndDecelerating(scrollView)
  }

  /// Shows the rows that were received during the animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    showWaitingRows()
    settle()
    scrollDelegate?.notifyDidEndScrollingAnimation(scrollView)
  }

  private func settle() {
    imagePlayer.update()
    events.didSettle()
  }
}
