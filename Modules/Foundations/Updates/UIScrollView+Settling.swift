import UIKit

extension UIScrollView {
  /// Scrolls to an offset, lays out, and corrects an offset beyond the end of the content.
  ///
  /// Layout measures the visible rows, and only then is the end of the content known.
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
