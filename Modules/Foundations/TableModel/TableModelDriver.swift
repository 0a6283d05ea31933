public import ListModel
public import UIKit

/// Shows a ``TableModel`` in a table.
///
/// ``TableModelViewController`` has one; make your own for a table that is part of another view. The driver takes over the
/// table's data source, delegate and prefetching, and the table does not keep it: whoever owns the table owns the driver.
public final class TableModelDriver {
  /// The table.
  public let tableView: UITableView

  /// Called when an update could not be made as asked; the table shows the model nevertheless.
  ///
  /// Identities that a model repeats are no failure: see ``duplicates``.
  public var onUpdateFailure: ((ListUpdateFailure) -> Void)? {
    didSet { driver.events.didFail = onUpdateFailure ?? { _ in } }
  }

  let driver: ListDriver
  /// The separator inset the table came with.
  private let usualSeparatorInset: UIEdgeInsets
  private var storedModel = TableModel()

  /// Takes over a table.
  ///
  /// The table's style should be that of the models it is going to show.
  public init(tableView: UITableView) {
    self.tableView = tableView
    driver = ListDriver(tableView)
    usualSeparatorInset = tableView.separatorInset
  }

  /// Hears of scrolling, which the driver as the table's delegate would keep to itself.
  public weak var scrollDelegate: (any UIScrollViewDelegate)? {
    get { driver.scrollDelegate }
    set { driver.scrollDelegate = newValue }
  }

  /// What the table shows; a new one is applied with animation.
  public var model: TableModel {
    get { storedModel }
    set { apply(newValue, animated: true) }
  }

  /// Identities that the model gave to more than one row or section: a defect of the model.
  ///
  /// The rows are shown nevertheless, told apart by their order.
  public var duplicates: [ListItemID] { driver.plan?.duplicates ?? [] }

  /// Brings the table from the model it shows to a new one.
  ///
  /// Rows are found again by identity, wherever they moved to. Cells of rows whose model is equal are not touched; those
  /// of others are filled anew without being replaced. What the reader looks at stays where it is. A model that comes
  /// while the reader drags, or while the update before is animated, waits for the end of that; its closures do not.
  /// O(number of rows).
  ///
  /// - Parameters:
  ///   - model: What to show.
  ///   - animated: Whether rows are seen to come, go and move.
  ///   - completion: Called once when this model, or a newer one, is shown.
  public func apply(
    _ model: TableModel,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    storedModel = model
    applyLooks(of: model)
    driver.show(TablePlan(model), animated: animated, completion: completion)
  }

  /// The place of a row by its model's identity, or by the one it was given; `nil` for a row that is not there.
  ///
  /// Rows of different views may show the same model, so the class of the row's view tells them apart. O(1), and O(number
  /// of rows) while a model waits to be shown.
  public func indexPath(of id: ListItemID, in view: UIView.Type) -> IndexPath? {
    let key = ListItemID("\(RowKind.shown(by: view).name) \(id)")
    guard driver.updater.pendingUpdates.isEmpty else { return shownIndexPath(of: key) }
    return driver.plan?.indexPath(of: key)
  }

  private func shownIndexPath(of key: ListItemID) -> IndexPath? {
    for (section, content) in driver.updater.sections.enumerated() {
      if let row = content.items.firstIndex(where: { $0.itemID == key }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  private func applyLooks(of model: TableModel) {
    let separators: UITableViewCell.SeparatorStyle = model.hasSeparators ? .singleLine : .none
    // Setting these makes the table count its rows again.
    if tableView.separatorStyle != separators { tableView.separatorStyle = separators }
    let edges =
      model.separatorInset.map {
        UIEdgeInsets(top: 0, left: $0.leading, bottom: 0, right: $0.trailing)
      } ?? usualSeparatorInset
    if tableView.separatorInset != edges { tableView.separatorInset = edges }
    if tableView.tintColor != TableColors.tint { tableView.tintColor = TableColors.tint }
    let background = model.backgroundColor ?? TableColors.table(tableView.style)
    if tableView.backgroundColor != background { tableView.backgroundColor = background }
    let line = TableColors.separator
    if tableView.separatorColor != line { tableView.separatorColor = line }
  }
}
