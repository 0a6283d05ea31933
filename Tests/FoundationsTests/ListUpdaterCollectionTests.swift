import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

/// A collection of rows 50 points high, updated by a list updater.
private final class UpdatedCollection: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate, ListUpdaterDelegate
{
  let collection: UICollectionView
  let updater: ListUpdater
  var failures: [ListUpdateFailure] = []
  /// Items that were inserted without the updater.
  var smuggled = 0

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    updater = ListUpdater(container: collection)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() {
    view = collection
    collection.dataSource = self
    collection.delegate = self
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    updater.delegate = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { updater.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    updater.sections[section].items.count + smuggled
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    updater.containerDidSettle()
  }

  func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure) {
    failures.append(failure)
  }
}

@Suite struct ListUpdaterCollectionTests {
  private let controller = UpdatedCollection()
  private let screen: Screen
  private var updater: ListUpdater { controller.updater }
  private var collection: UICollectionView { controller.collection }

  init() async {
    let controller = controller
    screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { controller }
    updater.update(to: Self.list(0..<60))
    await screen.settle()
  }

  private static func list(_ ids: some Sequence<Int>) -> [ListSection] {
    [ListSection(id: "main", rows: TestRow.rows(ids))]
  }

  private func top(of id: Int) -> CGFloat? {
    for (section, content) in updater.sections.enumerated() {
      for (item, row) in content.items.enumerated() where row.itemID == ListItemID(id) {
        return collection.frameOfItem(at: IndexPath(item: item, section: section))
          .map { $0.minY - collection.contentOffset.y }
      }
    }
    return nil
  }

  @Test func aCollectionAtRestUpdatesImmediately() {
    updater.update(to: Self.list([5, 3]))
    #expect(collection.numbersOfItems == [2])
    #expect(updater.pendingUpdates.isEmpty)
  }

  @Test func itemsAboveDoNotMoveTheReader() async {
    collection.contentOffset.y = 1_010
    await screen.advance(by: 0.1)
    let before = top(of: 21)
    updater.update(to: Self.list(Array(100..<200) + Array(4..<60)))
    #expect(top(of: 21) == before)
    await screen.settle()
    #expect(top(of: 21) == before)
  }

  @Test func updatesDuringADragAreCoalescedUntilItEnds() async {
    await screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 250)) {
      updater.update(to: Self.list(10..<60))
      updater.update(to: Self.list(20..<60))
      #expect(updater.pendingUpdates.map(\.requests) == [2])
      #expect(updater.pendingUpdates.map(\.reason) == [.drag])
      #expect(collection.numbersOfItems == [60])
    }
    #expect(updater.pendingUpdates.isEmpty)
    #expect(collection.numbersOfItems == [40])
  }

  @Test func unexpectedItemCountsAreReportedAndReload() throws {
    controller.smuggled = 3
    collection.reloadData()
    collection.layoutIfNeeded()
    controller.smuggled = 0
    updater.update(to: Self.list(0..<10))
    let failure = try #require(controller.failures.first)
    #expect(failure.reason == .viewDisagrees(shown: [63], expected: [60]))
    #expect(collection.numbersOfItems == [10])
  }

  @Test(arguments: Seeds.first(3))
  func randomUpdatesNeverMoveTheTopmostRemainingRow(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var ids = Array(0..<60)
    var nextID = 60
    for step in 0..<40 {
      let range = max(0, collection.contentSize.height - 480)
      collection.contentOffset.y = (CGFloat.random(in: 0.01...1, using: &random) * range).rounded()
      await screen.advance(by: 1.0 / 60)
      let offset = collection.contentOffset.y
      let shown = collection.visibleItemPaths.sorted().map { ids[$0.item] }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...ids.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          ids.insert(contentsOf: nextID..<nextID + 5, at: place)
          nextID += 5
        case 1 where ids.count > 40: ids.removeSubrange(max(0, place - 3)..<place)
        default:
          let row = ids.remove(at: min(place, ids.count - 1))
          ids.insert(row, at: Int.random(in: 0...ids.count, using: &random))
        }
      }
      let survivor = shown.first { ids.contains($0) }
      let before = survivor.flatMap(top(of:))
      updater.update(to: Self.list(ids))
      await screen.advance(by: 0.6)
      let context: Comment = "seed \(seed), step \(step)"
      #expect(collection.numbersOfItems == [ids.count], context)
      guard let survivor, let before, let after = top(of: survivor), offset > 0 else { continue }
      let wanted = collection.contentOffset.y + after - before
      guard wanted >= 0, wanted <= collection.contentSize.height - 480 else { continue }
      #expect(abs(after - before) < 0.51, context)
    }
  }
}
