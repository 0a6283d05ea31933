import ListModel
import UIKit

/// Shows the rows of a ``ListView``: a table or a collection with registered rows, or section
/// controllers.
///
/// The rows of section controllers are their objects, which may have several cells each.
protocol ListContent: AnyObject {
  /// The table or collection.
  var container: any BatchUpdating { get }
  /// Applies new rows to the container.
  var updater: ListUpdater? { get }
  var events: ListEvents { get set }
  /// Whether new rows wait to be shown, such as a page that the reader has not seen.
  var hasWaitingRows: Bool { get }
  /// Whether rows can be dragged to another index.
  var allowsReordering: Bool { get set }
  /// Whether a tap only adds a row to the selection.
  var selectsSeveral: Bool { get set }
  /// The selected rows, in order.
  var selectedItems: [AnyListItem] { get }
  /// The rows on screen or off, by section.
  var items: [[AnyListItem]] { get }

  /// Starts to show rows.
  func start()
  /// Shows rows, if they are new, and the footer.
  ///
  /// `completion` is called once when these rows, or newer ones, are shown.
  func show(
    _ sections: [ListSection]?,
    _ footer: ListFooterContent,
    animated: Bool,
    completion: (() -> Void)?
  )
  /// Fits the footer to the width of the list.
  func sizeFooter()
  /// Shows the rows that waited for the end of a scroll.
  func showWaitingRows()
  /// Sets how rows of a type are shown.
  func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    _ makeRow: @escaping (Model) -> any RowConvertible
  )

  /// The row at the index path of a cell; `nil` if it is outside the list.
  func item(at indexPath: IndexPath) -> AnyListItem?
  /// The index path of the first cell of a row; `nil` if it is not in the list.
  func indexPath(of id: ListItemID) -> IndexPath?
  /// The frame in the content of the row that a cell belongs to; `nil` if it is unknown.
  func frame(at indexPath: IndexPath) -> CGRect?
  /// Sets which rows updates keep in place.
  func anchorUpdates(to isAnchor: @escaping (ListItemID) -> Bool)
}

extension ListDriver: ListContent {
  var updater: ListUpdater? { listUpdater }
  var hasWaitingRows: Bool { !listUpdater.pendingUpdates.isEmpty }
  var items: [[AnyListItem]] { listUpdater.sections.map(\.items) }
  var selectedItems: [AnyListItem] { selectedPaths.sorted().compactMap(item) }

  func start() {}
  func showWaitingRows() { listUpdater.containerDidSettle() }

  func indexPath(of id: ListItemID) -> IndexPath? {
    for (section, content) in listUpdater.sections.enumerated() {
      if let row = content.items.firstIndex(where: { $0.itemID == id || $0.rowID == id }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  func frame(at indexPath: IndexPath) -> CGRect? { container.frameOfItem(at: indexPath) }

  func anchorUpdates(to isAnchor: @escaping (ListItemID) -> Bool) {
    listUpdater.isAnchor = { [weak self] _, row in isAnchor(self?.plan?.row(row)?.rowID ?? row) }
  }
}

/// Shows the objects of a list with the section controllers of an adapter.
final class ListAdapterContent: ListContent, ListAdapterDataSource {
  let collectionView: UICollectionView
  let adapter: ListAdapter
  /// Makes the objects of the list's sections.
  var makeObjects: @MainActor ([ListSection]) -> [any ListItemViewModel] = ListAdapterContent
    .objects
  /// The data source for types that are not registered, and for dragged objects.
  weak var fallback: (any ListAdapterDataSource)?
  private var sections: [ListSection] = []
  private var objects: [any ListItemViewModel] = []
  private var footer = ListFooterContent.hidden

  init(_ adapter: ListAdapter) {
    self.adapter = adapter
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: adapter.makeLayout())
    adapter.collectionView = collectionView
    adapter.register(
      { ListFooterItemView() },
      onAction: { [weak adapter] _, _ in adapter?.events.didRetryFooter() }
    )
  }

  /// Headers, rows and footers, in order.
  static func objects(in sections: [ListSection]) -> [any ListItemViewModel] {
    sections.flatMap { section in
      ([section.header] + section.items + [section.footer]).compactMap { $0?.base }
    }
  }

  var container: any BatchUpdating { collectionView }
  var updater: ListUpdater? { adapter.updater }
  var hasWaitingRows: Bool { !adapter.isUpToDate }
  var items: [[AnyListItem]] { [adapter.objects] }
  var selectedItems: [AnyListItem] { adapter.selectedObjects }

  var events: ListEvents {
    get { adapter.events }
    set { adapter.events = newValue }
  }

  var allowsReordering: Bool {
    get { adapter.allowsReordering }
    set { adapter.allowsReordering = newValue }
  }

  var selectsSeveral: Bool {
    get { adapter.allowsMultipleSelection }
    set { adapter.allowsMultipleSelection = newValue }
  }

  func start() { adapter.dataSource = self }
  func sizeFooter() {}
  func showWaitingRows() { adapter.showWaitingRows() }

  func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    _ makeRow: @escaping (Model) -> any RowConvertible
  ) {
    adapter.register(type) {
      RegisteredRowSectionController { item in
        item.as(Model.self).flatMap { makeRow($0).asRows.first?.content }
      }
    }
  }

  func item(at indexPath: IndexPath) -> AnyListItem? {
    adapter.entry(ofSection: indexPath.section)?.object
  }

  func indexPath(of id: ListItemID) -> IndexPath? {
    guard let section = adapter.section(of: id), adapter.numberOfRows(inSection: section) > 0 else {
      return nil
    }
    return IndexPath(item: 0, section: section)
  }

  /// The frame of all cells of the object.
  func frame(at indexPath: IndexPath) -> CGRect? {
    let section = indexPath.section
    let frames = (0..<adapter.numberOfRows(inSection: section)).compactMap {
      collectionView.frameOfItem(at: IndexPath(item: $0, section: section))
    }
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  func anchorUpdates(to isAnchor: @escaping (ListItemID) -> Bool) {
    adapter.updater?.isAnchor = { [weak adapter] section, _ in
      isAnchor(adapter?.entriesByID[section]?.object.itemID ?? section)
    }
  }

  func show(
    _ sections: [ListSection]?,
    _ footer: ListFooterContent,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard sections != nil || footer != self.footer else { return }
    if let sections {
      self.sections = sections
      objects = makeObjects(sections)
    }
    self.footer = footer
    adapter.performUpdates(animated: animated, completion: completion)
  }

  // MARK: ListAdapterDataSource

  func objects(for adapter: ListAdapter) -> [any ListItemViewModel] {
    footer == .hidden ? objects : objects + [ListFooterRow(content: footer)]
  }

  func listAdapter(
    _ adapter: ListAdapter,
    sectionControllerFor object: AnyListItem
  ) -> ListSectionController? {
    fallback?.listAdapter(adapter, sectionControllerFor: object)
  }

  func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int) {
    let controller = adapter.sectionController(for: object.itemID)
    guard let row = (controller as? RegisteredRowSectionController)?.content else {
      fallback?.listAdapter(adapter, move: object, to: index)
      return
    }
    // A registered row is moved in the section of the view model that it belongs to.
    let section = sections.first { $0.items.contains { $0.itemID == object.itemID } }
    let ids = Set((section?.items ?? []).map(\.itemID))
    let others = objects.lazy.map(\.itemID).filter { $0 != object.itemID }
    row.move(to: others.prefix(index).count { ids.contains($0) })
  }
}
