internal import Foundation
internal import QuartzCore

/// The interactive movement of an item.
///
/// During the movement, the layout uses the order of the drag and the data source the original one:
/// index paths are translated between the two.
@MainActor final class InteractiveMovement: FrameObserver {
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
  private var edgeScroll = EdgeScroll(fastest: 900)
  private var isObserving = false

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
    guard !isObserving, scrollVelocity != .zero, let window = collection?.window else { return }
    isObserving = true
    edgeScroll.stop()
    window.screen.addFrameObserver(self)
  }

  /// The velocity of auto-scrolling, from the distance of the item to the edges.
  private var scrollVelocity: CGPoint {
    guard let collection, !isEnding else { return .zero }
    let area = collection.layer.bounds.inset(by: collection.storedAdjustedInset)
    let axes = collection.scrollingAxes
    return CGPoint(
      x: axes.x ? edgeScroll.velocity(at: target.x, from: area.minX, to: area.maxX) : 0,
      y: axes.y ? edgeScroll.velocity(at: target.y, from: area.minY, to: area.maxY) : 0
    )
  }

  func frameWillBegin(at time: TimeInterval) -> Bool {
    guard let collection, collection.movement === self, !isEnding else { return false }
    let velocity = scrollVelocity
    let elapsed = edgeScroll.elapsed(at: time)
    let old = collection.layer.bounds.origin
    let offset = collection.resting(
      CGPoint(x: old.x + velocity.x * elapsed, y: old.y + velocity.y * elapsed)
    )
    if offset != old {
      collection.applyOffset(offset)
      let new = collection.layer.bounds.origin
      collection.updateInteractiveMovementTargetPosition(
        CGPoint(x: target.x + new.x - old.x, y: target.y + new.y - old.y)
      )
    }
    isObserving = velocity != .zero
    return isObserving
  }
}
