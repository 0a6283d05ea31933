internal import Foundation

/// The long press that starts interactive movement.
@MainActor final class MovementGesture: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var collection: UICollectionView?

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(target: nil, action: nil)
    delegate = self
    addAction { [weak self] gesture in self?.changed(gesture) }
    collection.addGestureRecognizer(self)
  }

  /// Begins only on items that can be moved, so that other long presses are unaffected.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection, collection.movement == nil,
      let path = collection.indexPathForItem(at: location(in: collection))
    else { return false }
    return collection.storedDataSource?.collectionView(collection, canMoveItemAt: path) ?? false
  }

  private func changed(_ gesture: UIGestureRecognizer) {
    guard let collection else { return }
    if gesture.state == .began {
      guard let path = collection.indexPathForItem(at: location(in: collection)) else { return }
      _ = collection.beginInteractiveMovementForItem(at: path)
    }
    collection.followMovement(gesture)
  }
}
