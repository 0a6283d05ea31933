import ListModel
public import UIKit

extension ListAdapter: UICollectionViewDataSource {
  /// The number of sections shown; during an update, that of the current stage.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    updater?.sections.count ?? 0
  }

  /// The number of rows of a section.
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    updater?.sections[section].items.count ?? 0
  }

  /// The cell that the section controller makes for its row.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let outer = requestedPath
    requestedPath = indexPath
    beginAnswer()
    defer {
      requestedPath = outer
      endAnswer()
    }
    guard let row = row(at: indexPath) else {
      // A row that the update in progress removes, and that an earlier stage scrolls into view.
      return cells.cell(UICollectionViewCell.self, at: indexPath) ?? UICollectionViewCell()
    }
    let cell = row.controller.cell(at: row.index)
    switch row.controller.size(at: row.index) {
    case .automatic: (cell as? any CollectionRowCell)?.fixedHeight = nil
    case .fixed(let height): (cell as? any CollectionRowCell)?.fixedHeight = height
    }
    return cell
  }

  /// The header or footer of a section.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    requestedSection = indexPath.section
    beginAnswer()
    defer {
      requestedSection = nil
      endAnswer()
    }
    guard let known = ListSupplementaryKind(elementKind: kind),
      let found = controller(ofSection: indexPath.section)?.source(of: known)
    else {
      return ListSupplementaryKind(elementKind: kind).flatMap {
        cells.emptyHeading($0, at: indexPath)
      }
        ?? UICollectionReusableView()
    }
    return found.source.view(of: known, in: found.context)
  }

  /// Returns whether a row can be dragged to another index path.
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath).map { $0.controller.canMove(at: $0.index) } ?? false
  }

  /// Moves a row that was dragged to another index path.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moveRow(from: sourceIndexPath, to: destinationIndexPath)
  }
}

extension ListAdapter: RowOwner {
  /// Nil: the rows of section controllers are registered.
  var plan: TablePlan? { nil }

  func nestedState(of key: ListItemID) -> NestedRowState { nestedStates[key] }

  func shownContent(of key: ListItemID) -> (any RowContent)? {
    (sectionController(for: key) as? RegisteredRowSectionController)?.content
  }

  func rowHeightsDidChange() {
    UIView.performWithoutAnimation { collectionView?.performBatchUpdates(nil) }
  }

  /// A cell configured by a row.
  func cell(_ row: some RowContent, as context: RowContext, at indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = cells.cell(row, at: indexPath, as: context, layout: row.settings.layout)
    return cell as? UICollectionViewCell ?? UICollectionViewCell()
  }
}

extension ListAdapter: UICollectionViewDelegate {
  /// Returns whether a row is highlighted and reachable by keyboard: only if it can be selected.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath).map { $0.controller.shouldSelect(at: $0.index) } ?? false
  }

  /// Returns what the section controller returns.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath).map { $0.controller.shouldSelect(at: $0.index) } ?? false
  }

  /// Calls the section controller; the row stays selected if multiple selection is allowed.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    if allowsMultipleSelection {
      if let token = token(at: indexPath) { selectedTokens.insert(token) }
    } else {
      collectionView.deselectItem(at: indexPath, animated: true)
    }
    row(at: indexPath).map { $0.controller.didSelect(at: $0.index) }
    if allowsMultipleSelection { events.didChangeSelection() }
  }

  /// Calls the section controller.
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    if let token = token(at: indexPath) { selectedTokens.remove(token) }
    row(at: indexPath).map { $0.controller.didDeselect(at: $0.index) }
    if allowsMultipleSelection { events.didChangeSelection() }
  }

  /// Calls the section controller.
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    row(at: indexPath).map { $0.controller.didHighlight(at: $0.index) }
  }

  /// Calls the section controller.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    row(at: indexPath).map { $0.controller.didUnhighlight(at: $0.index) }
  }

  /// Returns the section controller's menu.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let path = indexPaths.first, let row = row(at: path) else {
      return nil
    }
    imagePlayer?.menuIsRequested(at: path)
    return row.controller.contextMenu(at: row.index)
      .map(UIContextMenuConfiguration.init(showing:))
  }

  /// Plays the animated images in the texts of the row whose menu opens.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { imagePlayer?.menuOpens() }

  /// Stops the animated images of the row whose menu closed.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { imagePlayer?.menuCloses() }

  /// Notifies the section controller and all delegates.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    beginAnswer()
    defer { endAnswer() }
    beginDisplaying(cell, at: indexPath)
  }

  /// Notifies the section controller and all delegates.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    beginAnswer()
    defer { endAnswer() }
    endDisplaying(cell)
  }

  /// The index path that a dragged row may be dropped at.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target(from: originalIndexPath, proposed: proposedIndexPath)
  }
}

extension ListAdapter: UICollectionViewDataSourcePrefetching {
  /// Prefetches registered rows, and updates the working range: a prefetched row is near the
  /// visible ones.
  public func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    updateWorkingRange()
    for indexPath in indexPaths { row(at: indexPath)?.controller.prefetch() }
  }

  /// Cancels the prefetching of registered rows.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths { row(at: indexPath)?.controller.cancelPrefetching() }
  }
}
