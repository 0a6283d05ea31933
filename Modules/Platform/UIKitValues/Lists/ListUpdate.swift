internal import Foundation

/// One change of a table or collection view in a batch; items are called rows here.
///
/// The index paths are those of UIKit: of deletions, reloads and sources of moves before the batch,
/// of insertions and targets of moves after it.
package enum ListUpdate: Equatable {
  case insertRow(IndexPath)
  case deleteRow(IndexPath)
  case reloadRow(IndexPath)
  case moveRow(IndexPath, IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)
}

/// The reason why a batch is invalid, with UIKit's message.
package struct ListUpdateError: Error, Equatable, CustomStringConvertible {
  package var description: String
}

/// The terms for items and sections in UIKit's error messages.
package struct ListErrorTerms: Equatable, Sendable {
  package var item: String
  package var anItem: String
  package var items: String
  package var view: String
  package var viewAtStart: String

  package static let table = ListErrorTerms(
    item: "row",
    anItem: "a row",
    items: "rows",
    view: "table view",
    viewAtStart: "Table view"
  )
  package static let collection = ListErrorTerms(
    item: "item",
    anItem: "an item",
    items: "items",
    view: "collection view",
    viewAtStart: "Collection view"
  )
}
