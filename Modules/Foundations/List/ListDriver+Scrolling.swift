import UIKit

extension ListDriver: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    listUpdater.containerDidScroll()
    imagePlayer?.listScrolls()
    // An update reports its rows when they are in their places.
    if !listUpdater.isApplying { onScroll() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onBeginDragging() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let restingOffset else { return }
    targetContentOffset.pointee = restingOffset(targetContentOffset.pointee)
  }

  /// Shows the rows that were received during the drag.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    // New rows would let a swipe go past the offset at which it comes to rest.
    if restingOffset == nil || !decelerate { showWaitingRows() }
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    showWaitingRows()
    settle()
  }

  /// Shows the rows that were received during the animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    showWaitingRows()
    settle()
  }

  private func settle() {
    imagePlayer?.update()
    onSettle()
  }
}
