import Foundation
import ListModel
import UIKit

/// The engine of a list: shows sections of rows in a table, in a collection, or in the collection
/// of a row of items, as its data source, its delegate and its prefetching.
///
/// Registered rows, the rows of closure-built lists and of section controllers, and items are
/// handled the same way: each is a ``RowContent``, found by its type in the registry, contained in
/// the row itself, or made by the row that the items are part of.
final class ListDriver: NSObject {
  let container: any BatchUpdating
  private(set) lazy var listUpdater = makeUpdater()
  let tableView: UITableView?
  let collectionView: UICollectionView?
  let cellKind: CellKind
  /// The reuse pools whose class is registered.
  var registeredPools: Set<String> = []
  /// Makes the rows of values, by their types.
  private var makeRows: [ObjectIdentifier: (AnyListItem) -> (any RowContent)?] = [:]
  /// The row of the cell that was made last, until the cell is displayed.
  var madeRow: (path: IndexPath, content: any RowContent)?
  /// The estimated heights of registered rows, from the first of each type, and the last of them:
  /// consecutive rows mostly have the same type.
  private var estimates: [ObjectIdentifier: CGFloat] = [:]
  private var latestEstimate: (type: ObjectIdentifier, height: CGFloat)?
  /// Turns objects into the rows of their section controllers.
  let adapter = ListAdapter()

  // MARK: Callbacks

  var onScroll: () -> Void = {}
  var onSettle: () -> Void = {}
  var onWillShow: () -> Void = {}
  /// Called with the changes, or `nil` after a reload.
  var onShow: (ListChanges?) -> Void = { _ in }
  var onBeginDragging: () -> Void = {}
  /// Returns the content offset at which a drag comes to rest, given the proposed one.
  var restingOffset: ((CGPoint) -> CGPoint)?
  var onSelectionChange: () -> Void = {}
  /// Called when an update could not be made as requested.
  var onFailure: (ListUpdateFailure) -> Void = { $0.write(by: "The list") }
  /// Called when the reader taps the retry button of the footer.
  var onRetryFooter: () -> Void = {}

  /// The newest rows of a closure-built list, which callbacks find even before they are shown.
  var plan: TablePlan?
  /// Makes the row of an item on screen, in the list of a row of items; `nil` if that row was
  /// removed.
  var itemRow: ((AnyListItem) -> (any RowContent)?)?
  /// The newest row of an item, by its identity and its probable index; `nil` if it was removed.
  var newestItemRow: ((ListItemID, Int) -> (any RowContent)?)?
  /// Prepares items that are about to be shown, or cancels that, in the list of a row of items.
  var prefetchItems: ((_ items: [AnyListItem], _ isCancelled: Bool) -> Void)?
  /// The layout of a collection's section; `nil` for full-width rows.
  var layoutSection: ListViewStyle.SectionLayout = { _, _, _ in nil }
  /// The sections of a collection with a layout of their own, where rows cannot be swiped.
  var sectionsWithLayout: Set<ListItemID> = []
  /// Those of them whose rows were reported for their swipe actions.
  var reportedSections: Set<ListItemID> = []
  /// Whether headers are pinned while their section is visible.
  var pinsHeaders = true
  /// The owner's name in the error for a row that is not registered.
  var ownerName: () -> String = { "The list" }
  /// The footer after the last row.
  private(set) lazy var footerView = ListFooterView()

  private(set) var footer = ListFooterContent.hidden
  /// The newest sections with their objects, and with the rows of their objects; without the footer
  /// of a collection.
  private(set) var content: [ListSection] = []
  private var expanded: [ListSection] = []
  /// The number of calls of the table or collection in progress: meanwhile it must not be changed.
  private var answers = 0
  private var reportedDuplicates: [ListItemID] = []
  /// The state of shelves while their cells show other rows.
  private var nestedStates: [ListItemID: NestedRowState] = [:]
  private lazy var reordering = ListReordering(updater: listUpdater)
  /// `nil` for the items of a row, which the list around it plays.
  let imagePlayer: ListImagePlayer?

  private init(_ container: any BatchUpdating, _ kind: CellKind) {
    self.container = container
    tableView = container as? UITableView
    collectionView = container as? UICollectionView
    cellKind = kind
    imagePlayer = kind == .shelf ? nil : ListImagePlayer(container)
    super.init()
    adapter.onRowsChange = { [weak self] in self?.controllerRowsDidChange($0, $1) }
  }

  /// Manages a table.
  convenience init(_ tableView: UITableView) {
    self.init(tableView, .table)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    // Headers have their own margins, the same whether they scroll or are pinned.
    tableView.sectionHeaderTopPadding = 0
    footerView.onAction = { [weak self] _ in self?.onRetryFooter() }
  }

  /// Manages a collection, and sets its layout.
  convenience init(_ collectionView: UICollectionView) {
    self.init(collectionView, .collection)
    collectionView.setCollectionViewLayout(makeLayout(), animated: false)
    manage(collectionView)
    register(ListFooterContent.self) { [weak self] in
      Row({ ListFooterView() }, $0).onAction { _, _ in self?.onRetryFooter() }
    }
  }

  /// Manages the collection of a row of items, which has a layout.
  convenience init(itemsIn collectionView: UICollectionView) {
    self.init(collectionView, .shelf)
    manage(collectionView)
  }

  private func manage(_ collectionView: UICollectionView) {
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
  }

  private func makeUpdater() -> ListUpdater {
    let updater = ListUpdater(container: container)
    updater.onWillUpdate = { [weak self] in self?.onWillShow() }
    updater.onWillShow = { [weak self] _ in self?.madeRow = nil }
    updater.onShow = { [weak self] in self?.didShow($0) }
    updater.onFailure = { [weak self] in self?.onFailure($0) }
    updater.keepsPositionAtTop = tableView != nil
    // The list around a row of items is laid out with all of them.
    if cellKind == .shelf { updater.backgroundThreshold = nil }
    return updater
  }

  /// Begins another list: the next rows are shown by a reload, and rows that waited are not.
  func restart() { listUpdater = makeUpdater() }

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
    _ makeRow: @escaping (Model) -> any ListRow
  ) {
    let id = ObjectIdentifier(type)
    (latestEstimate, estimates[id]) = (nil, nil)
    makeRows[id] = { $0.as(Model.self).map { makeRow($0).asRow.content } }
  }

  /// The content of a row; `nil` for an item of a row that was removed.
  func content(of item: AnyListItem) -> (any RowContent)? {
    if let row = item.rowItem { return row.content }
    if let itemRow { return itemRow(item) }
    guard let content = makeRows[item.typeID]?(item) else {
      preconditionFailure(
        "\(ownerName()) must register a view for \(type(of: item.base)) in registerRows(), or in the"
          + " closure that it is made with"
      )
    }
    return content
  }

  /// The content of a row on screen or about to be; `nil` if it is outside the list.
  func content(at indexPath: IndexPath) -> (any RowContent)? {
    item(at: indexPath).flatMap(content(of:))
  }

  /// The estimated height of a row until it is measured; tables request it for all their rows.
  ///
  /// O(1) except for the first row of a registered type, whose estimate is used for all of them.
  func estimatedHeight(at indexPath: IndexPath) -> CGFloat? {
    guard let item = item(at: indexPath) else { return nil }
    if let row = item.rowItem { return row.settings.estimate }
    let type = item.typeID
    if let latestEstimate, latestEstimate.type == type { return latestEstimate.height }
    guard let height = estimates[type] ?? makeRows[type]?(item)?.settings.estimate else {
      return nil
    }
    estimates[type] = height
    latestEstimate = (type, height)
    return height
  }

  /// Returns the newest value of a row on screen, for handling the reader's actions in it.
  func newest(at indexPath: IndexPath) -> (any RowContent)? {
    guard let item = item(at: indexPath) else { return nil }
    guard looksUpNewest(item) else { return content(of: item) }
    let newest = newestContent(item.itemID, near: indexPath.item)
    // A newer model may show the same value by another view.
    if let newest, let shown = item.rowItem?.content, type(of: newest) != type(of: shown) {
      return nil
    }
    return newest
  }

  /// Whether a row has closures of its own, so that its newest value is looked up.
  func looksUpNewest(_ item: AnyListItem) -> Bool {
    newestItemRow != nil || item.rowItem != nil
  }

  /// The newest value of a row with closures of its own, by its identity and its probable index;
  /// `nil` if it was removed.
  ///
  /// O(1), but O(items) for an item at another index.
  func newestContent(_ id: ListItemID, near index: Int = 0) -> (any RowContent)? {
    if let newestItemRow { return newestItemRow(id, index) }
    return (plan?.row(id) ?? adapter.row(id))?.content
  }

  /// Called before a cell appears.
  func willDisplay(_ cell: UIView, at indexPath: IndexPath) {
    answering {
      (cell as? any RowCell)?.shelf?.willAppear()
      let row = madeRow?.path == indexPath ? madeRow?.content : newest(at: indexPath)
      madeRow = nil
      row?.didAppear()
    }
  }

  /// Meanwhile the table or collection must not be changed.
  func answering<Answer>(_ answer: () -> Answer) -> Answer {
    answers += 1
    defer { answers -= 1 }
    return answer()
  }

  /// The state of a row of items, made when it is first requested.
  func nestedState(of key: ListItemID) -> NestedRowState {
    if let state = nestedStates[key] { return state }
    let state = NestedRowState()
    nestedStates[key] = state
    return state
  }

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
      expand()
    }
    let isFooterNew = footer != self.footer
    self.footer = footer
    if sections != nil || (isFooterNew && tableView == nil) {
      listUpdater.update(to: withFooter, animated: animated, completion: completion)
    }
    guard isFooterNew, tableView != nil else { return }
    footerView.isHidden = footer == .hidden
    footerView.update(with: footer)
    sizeFooter()
  }

  private func expand() {
    // A controller may ask for its rows again while it makes them.
    expanded = adapter.isUsed ? answering { adapter.expand(content) } : content
    if !nestedStates.isEmpty {
      let ids = Set(expanded.lazy.flatMap(\.items).map(\.itemID))
      nestedStates = nestedStates.filter { ids.contains($0.key) }
    }
    guard adapter.duplicates != reportedDuplicates else { return }
    reportedDuplicates = adapter.duplicates
    guard !reportedDuplicates.isEmpty else { return }
    onFailure(
      ListUpdateFailure(
        reason: .duplicateObjects(reportedDuplicates),
        old: content,
        new: content,
        changes: ListChanges()
      )
    )
  }

  /// Shows the new rows of section controllers, as soon as the table or collection has its answer.
  private func controllerRowsDidChange(_ animated: Bool, _ completion: (() -> Void)?) {
    guard answers == 0 else {
      Task { [weak self] in self?.controllerRowsDidChange(animated, completion) }
      return
    }
    expand()
    listUpdater.update(to: withFooter, animated: animated, completion: completion)
  }

  /// Collections have no footer of their own: theirs is a row.
  private var withFooter: [ListSection] {
    guard tableView == nil, footer != .hidden else { return expanded }
    return expanded + [ListSection(id: ListFooterContent.id, rows: [footer])]
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
      onSelectionChange()
    }
  }

  var selectedPaths: [IndexPath] {
    tableView?.indexPathsForSelectedRows ?? collectionView?.indexPathsForSelectedItems ?? []
  }

  /// Updates the collections of shelves, which cannot be updated during the list's update.
  private func didShow(_ changes: ListChanges?) {
    if changes != nil {
      let cells: [UIView] = tableView?.visibleCells ?? collectionView?.visibleCells ?? []
      for case let cell as any RowCell in cells { cell.shelf?.listDidUpdate() }
    }
    imagePlayer?.update()
    onShow(changes)
  }
}
