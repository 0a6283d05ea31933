internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  /// Animates an applied change: views are already at their final positions.
  final func finish(_ change: CollectionChange, completions: [(Bool) -> Void]) {
    change.didLayOut()
    let isSeen = animatesUpdates && !change.before.isEmpty
    let entrances = isSeen ? change.entrances() : []
    let moves = isSeen ? change.containerMoves() : []
    let exits = isSeen ? change.leaving.map { ($0, change.exit(of: $0)) } : []
    let ends = isSeen ? strayEnds(change) : []
    self.change = nil
    for item in change.leaving {
      swipeActions?.rowIsLeaving(item.view)
      endDisplaying(item.view, item.placed.element)
    }
    let isBatch = change.plan != nil
    guard isSeen else {
      if isBatch { storedLayout.finalizeCollectionViewUpdates() }
      for item in change.leaving { pool(item.view, item.placed.element) }
      for item in change.departingCells { recycle(item.view, item.placed.element) }
      for view in change.leavingContainers { view.removeFromSuperview() }
      if isBatch {
        batches.dueCompletions += completions
      } else {
        for completion in completions { completion(true) }
      }
      return
    }
    let shift = change.shift
    animateUpdate(
      leaving: (change.leaving + change.departingCells).map(\.view),
      from: {
        for (view, start) in entrances { view.applyGeometry(start, center: start.center) }
        for (view, start) in moves { view.center = start }
        for view in change.leavingContainers {
          view.center = CGPoint(x: view.center.x + shift.x, y: view.center.y + shift.y)
        }
        for item in change.leaving + change.departingCells where item.placed.container == nil {
          let center = item.view.center
          item.view.center = CGPoint(x: center.x + shift.x, y: center.y + shift.y)
        }
      },
      to: { [self] in
        for (view, _) in entrances { putInPlace(view) }
        for (view, _) in moves { putInPlace(view) }
        for view in change.leavingContainers { view.alpha = 0 }
        for (item, end) in exits {
          if let end, item.placed.container == nil {
            item.view.applyGeometry(end, center: end.center)
          } else {
            item.view.alpha = 0
          }
        }
        for (item, end) in ends { item.view.applyGeometry(end, center: end.center) }
        if isBatch { storedLayout.finalizeCollectionViewUpdates() }
      },
      remove: { $0.remove(change) },
      completions: completions
    )
  }

  /// Moves a view to its layout attributes.
  private func putInPlace(_ view: UICollectionReusableView) {
    guard let element = view.element, let item = shown[element], item.view === view else { return }
    view.appliedAttributes = nil
    place(view, item.placed)
  }

  private func putInPlace(_ view: CollectionContainerView) {
    guard let frame = view.container.map({ mirrored($0.frame) }) else { return }
    if view.frame != frame { view.frame = frame }
  }

  /// The final attributes of views that left the screen although their elements still exist.
  private func strayEnds(
    _ change: CollectionChange
  ) -> [(ShownElement, UICollectionViewLayoutAttributes)] {
    change.departingCells.compactMap { item in
      guard item.placed.container == nil, let end = placedElement(item.placed.element) else {
        return nil
      }
      return (item, end.attributes)
    }
  }

  private func remove(_ change: CollectionChange) {
    for item in change.leaving where endLeaving(item.view) { pool(item.view, item.placed.element) }
    for view in change.leavingContainers { view.removeFromSuperview() }
    for item in change.departingCells where endLeaving(item.view) {
      recycle(item.view, item.placed.element)
    }
  }

  // MARK: Another layout

  final func changeLayout(
    to layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    breakOffTransition()
    let old = storedLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    layOutIfReloaded()
    if animated, let own = ownTransitionLayout(to: layout) {
      _ = beginTransition(to: layout, by: own) { isWhole, _ in completion?(isWhole) }
      endTransition(isFinish: true)
      return
    }
    let start = isAtStart
    let isAtVeryStart = start.x && start.y
    let anchored = anchorCandidates.first
    let change = CollectionChange(self, plan: nil)
    self.change = change
    old.prepareForTransition(to: layout)
    layout.storedCollectionView = self
    layout.prepareForTransition(from: old)
    let items = shownInOrder { _ in true }
    let views = items.map(\.view)
    for view in views { view.willTransition(from: old, to: layout) }
    old.storedCollectionView = nil
    storedLayout = layout
    forgetContainers()
    // Cells are kept; all other views belonged to the old layout.
    for item in items {
      if item.placed.element.category == .cell, item.placed.container == nil {
        shown[item.placed.element]?.needsFitting = true
      } else {
        shown[item.placed.element] = nil
        change.leaving.append(item)
      }
    }
    layout.invalidateForReload()
    layoutIsPrepared = false
    query = nil
    pendingAnchor = nil
    prepareLayout()
    if !isAtVeryStart, let anchored {
      show(anchored.element)
    }
    settle(nil)
    let completions = [
      { (isFinished: Bool) in
        for view in views { view.didTransition(from: old, to: layout) }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        completion?(isFinished)
      }
    ]
    if animated {
      finish(change, completions: completions)
    } else {
      UIView.performWithoutAnimation { finish(change, completions: completions) }
    }
    setNeedsLayout()
  }

  /// Removes the scroll views of sections with their content.
  final func retireContainers() {
    for item in shownInOrder(where: { $0.placed.container != nil }) {
      shown[item.placed.element] = nil
      drop(item)
    }
    forgetContainers()
  }

  private func forgetContainers() {
    for view in containersInOrder { view.removeFromSuperview() }
    containers.removeAll()
    containerOffsets.removeAll()
  }

  /// Scrolls to an element in a new layout, to make it visible.
  private func show(_ element: CollectionElement) {
    guard let frame = placedElement(element)?.attributes.frame else { return }
    let inset = storedAdjustedInset
    let offset = resting(CGPoint(x: frame.minX - inset.left, y: frame.minY - inset.top))
    applyOffset(offset)
  }
}
