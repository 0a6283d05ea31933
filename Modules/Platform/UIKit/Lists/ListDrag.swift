internal import CoreGraphics
internal import Foundation

/// A drag of an item by a finger, which scrolls the list while it is near one of the edges.
@MainActor protocol ListDrag: FrameObserver {
  associatedtype List: UIScrollView

  /// The list in which the item is dragged; nil after the drag.
  var list: List? { get }
  /// The point that is compared with the edges, in the coordinates of the content.
  var heldPoint: CGPoint { get }
  var edgeScroll: EdgeScroll { get set }

  /// Called when the list was scrolled by a distance: the item moves over the content.
  func listDidScroll(by distance: CGPoint)
}

extension ListDrag {
  /// Begins to scroll if the item is near an edge; called whenever it moved.
  func scrollAtEdges() { list?.window?.screen.addFrameObserver(self) }

  func frameWillBegin(at time: TimeInterval) -> Bool {
    guard let list, list.window != nil, scroll(list, at: time) else {
      edgeScroll.stop()
      return false
    }
    return true
  }

  /// Scrolls for one frame; returns `false` away from the edges, and at the end of the content.
  private func scroll(_ list: List, at time: TimeInterval) -> Bool {
    let area = list.layer.bounds.inset(by: list.storedAdjustedInset)
    let (point, axes) = (heldPoint, list.scrollingAxes)
    let x = axes.x ? edgeScroll.velocity(at: point.x, from: area.minX, to: area.maxX) : 0
    let y = axes.y ? edgeScroll.velocity(at: point.y, from: area.minY, to: area.maxY) : 0
    guard x != 0 || y != 0 else { return false }
    let elapsed = edgeScroll.elapsed(at: time)
    let old = list.layer.bounds.origin
    let target = list.resting(CGPoint(x: old.x + x * elapsed, y: old.y + y * elapsed))
    guard target != old else { return elapsed == 0 }
    list.applyOffset(target)
    let new = list.layer.bounds.origin
    listDidScroll(by: CGPoint(x: new.x - old.x, y: new.y - old.y))
    return true
  }
}
