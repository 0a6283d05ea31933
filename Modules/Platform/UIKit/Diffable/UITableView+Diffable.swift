internal import Foundation

/// A table as a diffable data source changes it, with the animation of its rows.
@MainActor final class DiffableTable: DiffableList {
  let table: UITableView
  let animation: UITableView.RowAnimation

  init(_ table: UITableView, _ animation: UITableView.RowAnimation) {
    self.table = table
    self.animation = animation
  }

  var showsData: Bool { table.window != nil && !table.needsReload }

  func reloadEverything() { table.reloadData() }

  func runBatch(_ changes: () -> Void, completion: @escaping () -> Void) {
    table.performBatchUpdates(changes) { _ in completion() }
  }

  func tell<SectionID, ItemID>(_ stage: SnapshotStage<SectionID, ItemID>) {
    if !stage.deletedSections.isEmpty {
      table.deleteSections(stage.deletedSections, with: animation)
    }
    if !stage.insertedSections.isEmpty {
      table.insertSections(stage.insertedSections, with: animation)
    }
    for move in stage.movedSections { table.moveSection(move.from, toSection: move.to) }
    if !stage.deleted.isEmpty { table.deleteRows(at: stage.deleted, with: animation) }
    if !stage.inserted.isEmpty { table.insertRows(at: stage.inserted, with: animation) }
    for move in stage.moved { table.moveRow(at: move.from, to: move.to) }
  }

  func tellReload(sections: IndexSet, items: [IndexPath]) {
    if !sections.isEmpty { table.reloadSections(sections, with: animation) }
    let rest = items.filter { !sections.contains($0.section) }
    if !rest.isEmpty { table.reloadRows(at: rest, with: animation) }
  }

  func tellReconfigure(_ items: [IndexPath]) {
    if !items.isEmpty { table.reconfigureRows(at: items) }
  }
}
