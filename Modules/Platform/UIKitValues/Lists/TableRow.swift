internal import Foundation

/// The index path of a row in a form that is cheap to make and compare.
package struct TableRow: ListPlace, Hashable, Comparable {
  package var section: Int
  package var row: Int

  @inlinable package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  @inlinable package init(_ path: IndexPath) {
    section = path.section
    row = path.row
  }

  package var indexPath: IndexPath { IndexPath(row: row, section: section) }

  package func moved(to path: IndexPath) -> TableRow { TableRow(path) }

  @inlinable package static func == (first: TableRow, second: TableRow) -> Bool {
    first.section == second.section && first.row == second.row
  }

  @inlinable package static func < (first: TableRow, second: TableRow) -> Bool {
    first.section != second.section ? first.section < second.section : first.row < second.row
  }
}
