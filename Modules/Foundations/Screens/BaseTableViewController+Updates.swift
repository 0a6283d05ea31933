import ListModel
import UIKit

extension BaseTableViewController {
  /// Brings the table from the rows it shows to new ones.
  ///
  /// On screen, the change is a batch update in which the topmost row that survives keeps its place; before the first
  /// layout, or when nothing was shown, it is a plain reload.
  func apply(_ newSections: [ListSection]) {
    let old = sections
    defer { showState() }
    guard tableView.window != nil, hasRows else {
      sections = newSections
      tableView.reloadData()
      return
    }
    let changes = ListDiff.changes(from: old, to: newSections)
    guard !changes.isEmpty else {
      sections = newSections
      return
    }
    let anchor = topmostSurvivor(in: newSections)
    let applyChanges = { [self] in
      for stage in changes.stages where !stage.isEmpty { perform(stage) }
      sections = newSections
      update(changes)
      tableView.layoutIfNeeded()
    }
    if let anchor, movesAnchor(changes) {
      UIView.performWithoutAnimation(applyChanges)
    } else {
      applyChanges()
    }
    // Near the end of the rows, others than those above may move the reader: the table keeps within its content, whose
    // height is an estimate until the rows in view are measured.
    if let anchor { restore(anchor) }
  }

  private func perform(_ stage: ListStage) {
    tableView.performBatchUpdates {
      sections = stage.sections
      tableView.deleteSections(stage.deletedSections, with: .fade)
      tableView.insertSections(stage.insertedSections, with: .fade)
      for move in stage.movedSections { tableView.moveSection(move.from, toSection: move.to) }
      tableView.deleteRows(at: stage.deleted, with: .fade)
      tableView.insertRows(at: stage.inserted, with: .fade)
      for move in stage.moved { tableView.moveRow(at: move.from, to: move.to) }
    }
  }

  private func update(_ changes: ListChanges) {
    if !changes.reconfigured.isEmpty { tableView.reconfigureRows(at: changes.reconfigured) }
    if !changes.reloaded.isEmpty { tableView.reloadRows(at: changes.reloaded, with: .fade) }
    let titles = changes.changedHeaders.union(changes.changedFooters)
    if !titles.isEmpty { tableView.reloadSections(titles, with: .none) }
  }

  // MARK: The reader's place

  /// A row on screen and how far its top is below the top of the table's visible part, in points.
  private struct Anchor {
    var id: ListItemID
    var distance: CGFloat
  }

  /// The topmost visible row that the new sections still hold.
  private func topmostSurvivor(in newSections: [ListSection]) -> Anchor? {
    let surviving = Set(newSections.flatMap { $0.items.map(\.itemID) })
    for indexPath in (tableView.indexPathsForVisibleRows ?? []).sorted() {
      guard let item = item(at: indexPath), surviving.contains(item.itemID) else { continue }
      return Anchor(
        id: item.itemID,
        distance: tableView.rectForRow(at: indexPath).minY - tableView.contentOffset.y
      )
    }
    return nil
  }

  /// Whether the change adds, removes or moves rows at all; updates in place move nobody.
  private func movesAnchor(_ changes: ListChanges) -> Bool {
    guard let first = tableView.indexPathsForVisibleRows?.min() else { return false }
    return changes.stages.contains { stage in
      !stage.moved.isEmpty || !stage.movedSections.isEmpty
        || stage.deletedSections.contains { $0 <= first.section }
        || stage.insertedSections.contains { $0 <= first.section }
        || stage.deleted.contains { $0 <= first } || stage.inserted.contains { $0 <= first }
    }
  }

  private func restore(_ anchor: Anchor) {
    guard
      let section = sections.firstIndex(where: { section in
        section.items.contains { $0.itemID == anchor.id }
      }), let row = sections[section].items.firstIndex(where: { $0.itemID == anchor.id })
    else { return }
    let indexPath = IndexPath(row: row, section: section)
    // Rows that come into view are measured, and what was an estimate until then moves.
    for _ in 0..<4 {
      let wanted = max(
        tableView.rectForRow(at: indexPath).minY - anchor.distance,
        -tableView.adjustedContentInset.top
      )
      guard abs(wanted - tableView.contentOffset.y) >= 0.5 else { return }
      tableView.contentOffset.y = wanted
      tableView.layoutIfNeeded()
    }
  }
}
