internal import Foundation
internal import QuartzCore

/// The interactive movement of an item.
///
/// During the movement, the layout uses the order of the drag and the data source the original one:
/// index paths are translated between the two.
@MainActor final class InteractiveMovement: ListDrag {
  private weak var collection: UICollectionView?
  /// The index path of the item in the data source.
  let origin: IndexPath
  /// The current index path of the item in the layout.
  var current: IndexPath
  /// The center of the item, in the content's coordinates.
  private(set) var target: CGPoint
  /// The offset from the touch to the center of the item.
  var grip = CGPoint.zero
  /// Whether the item moves vertically only.
  var keepsColumn = false
  /// Whether the item was released and animates to its final position.
  var isEnding = false
  var edgeScroll = EdgeScroll(fastest: 900)

  init(_ collection: UICollectionView, origin: IndexPath, target: CGPoint) {
    self.collection = collection
    self.origin = origin
    self.target = target
    current = origin
  }

  var element: CollectionElement { CollectionElement(.cell, current) }

  /// Converts an index path of the layout to one of the data source.
  func dataPath(of path: IndexPath) -> IndexPath {
    if path == current { return origin }
    var item = path.item
    if path.section == current.section, item > current.item { item -= 1 }
    if path.section == origin.section, item >= origin.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  // MARK: Following the finger

  func move(to point: CGPoint) {
    target = keepsColumn ? CGPoint(x: target.x, y: point.y) : point
    scrollAtEdges()
  }

  var list: UICollectionView? {
    collection?.movement === self && !isEnding ? collection : nil
  }

  var heldPoint: CGPoint { target }

  func listDidScroll(by distance: CGPoint) {
    collection?.updateInteractiveMovementTargetPosition(
      CGPoint(x: target.x + distance.x, y: target.y + distance.y)
    )
  }
}
