public import UIKit

/// What a ``ListView`` shows its rows in.
public enum ListViewStyle {
  /// A table: rows one below the other, and nothing cheaper for long lists.
  case table(UITableView.Style = .plain)
  /// A collection, whose sections may be grids and shelves: see ``ListView/layoutSection``.
  case collection
  /// A collection in which each row is an object with a section controller of its own.
  case sections(ListAdapter)
}
