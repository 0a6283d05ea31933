internal import Foundation
@_spi(UIKit) internal import UIKitCore

/// The scroll view delegate of orthogonal sections, which aligns scrolling to groups.
final class ShelfDelegate: NSObject, UIScrollViewDelegate {
  private weak var layout: UICollectionViewCompositionalLayout?
  private var start = CGPoint.zero

  init(layout: UICollectionViewCompositionalLayout) {
    self.layout = layout
    super.init()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = scrollView.contentOffset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let layout, let view = scrollView as? CollectionContainerView else { return }
    let across = layout.axis.other
    let viewport = view.bounds.size[across]
    // Mirrored content begins at the right.
    let isFlipped = across == .horizontal && (layout.storedCollectionView?.isFlipped ?? false)
    let end = view.contentSize.width - viewport
    func turned(_ offset: CGFloat) -> CGFloat { isFlipped ? end - offset : offset }
    let rest = layout.restingOffset(
      ofShelf: view.section,
      proposed: turned(targetContentOffset.pointee[across]),
      from: turned(start[across]),
      velocity: isFlipped ? -velocity[across] : velocity[across],
      viewport: viewport
    )
    let target = turned(rest)
    if abs(target - targetContentOffset.pointee[across]) > 0.01 {
      targetContentOffset.pointee[across] = target
    }
  }
}
