internal import Foundation

/// One change of a table or a collection, whose items are rows here, requested inside a batch.
///
/// It comes in the index paths that UIKit gives it: deletions, reloads and the start of moves in
/// those before the batch, insertions and the end of moves in those after.
enum ListUpdate: Equatable {
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
struct ListUpdateError: Error, Equatable, CustomStringConvertible {
  var description: String
}

/// What UIKit calls the parts of a list in its messages.
struct ListErrorTerms: Equatable, Sendable {
  var item: String
  var anItem: String
  var items: String
  var view: String
  var viewAtStart: String

  static let table = ListErrorTerms(
    item: "row",
    anItem: "a row",
    items: "rows",
    view: "table view",
    viewAtStart: "Table view"
  )
  static let collection = ListErrorTerms(
    item: "item",
    anItem: "an item",
    items: "items",
    view: "collection view",
    viewAtStart: "Collection view"
  )
}
