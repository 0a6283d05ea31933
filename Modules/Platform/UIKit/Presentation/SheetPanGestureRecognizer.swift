import Foundation

/// Drags a sheet: begins with a downward movement, or an upward one if the card can grow, unless a
/// scroll view under the touch handles it.
@MainActor final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override func allowsMovement(by movement: CGVector) -> Bool {
    guard abs(movement.dy) > abs(movement.dx) else { return false }
    let canGrow = (view as? SheetCardView)?.sheet?.canGrow == true
    return (movement.dy > 0 || canGrow) && !isWantedInside(placedTouches.first?.view)
  }

  /// Whether a scroll view under the touch scrolls vertically; it shares its drag with the card.
  private func isWantedInside(_ touched: UIView?) -> Bool {
    guard let view else { return false }
    return UIScrollView.containing(touched).contains {
      $0 !== view && $0.isDescendant(of: view) && $0.isScrollEnabled && $0.canScrollVertically
    }
  }
}

extension UIScrollView {
  /// Whether the view handles a downward drag itself, instead of the sheet around it.
  final var keepsDownwardDrag: Bool {
    guard isScrollEnabled else { return false }
    if refreshControl != nil { return true }
    return distanceBelowBar > 0.5
  }
}
