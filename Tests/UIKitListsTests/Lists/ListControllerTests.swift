import Expectations
import Foundation
import Testing
import UIKit

/// What the controllers of tables and collections do with their lists.
@Suite struct ListControllerTests {
  private final class Rows: UITableViewController {
    var names = ["Ana"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: names[indexPath.row] as NSString)
    }

    override func tableView(
      _ tableView: UITableView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private final class Items: UICollectionViewController {
    var count = 1

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: "\(indexPaths)" as NSString)
    }
  }

  /// What a controller does not declare cannot be overridden, and is not called in a subclass.
  @Test func controllersAreAskedForMenusAndForSelectingSeveralRows() throws {
    let rows = Rows(style: .plain)
    let table = try require(rows.tableView)
    let first = IndexPath(row: 0, section: 0)
    let ofRow = table.delegate?.tableView(
      table,
      contextMenuConfigurationForRowAt: first,
      point: .zero
    )
    expect(ofRow?.identifier as? NSString, equals: "Ana")
    let begins = table.delegate?
      .tableView(table, shouldBeginMultipleSelectionInteractionAt: first)
    expect(begins, equals: true)
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = try require(items.collectionView)
    let ofItem = collection.delegate?
      .collectionView(collection, contextMenuConfigurationForItemsAt: [first], point: .zero)
    expect(ofItem?.identifier as? NSString, equals: "[[0, 0]]")
  }

  private func appear(_ controller: UIViewController) {
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
  }

  @Test func aTableControllerReloadsItsDataBeforeItAppearsFirst() throws {
    let controller = Rows(style: .plain)
    let table = try require(controller.tableView)
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.layoutIfNeeded()
    controller.names = ["Bo", "Cy"]
    appear(controller)
    table.layoutIfNeeded()
    expect(table.visibleCells.map(\.textLabel?.text), equals: ["Bo", "Cy"])
    controller.names = ["Di"]
    appear(controller)
    table.layoutIfNeeded()
    expect(table.visibleCells.map(\.textLabel?.text), equals: ["Bo", "Cy"])
  }

  @Test func aCollectionControllerReloadsItsDataBeforeItAppearsFirst() throws {
    let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = try require(controller.collectionView)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    collection.layoutIfNeeded()
    controller.count = 3
    appear(controller)
    expect(collection.numberOfItems(inSection: 0), equals: 3)
    controller.count = 4
    appear(controller)
    expect(collection.numberOfItems(inSection: 0), equals: 3)
  }

  @Test func theViewOfACollectionControllerContainsTheCollection() throws {
    let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let view = try require(controller.view)
    let collection = try require(controller.collectionView)
    expect(view !== collection)
    expect(collection.superview, isSameAs: view)
    view.frame.size = CGSize(width: 200, height: 300)
    expect(collection.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func anotherCollectionReplacesTheOneInTheView() throws {
    let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let view = try require(controller.view)
    let old = try require(controller.collectionView)
    let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = new
    expectNil(old.superview)
    expect(controller.view, isSameAs: view)
    expect(new.superview, isSameAs: view)
    expect(new.frame, equals: view.bounds)
  }

  @Test func aCollectionThatIsSetBeforeTheViewIsLoadedIsUsed() throws {
    let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    controller.collectionView = collection
    expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    expect(controller.collectionView, isSameAs: collection)
    expect(collection.superview, isSameAs: controller.view)
    expect(collection.dataSource, isSameAs: controller)
  }
}
