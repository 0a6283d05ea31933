import UIKit

extension UIScrollView {
  /// Moves to an offset and lays out, and comes back to the end of the content from beyond it.
  ///
  /// What comes into view is measured meanwhile: only then is it known where the content ends.
  func settle(at offset: CGPoint) {
    contentOffset = offset
    layoutIfNeeded()
    let inset = adjustedContentInset
    let end = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    )
    let now = contentOffset
    guard now.x > end.x || now.y > end.y else { return }
    contentOffset = CGPoint(x: min(now.x, end.x), y: min(now.y, end.y))
    layoutIfNeeded()
  }
}
