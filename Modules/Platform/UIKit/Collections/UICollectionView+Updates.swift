internal import CoreGraphics
import Foundation
internal import QuartzCore

extension UICollectionView {
  /// Performs a batch of updates and animates them together.
  ///
  /// Like `performBatchUpdates(_:completion:)`, for a non-escaping closure, as in Apple's UIKit.
  public final func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView: CellList {
  final func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  final func itemPath(of cell: UIView) -> IndexPath? {
    (cell as? UICollectionReusableView).flatMap { indexPath(of: $0, .cell) }
  }
  final func cellOnScreen(at path: IndexPath) -> UIView? { shownCell(at: path) }

  /// The plan of the batch that is being applied; nil if there is none.
  package final var updatePlan: ListUpdatePlan? { change?.plan }

  package final var words: ListErrorTerms { .collection }
  package final var knownCounts: [Int] { counts }

  package final func cancelDragForUpdate() {
    breakOffTransition()
    cancelMovementForUpdate()
  }

  package final func apply(_ batch: ListUpdateBatch, by plan: ListUpdatePlan) {
    apply(
      plan,
      batch.updates.map(\.update),
      reconfigurations: batch.reconfigurations,
      anchor: anchor(surviving: plan),
      completions: batch.completions
    )
  }
}

extension UICollectionView {
  /// Applies a valid batch and animates it.
  final func apply(
    _ plan: ListUpdatePlan,
    _ updates: [ListUpdate],
    reconfigurations: [IndexPath] = [],
    anchor: ListAnchor<CollectionElement>?,
    completions: [(Bool) -> Void] = []
  ) {
    let change = CollectionChange(self, plan: plan)
    self.change = change
    pendingAnchor = nil
    partitionShown(by: plan, change)
    moveTargets(by: plan)
    counts = plan.newCounts
    storedLayout.dataWillChange()
    let context = storedLayout.makeContext()
    context.invalidatesCounts = true
    storedLayout.invalidate(using: context)
    prepareLayout()
    storedLayout.prepare(
      forCollectionViewUpdates: updates.map { UICollectionViewUpdateItem($0, plan: plan) }
    )
    // Custom layouts may know only now which items there are.
    if layoutIsPrepared {
      query = nil
      updateContentSize()
    }
    for path in reconfigurations.compactMap(plan.newIndexPath(forOld:)) { refill(path) }
    settle(anchor)
    finish(change, completions: completions)
  }

  /// Lets the layout determine the offset, otherwise restores the anchor; lets the delegate adjust
  /// that, and creates the visible views.
  final func settle(_ anchor: ListAnchor<CollectionElement>?) {
    let current = layer.bounds.origin
    var target = storedLayout.targetContentOffset(forProposedContentOffset: current)
    if target == current, let anchor {
      hold(anchor)
      target = layer.bounds.origin
    }
    let proposed = layer.bounds.origin
    if let delegate = collectionDelegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    if target != proposed {
      shiftOffset(by: CGPoint(x: target.x - proposed.x, y: target.y - proposed.y))
    }
    tile(holding: target == proposed ? anchor : nil, startsAnew: true)
  }

  /// Updates the index paths of the views on screen, and separates those of deleted elements.
  private func partitionShown(by plan: ListUpdatePlan, _ change: CollectionChange) {
    var kept: [CollectionElement: ShownElement] = [:]
    var deletedPaths: [CollectionElement: Set<IndexPath>] = [:]
    for item in shownInOrder(where: { _ in true }) {
      let key = item.placed.element
      guard let path = newIndexPath(of: key, plan, &deletedPaths) else {
        change.leaving.append(item)
        continue
      }
      var item = item
      let element = key.moved(to: path)
      item.needsFitting = true
      item.view.element = element
      item.placed = PlacedElement(
        element: element,
        source: item.placed.source,
        attributes: item.placed.attributes,
        container: item.placed.container
      )
      kept[element] = item
    }
    shown = kept
    moveContainers(by: plan)
  }

  private func newIndexPath(
    of key: CollectionElement,
    _ plan: ListUpdatePlan,
    _ deletedPaths: inout [CollectionElement: Set<IndexPath>]
  ) -> IndexPath? {
    let path = key.indexPath
    guard key.section >= 0 else { return path }
    let isOfItem =
      key.category == .cell
      || (key.category == .supplementaryView
        && storedLayout.supplementaryViewFollowsItem(ofKind: key.kind))
    if isOfItem { return plan.newIndexPath(ofRemaining: path) }
    guard let section = plan.newSection(ofRemaining: path.section) else { return nil }
    var name = key
    name.section = 0
    name.item = 0
    let deleted =
      deletedPaths[name]
      ?? Set(
        key.category == .supplementaryView
          ? storedLayout.indexPathsToDeleteForSupplementaryView(ofKind: key.kind)
          : storedLayout.indexPathsToDeleteForDecorationView(ofKind: key.kind)
      )
    deletedPaths[name] = deleted
    return deleted.contains(path) ? nil : IndexPath(item: path.item, section: section)
  }

  private func moveContainers(by plan: ListUpdatePlan) {
    var offsets: [Int: CGPoint] = [:]
    for (section, offset) in containerOffsets {
      if plan.newSections.indices.contains(section), let new = plan.newSections[section] {
        offsets[new] = offset
      }
    }
    containerOffsets = offsets
    var views: [Int: CollectionContainerView] = [:]
    for view in containersInOrder {
      let section = view.section
      if let new = plan.newSections[section] {
        view.section = new
        views[new] = view
        for (key, item) in shown where item.placed.container == section && key.section == new {
          shown[key]?.placed.container = new
        }
      } else {
        change?.leavingContainers.append(view)
      }
    }
    containers = views
  }

  /// Requests the data source to configure a visible cell again.
  private func refill(_ path: IndexPath) {
    let element = CollectionElement(.cell, path)
    guard let item = shown[element], let cell = item.view as? UICollectionViewCell,
      let source = storedDataSource
    else { return }
    refill(cell, at: element) { source.collectionView(self, cellForItemAt: path) }
    shown[element]?.needsFitting = true
  }
}
