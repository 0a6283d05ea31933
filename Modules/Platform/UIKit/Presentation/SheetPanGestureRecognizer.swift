import Foundation

/// Drags a sheet: begins with a movement down, or up where the card can grow, that no scroll view
/// under the finger drags with.
@MainActor final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override func hasMovedTheRightWay(by movement: CGVector) -> Bool {
    guard abs(movement.dy) > abs(movement.dx) else { return false }
    let canGrow = (view as? SheetCardView)?.sheet?.canGrow == true
    return (movement.dy > 0 || canGrow) && !isWantedInside(placedTouches.first?.view)
  }

  /// Whether a scroll view under the finger scrolls up and down, and lets the card have its share.
  private func isWantedInside(_ touched: UIView?) -> Bool {
    var candidate = touched
    while let current = candidate, current !== view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled, scroll.canScrollVertically {
        return true
      }
      candidate = current.superview
    }
    return false
  }
}

extension UIScrollView {
  /// Whether a drag downwards is this view's rather than that of the sheet around it.
  final var keepsDownwardDrag: Bool {
    guard isScrollEnabled else { return false }
    if refreshControl != nil { return true }
    return distanceBelowBar > 0.5
  }
}
