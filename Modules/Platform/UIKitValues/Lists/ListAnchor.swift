internal import CoreGraphics
internal import Foundation

/// The identity of what a list shows a view for.
package protocol ListPlace: Equatable {
  var indexPath: IndexPath { get }
  /// Returns the same at another index path.
  func moved(to path: IndexPath) -> Self
}

/// An item whose position on screen is preserved while what is before it changes.
package struct ListAnchor<Item> {
  package var item: Item
  /// The distance of the item's leading top corner from the origin of the bounds.
  package let distance: CGPoint
  /// The axes along which the position is preserved.
  package let holds: (x: Bool, y: Bool)

  @inlinable package init(
    _ item: Item,
    at corner: CGPoint,
    in bounds: CGRect,
    holds: (x: Bool, y: Bool)
  ) {
    self.item = item
    self.holds = holds
    distance = CGPoint(x: corner.x - bounds.minX, y: corner.y - bounds.minY)
  }

  /// Returns how far the bounds must move for the item to stay where it is on screen, now that its
  /// corner is at a point.
  @inlinable package func shift(to corner: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: holds.x ? corner.x - distance.x - bounds.minX : 0,
      y: holds.y ? corner.y - distance.y - bounds.minY : 0
    )
  }
}
