import ListModel
import UIKit

extension ListDriver: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { listUpdater.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    listUpdater.sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(at: indexPath) as? UITableViewCell ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    content(at: indexPath)?.settings.isMovable ?? false
  }

  func tableView(_ tableView: UITableView, moveRowAt origin: IndexPath, to destination: IndexPath) {
    moveRow(from: origin, to: destination)
  }
}

extension ListDriver: UITableViewDelegate {
  // MARK: Heights

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    content(at: indexPath)?.height(forWidth: tableView.bounds.width)
      ?? UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    estimatedHeight(at: indexPath) ?? UITableView.automaticDimension
  }

  /// Rows stay in their section, and those of a section controller among its rows.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target(of: sourceIndexPath, proposed: proposedDestinationIndexPath)
  }

  // MARK: Touches

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    canSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    canFocus(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if selectsSeveral { onSelectionChange() }
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { newest(at: indexPath)?.leadingSwipeActions() }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { newest(at: indexPath)?.trailingSwipeActions() }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { contextMenu(at: indexPath) }

  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { imagePlayer?.menuOpens() }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { imagePlayer?.menuCloses() }

  /// Editing shows drag handles only: deletion controls are for lists that select several rows.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { selectsSeveral ? .delete : .none }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { selectsSeveral }

  // MARK: Appearance

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    willDisplay(cell, at: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    (cell as? any RowCell)?.shelf?.didLeaveScreen()
  }

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height(of: listUpdater.sections[section].header, in: tableView)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height(of: listUpdater.sections[section].footer, in: tableView)
  }

  private func height(of heading: AnyListItem?, in tableView: UITableView) -> CGFloat {
    guard heading != nil || tableView.style != .plain else { return 0 }
    return heading.flatMap(content(of:))?.height(forWidth: tableView.bounds.width)
      ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    heading(UICollectionView.elementKindSectionHeader, at: IndexPath(row: 0, section: section))
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    heading(UICollectionView.elementKindSectionFooter, at: IndexPath(row: 0, section: section))
  }
}

extension ListDriver: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetch(at: indexPaths)
  }

  func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    cancelPrefetching(at: indexPaths)
  }
}
