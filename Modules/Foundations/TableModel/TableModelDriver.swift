public import ListModel
public import UIKit

/// Shows a ``TableModel`` in a table.
///
/// ``TableModelViewController`` has one; make your own for a table that is part of another view. The driver takes over the
/// table's data source, delegate and prefetching, and the table does not keep it: whoever owns the table owns the driver.
public final class TableModelDriver: NSObject {
  /// The table.
  public let tableView: UITableView

  /// Hears of scrolling, which the driver as the table's delegate would keep to itself.
  public weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Called when an update could not be made as asked; the table shows the model nevertheless.
  ///
  /// Identities that a model repeats are no failure: see ``duplicates``.
  public var onUpdateFailure: ((ListUpdateFailure) -> Void)?

  /// Turns models into batch updates, and owns the rows that the table counts on.
  let updater: ListUpdater
  /// The rows of the newest model, which callbacks reach even before the table shows them.
  var newest = TablePlan()
  /// What rows of items keep while other rows have their cells.
  private var nestedStates: [ListItemID: NestedRowState] = [:]
  /// The separator inset the table came with.
  private let usualSeparatorInset: UIEdgeInsets
  private var storedModel = TableModel()
  private var registeredPools: Set<String> = []

  /// Takes over a table.
  ///
  /// The table's style should be that of the models it is going to show.
  public init(tableView: UITableView) {
    self.tableView = tableView
    updater = ListUpdater(container: tableView)
    usualSeparatorInset = tableView.separatorInset
    super.init()
    updater.delegate = self
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    // Headers bring their own room, the same whether they scroll along or not.
    tableView.sectionHeaderTopPadding = 0
  }

  /// What the table shows; a new one is applied with animation.
  public var model: TableModel {
    get { storedModel }
    set { apply(newValue, animated: true) }
  }

  /// Identities that the model gave to more than one row or section: a defect of the model.
  ///
  /// The rows are shown nevertheless, told apart by their order.
  public var duplicates: [ListItemID] { newest.duplicates }

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
    newest = TablePlan(model)
    applyLooks(of: model)
    nestedStates = nestedStates.filter { newest.holds($0.key) }
    updater.update(to: newest.sections, animated: animated, completion: completion)
  }

  /// The place of a row by its model's identity, or by the one it was given; `nil` for a row that is not there.
  ///
  /// Rows of different views may show the same model, so the class of the row's view tells them apart. O(1), and O(number
  /// of rows) while a model waits to be shown.
  public func indexPath(of id: ListItemID, in view: UIView.Type) -> IndexPath? {
    let key = ListItemID("\(RowKind.shown(by: view).name) \(id)")
    return updater.pendingUpdates.isEmpty ? newest.indexPath(of: key) : shownIndexPath(of: key)
  }

  private func shownIndexPath(of key: ListItemID) -> IndexPath? {
    for (section, content) in updater.sections.enumerated() {
      if let row = content.items.firstIndex(where: { $0.itemID == key }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// The row that the table shows at a place.
  func row(at indexPath: IndexPath) -> RowItem? {
    let sections = updater.sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].items[indexPath.row].as(RowItem.self)
  }

  func newestRow(_ key: ListItemID) -> (any RowContent)? {
    newest.row(key)?.content
  }

  func shownRow(_ key: ListItemID) -> (any RowContent)? {
    shownIndexPath(of: key).flatMap(row(at:))?.content
  }

  /// What a row of items keeps while other rows have its cell.
  func nestedState(of key: ListItemID) -> NestedRowState {
    if let state = nestedStates[key] { return state }
    let state = NestedRowState()
    nestedStates[key] = state
    return state
  }

  /// Measures the rows on screen again.
  func rowHeightsDidChange() {
    UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
  }

  /// Hands the class of a row's cells to the table, once.
  func register(_ item: RowItem) {
    let pool = item.reuseIdentifier
    guard registeredPools.insert(pool).inserted else { return }
    tableView.register(item.content.cellClass, forCellReuseIdentifier: pool)
  }

  /// Hands the class of headers and footers to the table, once for each kind.
  func registerHeading(_ item: RowItem) {
    let pool = item.reuseIdentifier
    guard registeredPools.insert("heading " + pool).inserted else { return }
    tableView.register(TableHeadingView.self, forHeaderFooterViewReuseIdentifier: pool)
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

extension TableModelDriver: ListUpdaterDelegate {
  /// Lets rows of items follow, whose collections could not be updated from within the table's update.
  public func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?) {
    guard changes != nil else { return }
    for case let cell as any NestedCollectionOwner in tableView.visibleCells {
      cell.tableDidUpdate()
    }
  }

  /// Hands the report to ``onUpdateFailure``.
  public func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure) {
    onUpdateFailure?(failure)
  }
}
