internal import Foundation

/// The index path of a row in a form that is cheap to make and compare.
struct TableRow: ListPlace, Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  init(_ path: IndexPath) {
    section = path.section
    row = path.row
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  func moved(to path: IndexPath) -> TableRow { TableRow(path) }

  static func < (first: TableRow, second: TableRow) -> Bool {
    first.section != second.section ? first.section < second.section : first.row < second.row
  }
}
