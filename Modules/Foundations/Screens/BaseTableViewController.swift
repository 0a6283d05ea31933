public import ListModel
public import UIKit

/// The base of list screens over a ``ListViewModel`` that are shown by a table: registered rows,
/// loading, empty and failure states with a retry, paging with its own retry, pull-to-refresh, and
/// updates that keep the reading position.
///
/// A screen only registers a view for each kind of row:
///
/// ```swift
/// override func registerRows() {
///   register({ MomentView() }) { [viewModel] action, row in
///     viewModel.perform(action, on: row)
///   }
/// }
/// ```
///
/// New rows are applied by a ``ListUpdater``: rows that change in place are reconfigured, never
/// reloaded, and updates that arrive while the reader drags are shown when the drag ends.
open class BaseTableViewController: ListViewController {
  /// The table.
  ///
  /// Its data source, delegate and prefetching belong to the list.
  public let tableView: UITableView

  /// Makes a screen over a list; loading starts when the view is loaded.
  public init(viewModel: any ListViewModel, style: UITableView.Style = .plain) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(ListView(viewModel, ListDriver(tableView)))
  }
}
