import UIKit

extension ListDriver: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    listUpdater.containerDidScroll()
    imagePlayer.listScrolls()
    onScroll()
  }

  /// Shows the rows that were received during the drag.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    showWaitingRows()
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
  }

  /// Shows the rows that were received during the animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    showWaitingRows()
    settle()
  }

  private func settle() {
    imagePlayer.update()
    onSettle()
  }
}
