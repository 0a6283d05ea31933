internal import Foundation

/// One change asked for inside a batch, in the index paths that UIKit gives it: deletions, reloads and the start of moves
/// in those before the batch, insertions and the end of moves in those after.
enum TableUpdate: Equatable {
  case insertRow(IndexPath)
  case deleteRow(IndexPath)
  case reloadRow(IndexPath)
  case moveRow(IndexPath, IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)
}

/// Why a batch cannot be applied, in UIKit's own words.
struct TableUpdateError: Error, Equatable, CustomStringConvertible {
  var description: String
}
