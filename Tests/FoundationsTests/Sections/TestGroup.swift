import Foundation
import Foundations
import ListModel
import UIKit

/// An object of several rows.
nonisolated struct TestGroup: ListItemViewModel, Hashable {
  var id: Int
  var rows: [TestRow]

  init(_ id: Int, _ rows: [TestRow] = []) {
    self.id = id
    self.rows = rows
  }

  var itemID: ListItemID { ListItemID(id) }
}

/// Shows the rows of a ``TestGroup`` and records the reader's actions.
final class GroupSection: ListSectionController<TestGroup> {
  var selected: [Int] = []
  var pressed: [Int] = []
  var moves: [[Int]] = []
  var updates = 0
  /// Shown in place of the object's rows.
  var ownRows: [TestRow]?
  var isMovable = false

  override func didUpdate(to object: TestGroup) { updates += 1 }

  @RowBuilder override func rows(for group: TestGroup) -> [AnyRow] {
    for row in ownRows ?? group.rows {
      let shown = Row({ TestRowView() }, row)
        .onSelect(tints: false) { [weak self] in self?.selected.append($0.id) }
        .onAction { [weak self] _, row in self?.pressed.append(row.id) }
      if isMovable {
        shown.onMove { [weak self] row, index in self?.move(row, to: index) }
      } else {
        shown
      }
    }
  }

  private func move(_ row: TestRow, to index: Int) {
    moves.append([row.id, index])
    var rows = ownRows ?? object?.rows ?? []
    rows.removeAll { $0.id == row.id }
    rows.insert(row, at: min(index, rows.count))
    ownRows = rows
    updateRows(animated: false)
  }
}
