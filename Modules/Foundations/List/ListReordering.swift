import UIKit
import UIKitClosures

/// Lets the reader drag rows of a collection to another index path after a long press.
final class ListReordering {
  /// A drag of a row to another index path.
  private struct Movement {
    /// The offset from the touch to the center of the row, in points.
    var grip: CGVector
    /// The fixed x coordinate of the center of a full-width row, which moves vertically only.
    var column: CGFloat?
  }

  private weak var updater: ListUpdater?
  private weak var collectionView: UICollectionView?
  private let recognizer = UILongPressGestureRecognizer()
  private var movement: Movement?

  init(updater: ListUpdater) {
    self.updater = updater
    recognizer.onAction { [weak self] in self?.follow($0) }
  }

  /// Recognizes long presses in this collection only.
  func attach(to collectionView: UICollectionView?) {
    self.collectionView?.removeGestureRecognizer(recognizer)
    self.collectionView = collectionView
    collectionView?.addGestureRecognizer(recognizer)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let collectionView else { return }
    let point = recognizer.location(in: collectionView)
    switch recognizer.state {
    case .began: begin(at: point, in: collectionView)
    case .changed:
      guard let movement else { return }
      collectionView.updateInteractiveMovementTargetPosition(
        CGPoint(x: movement.column ?? point.x + movement.grip.dx, y: point.y + movement.grip.dy)
      )
    case .ended: end { $0.endInteractiveMovement() }
    case .cancelled, .failed: end { $0.cancelInteractiveMovement() }
    default: break
    }
  }

  private func begin(at point: CGPoint, in collectionView: UICollectionView) {
    guard movement == nil, let path = collectionView.indexPathForItem(at: point),
      let frame = collectionView.layoutAttributesForItem(at: path)?.frame,
      collectionView.beginInteractiveMovementForItem(at: path)
    else { return }
    let isRow = frame.width > collectionView.bounds.width * 0.75
    movement = Movement(
      grip: CGVector(dx: frame.midX - point.x, dy: frame.midY - point.y),
      column: isRow ? frame.midX : nil
    )
    // Rows must not be inserted or deleted during a drag.
    updater?.hold()
  }

  private func end(_ finish: (UICollectionView) -> Void) {
    guard movement != nil else { return }
    if let collectionView { finish(collectionView) }
    movement = nil
    updater?.release()
  }
}
