import DesignKit
import Foundation
import ListModel
import UIKit

/// Shows sections of rows in a table or a collection: its data source, its delegate and its
/// prefetching.
///
/// Registered rows and the rows of closure-built lists come the same way: each is a ``RowContent``,
/// found by its type in the registry or carried by the row itself.
final class ListDriver: NSObject {
  /// What it tells whoever owns it.
  struct Events {
    var didScroll: () -> Void = {}
    var didSettle: () -> Void = {}
    var didShow: (ListChanges?) -> Void = { _ in }
    var didChangeSelection: () -> Void = {}
    var didFail: (ListUpdateFailure) -> Void = { _ in }
  }

  let container: any BatchUpdating
  let updater: ListUpdater
  let pool: ListCellPool
  private var registry = ListRegistry()
  var events = Events()
  /// Hears of scrolling too.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The newest rows of a closure-built list, which callbacks reach even before they are shown.
  var plan: TablePlan?
  /// The layout of a collection's section; `nil` for rows as wide as the list.
  var layoutSection:
    (ListSection, Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? =
      { _, _, _ in nil }
  /// Whether headers stay at the edge while their section is on screen.
  var pinsHeaders = true
  /// Who is to be named when a row was not registered.
  var ownerName: () -> String = { "The list" }
  /// What stands after the last row.
  let footerView = ListFooterView()
  /// Called when the reader asks again after the last row.
  var onFooterRetry: () -> Void = {}

  private(set) var footer = ListFooterContent.hidden
  /// The newest sections, without the footer of a collection.
  private(set) var content: [ListSection] = []
  /// What shelves keep while other rows have their cells.
  private var nestedStates: [ListItemID: NestedRowState] = [:]
  private lazy var reordering = ListReordering(updater: updater)
  let imagePlayer: ListImagePlayer

  /// Takes over a table.
  init(_ tableView: UITableView) {
    container = tableView
    updater = ListUpdater(container: tableView)
    pool = ListCellPool(tableView)
    imagePlayer = ListImagePlayer(tableView)
    super.init()
    updater.delegate = self
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    // Headers bring their own room, the same whether they scroll along or not.
    tableView.sectionHeaderTopPadding = 0
    footerView.onRetry = { [weak self] in self?.onFooterRetry() }
  }

  /// Takes over a collection, and gives it its layout.
  init(_ collectionView: UICollectionView) {
    container = collectionView
    updater = ListUpdater(container: collectionView)
    pool = ListCellPool(collectionView)
    imagePlayer = ListImagePlayer(collectionView)
    super.init()
    updater.delegate = self
    collectionView.setCollectionViewLayout(makeLayout(), animated: false)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
    register(ListFooterRow.self) { [weak self] in
      Row({ ListFooterItemView() }, $0).onAction { _, _ in self?.onFooterRetry() }
    }
  }

  var tableView: UITableView? { container as? UITableView }
  var collectionView: UICollectionView? { container as? UICollectionView }

  // MARK: Rows

  /// The row at a place on screen; `nil` outside of the list.
  func item(at indexPath: IndexPath) -> AnyListItem? {
    let sections = updater.sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    _ makeRow: @escaping (Model) -> any RowConvertible
  ) {
    registry.register(type, makeRow)
  }

  func content(of item: AnyListItem) -> any RowContent {
    if plan != nil, let row = item.as(RowItem.self) { return row.content }
    return registry.content(of: item, owner: ownerName())
  }

  /// The content of a row on screen or about to be; `nil` outside of the list.
  func content(at indexPath: IndexPath) -> (any RowContent)? {
    item(at: indexPath).map(content(of:))
  }

  /// How high a row is taken to be until it is measured.
  func estimatedHeight(at indexPath: IndexPath) -> CGFloat? {
    guard let item = item(at: indexPath) else { return nil }
    if plan != nil, let row = item.as(RowItem.self) { return row.layout.estimate }
    return registry.estimatedHeight(of: item)
  }

  /// The newest value of a row on screen, for what the reader does in it.
  func newest(at indexPath: IndexPath) -> (any RowContent)? {
    guard let plan else { return content(at: indexPath) }
    return item(at: indexPath).flatMap { plan.row($0.itemID)?.content }
  }

  func cell(at indexPath: IndexPath) -> UIView {
    guard let item = item(at: indexPath) else {
      preconditionFailure("the list asks for row \(indexPath), which was never announced")
    }
    let content = content(of: item)
    return pool.cell(
      content,
      at: indexPath,
      as: RowContext(key: item.itemID, driver: self),
      layout: item.as(RowItem.self)?.layout ?? content.settings.layout
    )
  }

  func heading(_ kind: ListSupplementaryKind, at indexPath: IndexPath) -> UIView? {
    let section = updater.sections[indexPath.section]
    let item = kind == .header ? section.header : section.footer
    let content = item.map(content(of:))
    let view = pool.heading(
      content,
      of: kind,
      at: indexPath,
      as: RowContext(key: item?.itemID ?? section.id, driver: self)
    )
    if let tableView, let view = view as? TableHeadingView {
      view.contentView.backgroundColor =
        content?.settings.layout.background ?? TableColors.table(tableView.style)
    }
    return view
  }

  func prefetch(at indexPaths: [IndexPath]) {
    for row in indexPaths.compactMap(content(at:)) { row.prefetch() }
  }

  func cancelPrefetching(at indexPaths: [IndexPath]) {
    for row in indexPaths.compactMap(content(at:)) { row.cancelPrefetching() }
  }

  func swipeActions(_ side: RowSide, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    newest(at: indexPath)?.swipeActions(side)
  }

  /// The menu of a row; `nil` for none.
  func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    imagePlayer.menuIsAsked(at: indexPath)
    return newest(at: indexPath)?.contextMenu().map(UIContextMenuConfiguration.init(showing:))
  }

  /// The reader has dragged a row: the list counts it at its new place, and whoever has the data is
  /// told.
  func moveRow(from origin: IndexPath, to destination: IndexPath) {
    guard let moved = newest(at: origin) else { return }
    let item = updater.sections[origin.section].items.remove(at: origin.item)
    updater.sections[destination.section].items.insert(item, at: destination.item)
    moved.move(to: destination.item)
  }

  /// What a shelf keeps while other rows have its cell.
  func nestedState(of key: ListItemID) -> NestedRowState {
    if let state = nestedStates[key] { return state }
    let state = NestedRowState()
    nestedStates[key] = state
    return state
  }

  /// The value of a row that the list shows; differs from the newest while newer rows wait.
  ///
  /// O(rows).
  func shownContent(of key: ListItemID) -> (any RowContent)? {
    for section in updater.sections {
      if let item = section.items.first(where: { $0.itemID == key }) { return content(of: item) }
    }
    return nil
  }

  /// Measures the rows on screen again.
  func rowHeightsDidChange() {
    UIView.performWithoutAnimation {
      tableView?.performBatchUpdates(nil)
      collectionView?.performBatchUpdates(nil)
    }
  }

  // MARK: Showing

  /// Shows rows, where they are new, and what comes after them.
  func show(
    _ sections: [ListSection]?,
    _ footer: ListFooterContent,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    if let sections {
      content = sections
      forgetShelves()
    }
    let isFooterNew = footer != self.footer
    self.footer = footer
    if sections != nil || (isFooterNew && tableView == nil) {
      updater.update(to: withFooter, animated: animated, completion: completion)
    }
    guard isFooterNew, tableView != nil else { return }
    footerView.isHidden = footer == .hidden
    footerView.show(footer)
    sizeFooter()
  }

  /// Collections have no footer of their own: theirs is a row.
  private var withFooter: [ListSection] {
    guard tableView == nil, footer != .hidden else { return content }
    return content + [ListSection(id: ListFooterRow.id, rows: [ListFooterRow(content: footer)])]
  }

  /// A table takes its footer's height from the frame, so the frame follows the content and the
  /// width.
  func sizeFooter() {
    guard let tableView, footer != .hidden || tableView.tableFooterView === footerView else {
      return
    }
    let width = tableView.bounds.width
    guard width > 0 else { return }
    let frame = CGRect(x: 0, y: 0, width: width, height: footerView.height(forWidth: width))
    guard footerView.frame.size != frame.size || tableView.tableFooterView == nil else { return }
    footerView.frame.size = frame.size
    tableView.tableFooterView = footerView
  }

  /// Rows that can be dragged are, after a long press in a collection, and by their handle in a
  /// table that is edited.
  var allowsReordering = false {
    didSet {
      guard allowsReordering != oldValue else { return }
      tableView?.setEditing(allowsReordering || selectsSeveral, animated: true)
      if let collectionView { reordering.attach(to: allowsReordering ? collectionView : nil) }
    }
  }

  /// Whether a tap selects a row beside those that are selected, and does nothing else.
  var selectsSeveral = false {
    didSet {
      guard selectsSeveral != oldValue else { return }
      tableView?.allowsMultipleSelectionDuringEditing = selectsSeveral
      tableView?.setEditing(allowsReordering || selectsSeveral, animated: true)
      for path in selectedPaths { collectionView?.deselectItem(at: path, animated: true) }
      collectionView?.allowsMultipleSelection = selectsSeveral
      events.didChangeSelection()
    }
  }

  var selectedPaths: [IndexPath] {
    tableView?.indexPathsForSelectedRows ?? collectionView?.indexPathsForSelectedItems ?? []
  }

  /// A tap on a row: it joins those that are selected, or leads to what the row says.
  func didSelect(_ indexPath: IndexPath) {
    guard !selectsSeveral else { return events.didChangeSelection() }
    tableView?.deselectRow(at: indexPath, animated: true)
    collectionView?.deselectItem(at: indexPath, animated: true)
    newest(at: indexPath)?.select()
  }

  /// A row that nobody listens to cannot be selected, but together with others.
  func canSelect(_ indexPath: IndexPath) -> Bool {
    selectsSeveral || content(at: indexPath)?.settings.layout.isSelectable ?? false
  }

  /// Shelves whose row is gone start anew when one of that identity comes back.
  private func forgetShelves() {
    guard !nestedStates.isEmpty else { return }
    let kept = Set(content.lazy.flatMap(\.items).map(\.itemID))
    nestedStates = nestedStates.filter { kept.contains($0.key) }
  }
}

extension ListDriver: ListUpdaterDelegate {
  /// Lets shelves follow, whose collections could not be updated from within the list's update.
  func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?) {
    if changes != nil {
      for case let cell as any NestedCollectionOwner in visibleCells { cell.tableDidUpdate() }
    }
    imagePlayer.update()
    events.didShow(changes)
  }

  private var visibleCells: [UIView] {
    tableView?.visibleCells ?? collectionView?.visibleCells ?? []
  }

  func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure) {
    events.didFail(failure)
  }
}
