import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@testable import UIKitCollectionLayouts
@testable import UIKitCore

@Suite struct CollectionDiffableDataSourceTests {
  private final class Fixture {
    let headless = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 2)
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>

    init() {
      let window = headless.makeWindow()
      let collection = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: .init(appearance: .plain)
        )
      )
      self.collection = collection
      window.addSubview(collection)
      let registration = UICollectionView.CellRegistration<ListFixtureCell, Int> { cell, _, item in
        cell.identity = item
        cell.height = 40
        cell.accessories = item < 10 ? [.outlineDisclosure()] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
    }

    var cells: [ListFixtureCell] {
      collection.visibleCells.compactMap { $0 as? ListFixtureCell }
    }

    func apply(_ snapshot: FixtureSnapshot, animated: Bool = true) {
      headless.run { source.apply(snapshot, animatingDifferences: animated) }
      headless.settle()
    }
  }

  private func tree() -> NSDiffableDataSourceSectionSnapshot<Int> {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([11, 12], to: 1)
    tree.append([21], to: 2)
    return tree
  }

  @Test func aTreeShowsTheChildrenOfExpandedItems() {
    let fixture = Fixture()
    var tree = tree()
    fixture.headless.run { fixture.source.apply(tree, to: 0) }
    fixture.headless.settle()
    expect(fixture.cells.map(\.identity), equals: [1, 2])
    tree.expand([1])
    fixture.headless.run { fixture.source.apply(tree, to: 0) }
    fixture.headless.settle()
    expect(fixture.cells.map(\.identity), equals: [1, 11, 12, 2])
    expect(fixture.cells.map(\.indentationLevel), equals: [0, 1, 1, 0])
    expect(fixture.cells[1].contentView.frame.minX, equals: 16)
    expect(fixture.source.snapshot(for: 0).isExpanded(1))
    expect(fixture.source.snapshot().itemIdentifiers, equals: [1, 11, 12, 2])
  }

  @Test func theChevronExpandsAndCollapses() throws {
    let fixture = Fixture()
    var log: [String] = []
    fixture.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 2 }
    fixture.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    fixture.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    fixture.headless.run { fixture.source.apply(tree(), to: 0) }
    fixture.headless.settle()
    func tapChevron(_ index: Int) throws {
      let view = try require(fixture.cells[index].accessoryViews.first)
      let frame = view.convert(view.bounds, to: nil)
      fixture.headless.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      fixture.headless.settle()
    }
    try tapChevron(0)
    expect(fixture.cells.map(\.identity), equals: [1, 11, 12, 2])
    try tapChevron(3)
    expect(fixture.cells.map(\.identity), equals: [1, 11, 12, 2])
    try tapChevron(0)
    expect(fixture.cells.map(\.identity), equals: [1, 2])
    expect(log, equals: ["expand 1", "collapse 1"])
  }

  @Test func aDraggedItemCallsTheHandlers() throws {
    let fixture = Fixture()
    var orders: [[Int]] = []
    fixture.source.reorderingHandlers.canReorderItem = { $0 != 23 }
    fixture.source.reorderingHandlers.didReorder = {
      orders.append($0.finalSnapshot.itemIdentifiers)
    }
    fixture.apply(FixtureSnapshot([(0, [20, 21, 22, 23])]))
    fixture.headless.run {
      expect(
        !fixture.collection.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0))
      )
      expect(
        fixture.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      )
      fixture.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 110))
    }
    fixture.headless.settle()
    expect(orders, satisfies: \.isEmpty)
    fixture.headless.run { fixture.collection.endInteractiveMovement() }
    fixture.headless.settle()
    expect(orders, equals: [[21, 22, 20, 23]])
    expect(fixture.cells.map(\.identity), equals: [21, 22, 20, 23])
    expect(fixture.cells.map(\.frame.minY), equals: [0, 40, 80, 120])
  }

  @Test func cellsAndSelectionMoveAlsoWithoutAWindow() throws {
    let layout = UICollectionViewFlowLayout()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = FixtureSnapshot([(0, [20, 21, 22])])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    let cell = try require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let last = IndexPath(item: 2, section: 0)
    collection.selectItem(
      at: IndexPath(item: 0, section: 0),
      animated: false,
      scrollPosition: []
    )
    snapshot.moveItem(20, afterItem: 22)
    source.apply(snapshot)
    expect(collection.cellForItem(at: last), isSameAs: cell)
    expect(collection.indexPathsForSelectedItems, equals: [last])
    source.applySnapshotUsingReloadData(snapshot)
    expect(collection.indexPathsForSelectedItems, equals: [])
  }
}
