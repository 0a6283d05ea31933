import Foundation

/// Drags a sheet down: begins with a downward movement that no scroll view has a use for.
@MainActor final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override func hasMovedTheRightWay(by movement: CGVector) -> Bool {
    movement.dy > abs(movement.dx) && !isWantedInside(placedTouches.first?.view)
  }

  /// Whether a scroll view under the finger scrolls up first, or is pulled to refresh.
  private func isWantedInside(_ touched: UIView?) -> Bool {
    var candidate = touched
    while let current = candidate, current !== view {
      if let scroll = current as? UIScrollView, scroll.keepsDownwardDrag { return true }
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
    return contentOffset.y > -(adjustedContentInset.top + barRoom) + 0.5
  }

  /// Whether the sheet around the view is to move instead.
  final func leavesDragToSheet(way: CGPoint) -> Bool {
    guard way.y > abs(way.x), !keepsDownwardDrag else { return false }
    return enclosingSheetCard?.dragRecognizer?.isEnabled ?? false
  }
}
