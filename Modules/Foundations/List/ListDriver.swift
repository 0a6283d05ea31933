import DesignKit
import Foundation
import ListModel
import UIKit

/// Shows sections of rows in a table or a collection: its data source, its delegate and its
/// prefetching.
///
/// Registered rows and the rows of closure-built lists are handled the same way: each is a
/// ``RowContent``, found by its type in the registry or contained in the row itself.
final class ListDriver: NSObject, RowOwner {
  let container: any BatchUpdating
  let listUpdater: ListUpdater
  let pool: ListCellPool
  private var registry = ListRegistry()
  var events = ListEvents()
  /// Receives the scroll view's calls too.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The newest rows of a closure-built list, which callbacks find even before they are shown.
  var plan: TablePlan?
  /// The layout of a collection's section; `nil` for full-width rows.
  var layoutSection: ListViewStyle.SectionLayout = { _, _, _ in nil }
  /// Whether headers are pinned while their section is visible.
  var pinsHeaders = true
  /// The owner's name in the error for a row that is not registered.
  var ownerName: () -> String = { "The list" }
  /// The footer after the last row.
  let footerView = ListFooterView()

  private(set) var footer = ListFooterContent.hidden
  /// The newest sections, without the footer of a collection.
  private(set) var content: [ListSection] = []
  /// The state of shelves while their cells show other rows.
  private var nestedStates = NestedRowStates()
  private lazy var reordering = ListReordering(updater: listUpdater)
  let imagePlayer: ListImagePlayer

  /// Manages a table.
  init(_ tableView: UITableView) {
    container = tableView
    listUpdater = ListUpdater(container: tableView)
    pool = ListCellPool(tableView)
    imagePlayer = ListImagePlayer(tableView)
    super.init()
    listUpdater.delegate = self
    listUpdater.keepsPositionAtTop = true
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    // Headers have their own margins, the same whether they scroll or are pinned.
    tableView.sectionHeaderTopPadding = 0
    footerView.onRetry = { [weak self] in self?.events.didRetryFooter() }
  }

  /// Manages a collection, and sets its layout.
  init(_ collectionView: UICollectionView) {
    container = collectionView
    listUpdater = ListUpdater(container: collectionView)
    pool = ListCellPool(collectionView)
    imagePlayer = ListImagePlayer(collectionView)
    super.init()
    listUpdater.delegate = self
    collectionView.setCollectionViewLayout(makeLayout(), animated: false)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
    register(ListFooterRow.self) { [weak self] in
      Row({ ListFooterItemView() }, $0).onAction { _, _ in self?.events.didRetryFooter() }
    }
  }

  var tableView: UITableView? { container as? UITableView }
  var collectionView: UICollectionView? { container as? UICollectionView }

  // MARK: Rows

  /// The row at an index path on screen; `nil` if it is outside the list.
  func item(at indexPath: IndexPath) -> AnyListItem? {
    let sections = listUpdater.sections
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

  /// The content of a row on screen or about to be; `nil` if it is outside the list.
  func content(at indexPath: IndexPath) -> (any RowContent)? {
    item(at: indexPath).map(content(of:))
  }

  /// Returns the estimated height of a row until it is measured.
  func estimatedHeight(at indexPath: IndexPath) -> CGFloat? {
    guard let item = item(at: indexPath) else { return nil }
    if plan != nil, let row = item.as(RowItem.self) { return row.layout.estimate }
    return registry.estimatedHeight(of: item)
  }

  /// Returns the newest value of a row on screen, for handling the reader's actions in it.
  func newest(at indexPath: IndexPath) -> (any RowContent)? {
    guard let plan else { return content(at: indexPath) }
    return item(at: indexPath).flatMap { plan.row($0.itemID)?.content }
  }

  func cell(at indexPath: IndexPath) -> UIView {
    guard let item = item(at: indexPath) else {
      preconditionFailure("the list asks for row \(indexPath), which was never announced")
    }
    let built = item.as(RowItem.self)
    let content = built?.content ?? content(of: item)
    return pool.cell(
      content,
      at: indexPath,
      as: RowContext(key: item.itemID, owner: self, looksUpNewest: built != nil),
      layout: built?.layout ?? content.settings.layout
    )
  }

  func heading(_ kind: ListSupplementaryKind, at indexPath: IndexPath) -> UIView? {
    let section = listUpdater.sections[indexPath.section]
    let item = kind == .header ? section.header : section.footer
    let content = item.map(content(of:))
    let view = pool.heading(
      content,
      of: kind,
      at: indexPath,
      as: RowContext(
        key: item?.itemID ?? section.id,
        owner: self,
        looksUpNewest: item?.as(RowItem.self) != nil
      )
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

  /// Returns the menu of a row; `nil` for none.
  func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    imagePlayer.menuIsRequested(at: indexPath)
    return newest(at: indexPath)?.contextMenu().map(UIContextMenuConfiguration.init(showing:))
  }

  /// Moves a row that the reader dragged: in the list first, then by its callback in the data.
  func moveRow(from origin: IndexPath, to destination: IndexPath) {
    guard let moved = newest(at: origin) else { return }
    let item = listUpdater.sections[origin.section].items.remove(at: origin.item)
    listUpdater.sections[destination.section].items.insert(item, at: destination.item)
    moved.move(to: destination.item)
  }

  func nestedState(of key: ListItemID) -> NestedRowState { nestedStates[key] }

  /// O(rows).
  func shownContent(of key: ListItemID) -> (any RowContent)? {
    for section in listUpdater.sections {
      if let item = section.items.first(where: { $0.itemID == key }) { return content(of: item) }
    }
    return nil
  }

  func rowHeightsDidChange() {
    UIView.performWithoutAnimation {
      tableView?.performBatchUpdates(nil)
      collectionView?.performBatchUpdates(nil)
    }
  }

  // MARK: Showing

  /// Shows rows, if they are new, and the footer.
  func show(
    _ sections: [ListSection]?,
    _ footer: ListFooterContent,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    if let sections {
      content = sections
      nestedStates.keep(rowsOf: content)
    }
    let isFooterNew = footer != self.footer
    self.footer = footer
    if sections != nil || (isFooterNew && tableView == nil) {
      listUpdater.update(to: withFooter, animated: animated, completion: completion)
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

  /// Sets the footer's frame, from which a table reads the height, for the content and the width.
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

  /// Whether rows can be dragged: after a long press in a collection, by a handle in a table in
  /// editing mode.
  var allowsReordering = false {
    didSet {
      guard allowsReordering != oldValue else { return }
      tableView?.setEditing(allowsReordering || selectsSeveral, animated: true)
      if let collectionView { reordering.attach(to: allowsReordering ? collectionView : nil) }
    }
  }

  /// Whether a tap only adds a row to the selection.
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

  /// Handles a tap on a row: adds it to the selection, or calls the row's callback.
  func didSelect(_ indexPath: IndexPath) {
    guard !selectsSeveral else { return events.didChangeSelection() }
    tableView?.deselectRow(at: indexPath, animated: true)
    collectionView?.deselectItem(at: indexPath, animated: true)
    newest(at: indexPath)?.select()
  }

  /// Returns whether a row can be selected: if it has a selection callback, or if several rows can
  /// be selected.
  func canSelect(_ indexPath: IndexPath) -> Bool {
    selectsSeveral || content(at: indexPath)?.settings.layout.isSelectable ?? false
  }
}

extension ListDriver: ListUpdaterDelegate {
  /// Updates the collections of shelves, which cannot be updated during the list's update.
  func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?) {
    if changes != nil {
      for case let cell as any NestedCell in visibleCells { cell.listDidUpdate() }
    }
    imagePlayer.update()
    events.didShow()
  }

  private var visibleCells: [UIView] {
    tableView?.visibleCells ?? collectionView?.visibleCells ?? []
  }

  func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure) {
    events.didFail(failure)
  }
}
