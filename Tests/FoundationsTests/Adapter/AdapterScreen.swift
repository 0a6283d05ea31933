import Foundation
import Foundations
import ListModel
import ScreenTesting
import UIKit

@testable import Foundations

/// An object of several rows.
nonisolated struct TestGroup: ListItemViewModel, Hashable {
  var id: Int
  var rows: [TestRow]
  var title: String?

  init(_ id: Int, _ rows: [TestRow] = [], title: String? = nil) {
    self.id = id
    self.rows = rows
    self.title = title
  }

  var itemID: ListItemID { ListItemID(id) }
}

/// A list with an adapter on a separate screen, and a log of all calls of the adapter.
final class AdapterScreen: ListAdapterDataSource {
  var objects: [any ListItemViewModel] = []
  var problems: [ListUpdateFailure] = []
  var asked = 0
  var makeController: (AnyListItem) -> ListSectionController? = { _ in nil }
  let adapter: ListAdapter
  let list: UICollectionView
  let screen: Screen

  init(
    size: CGSize = CGSize(width: 320, height: 480),
    workingRange: Int = 0,
    _ prepare: (ListAdapter) -> Void = { $0.register({ TestRowView() }) }
  ) {
    let adapter = ListAdapter(viewController: nil, workingRangeSize: workingRange)
    self.adapter = adapter
    prepare(adapter)
    let list = UICollectionView(frame: .zero, collectionViewLayout: adapter.makeLayout())
    self.list = list
    screen = Screen(traits: ScreenTraits(size: size)) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(list)
      list.frame = controller.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      adapter.viewController = controller
      return controller
    }
    adapter.onUpdateFailure = { [weak self] in self?.problems.append($0) }
    adapter.collectionView = list
    adapter.dataSource = self
  }

  /// Shows objects.
  func show(_ objects: [any ListItemViewModel], animated: Bool = true) {
    self.objects = objects
    adapter.performUpdates(animated: animated)
  }

  /// Shows objects and waits until everything is at rest.
  func settle(_ objects: [any ListItemViewModel]) async {
    show(objects)
    await screen.settle()
  }

  /// The controller of the object with a number.
  func controller(_ id: Int) -> ListSectionController? {
    adapter.sectionController(for: ListItemID(id))
  }

  /// The texts of the cells on screen, top to bottom.
  var texts: [String] {
    list.indexPathsForVisibleItems.sorted().compactMap { text(at: $0) }
  }

  func text(at path: IndexPath) -> String? {
    (list.cellForItem(at: path) as? BaseCollectionViewCell<TestRowView>)?.itemView?.label.text
  }

  // MARK: ListAdapterDataSource

  func objects(for adapter: ListAdapter) -> [any ListItemViewModel] {
    asked += 1
    return objects
  }

  func listAdapter(
    _ adapter: ListAdapter,
    sectionControllerFor object: AnyListItem
  ) -> ListSectionController? { makeController(object) }

  func listAdapter(_ adapter: ListAdapter, move object: AnyListItem, to index: Int) {
    guard let old = objects.firstIndex(where: { $0.itemID == object.itemID }) else { return }
    objects.insert(objects.remove(at: old), at: index)
  }
}

/// A section that shows the rows of a ``TestGroup`` by index and records its calls.
final class GroupSection: ListGenericSectionController<TestGroup> {
  var rows: [TestRow] = []
  var updates = 0
  var log: [String] = []
  var isMovable = false

  override func didUpdate(to object: TestGroup) {
    rows = object.rows
    updates += 1
  }

  override func numberOfItems() -> Int { rows.count }

  override func cell(at index: Int) -> UICollectionViewCell {
    context.dequeue(
      { TestRowView() },
      at: index,
      showing: rows[index],
      onAction: { [weak self] _ in self?.log.append("press \(index)") }
    )
  }

  override func didSelect(at index: Int) { log.append("select \(index)") }
  override func didDeselect(at index: Int) { log.append("deselect \(index)") }
  override func canMove(at index: Int) -> Bool { isMovable }

  override func move(from: Int, to: Int) {
    rows.insert(rows.remove(at: from), at: to)
    log.append("move \(from)>\(to)")
  }
}

/// A section whose rows are view models.
final class BoundSection: ListBindingSectionController<TestGroup> {
  var selected: [Int] = []
  var pressed: [Int] = []
  /// The rows whose cells were requested.
  var requested: [Int] = []

  override func registerRows() {
    register(
      { TestRowView() },
      onAction: { [weak self] _, row in self?.pressed.append(row.id) },
      onSelect: { [weak self] row in self?.selected.append(row.id) }
    )
  }

  override func rows(for object: TestGroup) -> [any ListItemViewModel] { object.rows }

  override func cell(at index: Int) -> UICollectionViewCell {
    requested.append(index)
    return super.cell(at: index)
  }
}
