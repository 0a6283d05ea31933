public import ListModel
public import UIKit

/// Shows a ``TableModel``, alone or as a child of another screen.
///
///     let controller = TableModelViewController(
///       TableModel {
///         Section("Best") { Row(PhotoGridView.self, bestPhotos) }
///       }
///     )
///
/// Assign ``model`` whenever anything changes; what differs is applied with animation. Screens with more to do subclass it
/// and assign in `bind()`.
open class TableModelViewController: BaseViewController {
  /// The table.
  ///
  /// A model of another style brings a new one.
  public private(set) var tableView: UITableView

  /// Called when the reader pulls the table down; the spinner stays until it returns.
  ///
  /// Capture the screen weakly.
  public var onRefresh: (() async -> Void)? {
    didSet { showRefreshControl() }
  }

  /// What is shown behind a table without rows.
  public var emptyView: UIView? {
    didSet { showEmptyView() }
  }

  private(set) var driver: TableModelDriver
  private var refreshing: Task<Void, Never>?

  /// Makes a screen.
  public init(_ model: TableModel = TableModel()) {
    tableView = UITableView(frame: .zero, style: model.style)
    driver = TableModelDriver(tableView: tableView)
    super.init()
    driver.apply(model, animated: false)
  }

  isolated deinit {
    refreshing?.cancel()
  }

  /// What the screen shows; a new one is applied with animation.
  public var model: TableModel {
    get { driver.model }
    set { apply(newValue, animated: true) }
  }

  /// Brings the screen from the model it shows to a new one.
  public func apply(_ model: TableModel, animated: Bool) {
    if model.style != tableView.style {
      replaceTable(style: model.style)
    }
    driver.apply(model, animated: animated)
    showEmptyView()
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - id: The identity of the row's model, or the one the row was given.
  ///   - view: The class of the row's view.
  ///   - position: Where on screen the row comes to lie.
  ///   - animated: Whether the way there is shown.
  /// - Returns: Whether there is such a row.
  @discardableResult
  public func scroll(
    to id: ListItemID,
    in view: UIView.Type,
    at position: UITableView.ScrollPosition = .top,
    animated: Bool = true
  ) -> Bool {
    guard let indexPath = driver.indexPath(of: id, in: view) else { return false }
    tableView.scrollToRow(at: indexPath, at: position, animated: animated)
    return true
  }

  // MARK: Steps

  /// Puts the table into the view.
  open override func makeControls() {
    super.makeControls()
    view.addSubview(tableView)
    showRefreshControl()
    showEmptyView()
  }

  /// Colors and names.
  open override func styleControls() {
    super.styleControls()
    view.backgroundColor = tableView.backgroundColor
    tableView.accessibilityIdentifier = "list.table"
  }

  /// The table fills the view.
  open override func constrainControls() {
    super.constrainControls()
    tableView.pinEdges(to: view)
  }

  // MARK: Parts

  /// A table keeps its style for life.
  private func replaceTable(style: UITableView.Style) {
    let old = tableView
    tableView = UITableView(frame: old.frame, style: style)
    driver = TableModelDriver(tableView: tableView)
    guard isViewLoaded else { return }
    old.removeFromSuperview()
    view.insertSubview(tableView, at: 0)
    tableView.accessibilityIdentifier = "list.table"
    tableView.pinEdges(to: view)
    showRefreshControl()
  }

  private func showEmptyView() {
    guard isViewLoaded else { return }
    let wanted = model.isEmpty ? emptyView : nil
    if tableView.backgroundView !== wanted { tableView.backgroundView = wanted }
  }

  private func showRefreshControl() {
    guard isViewLoaded else { return }
    guard onRefresh != nil else {
      tableView.refreshControl = nil
      return
    }
    guard tableView.refreshControl == nil else { return }
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    tableView.refreshControl = control
  }

  private func refresh() {
    refreshing?.cancel()
    refreshing = Task { [weak self, onRefresh] in
      await onRefresh?()
      guard !Task.isCancelled else { return }
      self?.tableView.refreshControl?.endRefreshing()
    }
  }
}
