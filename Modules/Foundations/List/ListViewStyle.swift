public import UIKit

/// The views that a ``ListView`` shows its rows in.
public enum ListViewStyle {
  /// A table of full-width rows, the fastest for long lists.
  case table(UITableView.Style = .plain)
  /// A collection, whose sections may be grids and shelves: see ``ListView/layoutSection``.
  case collection
  /// A collection in which each row is an object with its own section controller.
  case sections(ListAdapter)
}
