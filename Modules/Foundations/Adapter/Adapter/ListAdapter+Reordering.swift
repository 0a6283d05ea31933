import ListModel
import UIKit

/// A drag of a row to another place.
struct ListMovement {
  /// From the finger to the middle of the row, in points.
  var grip: CGVector
  /// The middle of a row that is as wide as the list: it moves up and down only.
  var column: CGFloat?
}

extension ListAdapter {
  /// Follows a long press: the row under it is lifted, carried along and dropped.
  func reorder(by recognizer: UIGestureRecognizer) {
    guard let collectionView else { return }
    let point = recognizer.location(in: collectionView)
    switch recognizer.state {
    case .began: beginMovement(at: point, in: collectionView)
    case .changed:
      guard let movement else { return }
      collectionView.updateInteractiveMovementTargetPosition(
        CGPoint(x: movement.column ?? point.x + movement.grip.dx, y: point.y + movement.grip.dy)
      )
    case .ended:
      guard movement != nil else { return }
      collectionView.endInteractiveMovement()
      endMovement()
    case .cancelled, .failed:
      guard movement != nil else { return }
      collectionView.cancelInteractiveMovement()
      endMovement()
    default: break
    }
  }

  private func beginMovement(at point: CGPoint, in collectionView: UICollectionView) {
    guard movement == nil, let path = collectionView.indexPathForItem(at: point),
      let frame = collectionView.layoutAttributesForItem(at: path)?.frame,
      collectionView.beginInteractiveMovementForItem(at: path)
    else { return }
    let isRow = frame.width > collectionView.bounds.width * 0.75
    movement = ListMovement(
      grip: CGVector(dx: frame.midX - point.x, dy: frame.midY - point.y),
      column: isRow ? frame.midX : nil
    )
    // Rows must not come and go under a row that hovers over them.
    updater?.hold()
  }

  private func endMovement() {
    movement = nil
    updater?.release()
    flush()
  }

  /// Within its controller a row may go anywhere; an object of one row may go to the place of any other such.
  func target(from origin: IndexPath, proposed: IndexPath) -> IndexPath {
    guard let moved = row(at: origin), let sections = updater?.sections else { return origin }
    let first = moved.controller.offset
    let last = first + moved.controller.allTokens.count - 1
    let nearest =
      proposed.section == origin.section
      ? min(max(proposed.item, first), last) : proposed.section < origin.section ? first : last
    let staying = IndexPath(item: nearest, section: origin.section)
    guard proposed.section != origin.section else { return staying }
    let goes =
      sections[origin.section].items.count == 1
      && sections.indices.contains(proposed.section)
      && sections[proposed.section].items.count <= 1
    return goes ? proposed : staying
  }

  /// Writes a drop into the data.
  ///
  /// The collection view has moved the row already: first the adapter counts as it does, then the data decides.
  func moveRow(from origin: IndexPath, to destination: IndexPath) {
    guard let updater, let moved = row(at: origin) else { return }
    let object = entry(ofSection: origin.section)?.object
    let offset = moved.controller.offset
    let item = updater.sections[origin.section].items.remove(at: origin.item)
    updater.sections[destination.section].items.insert(item, at: destination.item)
    if origin.section == destination.section {
      moved.controller.rowTokens.move(from: moved.index, to: destination.item - offset)
      moved.controller.move(from: moved.index, to: destination.item - offset)
    } else if let object {
      // An object that comes from above leaves a place that is counted no more.
      let index = destination.section + min(destination.item, 1)
      dataSource?.listAdapter(
        self,
        move: object,
        to: destination.section > origin.section ? index - 1 : index
      )
      performUpdates(animated: false)
    }
  }
}
