import Foundation
internal import QuartzCore

/// Interactive movement, driven by a gesture.
extension UICollectionView {
  /// Shows or hides the editing accessories.
  final func showEditing(_ isEditing: Bool) {
    guard isEditing != storedIsEditing else { return }
    storedIsEditing = isEditing
    swipeActions?.close(animated: true)
    let cells = shown.values.compactMap { $0.view as? UICollectionViewCell }
    UIView.animate(withDuration: 0.25) {
      for cell in cells { cell.listEditingDidChange() }
    }
  }

  /// Begins moving an item, if the data source allows it.
  ///
  /// Items of orthogonally scrolling sections cannot be moved.
  final func beginMovement(at indexPath: IndexPath) -> Bool {
    layOutIfReloaded()
    let element = CollectionElement(.cell, indexPath)
    guard movement == nil, let item = shown[element], item.placed.container == nil,
      storedDataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    swipeActions?.close(animated: true)
    endHighlight()
    let center = item.placed.attributes.center
    let movement = InteractiveMovement(self, origin: indexPath, target: center)
    self.movement = movement
    movedCellStateDidChange(movement)
    notify([indexPath], from: [indexPath], at: center, previous: center)
    placeMovingView()
    return true
  }

  /// Moves the item to a point of the content; the other items make space.
  final func moveHeldItem(to targetPosition: CGPoint) {
    layOutIfReloaded()
    guard let movement, !movement.isEnding else { return }
    let previous = movement.target
    movement.move(to: targetPosition)
    let old = movement.current
    let found = storedLayout.targetIndexPath(
      forInteractivelyMovingItem: old,
      withPosition: movement.target
    )
    let proposed = storedLayout.steadyPath(found, from: old, at: movement.target.y)
    var new = proposed
    if let delegate = collectionDelegate {
      new = delegate.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: old,
        toProposedIndexPath: proposed
      )
    }
    notify([new], from: [old], at: movement.target, previous: previous)
    if new != old, mayHold(new, from: old) { shift(old, to: new) }
    placeMovingView()
  }

  /// Ends the movement at the current index path and notifies the data source, unless that has
  /// other items by now.
  final func endMovement() {
    layOutIfReloaded()
    guard let movement, !movement.isEnding else { return }
    let (origin, final) = (movement.origin, movement.current)
    let context = willEnd(movement, isCancelled: false)
    if origin != final {
      storedDataSource?.collectionView(self, moveItemAt: origin, to: final)
    }
    land(context)
  }

  /// Cancels the movement; the item returns to its original index path.
  final func cancelMovement() {
    guard let movement, !movement.isEnding else { return }
    let context = willEnd(movement, isCancelled: true)
    if movement.current != movement.origin { shift(movement.current, to: movement.origin) }
    land(context)
  }

  /// Ends the movement where it is, because the items are counted again: the index paths that it
  /// translates do not exist any more.
  final func abandonDrag() {
    guard let movement, !movement.isEnding else { return }
    storedLayout.invalidate(using: willEnd(movement, isCancelled: true))
    shown[movement.element]?.view.layer.shadowOpacity = 0
    self.movement = nil
  }

  /// Cancels the movement before an update, because the data source's index paths apply again.
  final func cancelMovementForUpdate() {
    guard movement?.isEnding == false else { return }
    UIView.performWithoutAnimation { cancelInteractiveMovement() }
  }

  /// Begins the movement of a row, which stays in its column.
  package final func beginMovementInColumn(ofItemAt path: IndexPath) {
    _ = beginInteractiveMovementForItem(at: path)
    movement?.keepsColumn = true
  }

  /// Moves the item with a gesture, keeping its offset to the touch.
  package final func followMovement(_ gesture: UIGestureRecognizer) {
    let point = gesture.location(in: self)
    switch gesture.state {
    case .began:
      guard let movement else { return }
      movement.grip = CGPoint(x: movement.target.x - point.x, y: movement.target.y - point.y)
    case .changed:
      guard let grip = movement?.grip else { return }
      updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.x, y: point.y + grip.y))
    case .ended: endInteractiveMovement()
    case .cancelled, .failed: cancelInteractiveMovement()
    case .possible: break
    }
  }

  private func willEnd(
    _ movement: InteractiveMovement,
    isCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movement.isEnding = true
    movedCellStateDidChange(movement)
    return storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? movement.origin : movement.current],
      previousIndexPaths: [isCancelled ? movement.current : movement.origin],
      movementCancelled: isCancelled
    )
  }

  /// Updates the configuration of the moved item's cell.
  private func movedCellStateDidChange(_ movement: InteractiveMovement) {
    (shown[movement.element]?.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  // MARK: Steps

  /// Whether an item can move from one index path to another.
  private func mayHold(_ path: IndexPath, from old: IndexPath) -> Bool {
    guard path.count == 2, counts.indices.contains(path.section), path.item >= 0 else {
      return false
    }
    return path.item < counts[path.section] + (path.section == old.section ? 0 : 1)
  }

  private func notify(
    _ new: [IndexPath],
    from old: [IndexPath],
    at position: CGPoint,
    previous: CGPoint
  ) {
    let context = storedLayout.invalidationContext(
      forInteractivelyMovingItems: new,
      withTargetPosition: position,
      previousIndexPaths: old,
      previousPosition: previous
    )
    storedLayout.invalidate(using: context)
  }

  /// Moves the item to another index path in the layout; the data source is notified at the end.
  private func shift(_ old: IndexPath, to new: IndexPath) {
    var after = counts
    after[old.section] -= 1
    after[new.section] += 1
    let update = ListUpdate.moveRow(old, new)
    guard
      let plan = try? ListUpdatePlan(
        words: .collection,
        oldCounts: counts,
        newCounts: after,
        updates: [update]
      )
    else { return }
    movement?.current = new
    apply(plan, [update], anchor: nil)
  }

  /// Animates the released item to its position in the layout.
  private func land(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let movement else { return }
    storedLayout.invalidate(using: context)
    let element = movement.element
    let view = shown[element]?.view
    self.movement = nil
    prepareLayout()
    guard let placed = placedElement(element) else { return setNeedsLayout() }
    shown[element]?.placed = placed
    guard let view else { return }
    let glide = {
      view.appliedAttributes = nil
      view.applyGeometry(placed.attributes, center: placed.attributes.center)
      view.layer.shadowOpacity = 0
    }
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.allowUserInteraction],
      animations: glide,
      completion: { [weak self] _ in self?.setNeedsLayout() }
    )
  }

  // MARK: The moving view

  /// Returns the attributes of the item under the touch, which replace those of its layout
  /// position.
  final func movingElement(_ placed: PlacedElement) -> PlacedElement? {
    guard let movement, movement.element == placed.element else { return nil }
    let attributes = storedLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current,
      withTargetPosition: movement.target
    )
    return PlacedElement(element: placed.element, source: placed.source, attributes: attributes)
  }

  /// Updates the frame of the view under the touch.
  private func placeMovingView() {
    guard let movement, let item = shown[movement.element] else { return }
    UIView.performWithoutAnimation {
      item.view.layer.removeAllAnimations()
      place(item.view, item.placed)
      item.view.layer.shadowOpacity = 0.2
      item.view.layer.shadowRadius = 8
      item.view.layer.shadowOffset = CGSize(width: 0, height: 3)
    }
  }
}
