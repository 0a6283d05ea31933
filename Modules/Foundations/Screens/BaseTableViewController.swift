public import ListModel
public import UIKit

/// The base of list screens over a ``ListViewModel`` that are shown by a table: rows by
/// registration, loading, empty, failed with retry, paging with its own retry, pull-to-refresh,
/// diffs that keep the reader's place.
///
/// A screen registers a view for each kind of row and is done:
///
///     override func registerRows() {
///       register({ MomentListItemView() }) { [viewModel] action, row in viewModel.perform(action,
///       on: row) }
///     }
///
/// New rows go through a ``ListUpdater``: what changed in place is reconfigured, never reloaded,
/// and what comes while the reader drags is shown when they let go.
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
