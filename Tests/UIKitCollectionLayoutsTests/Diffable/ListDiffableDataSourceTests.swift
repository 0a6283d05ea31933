import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

/// The behaviour that diffable data sources of tables and of collection views share.
@Suite struct ListDiffableDataSourceTests {
  nonisolated static let kinds: [ListKind] = [.table, .compositional]

  private final class Fixture {
    let headless = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 2)
    let list: any ListUnderTest
    let source: any DiffableUnderTest

    init(_ kind: ListKind) {
      let window = headless.makeWindow()
      func fill(_ cell: UIView, _ item: Int) {
        guard let row = cell as? any FixtureRow else { return }
        row.identity = item
        row.height = 40
      }
      if kind == .table {
        let table = UITableView(frame: window.bounds, style: .plain)
        table.register(FixtureCell.self, forCellReuseIdentifier: "cell")
        list = table
        source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
          let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
          fill(cell, item)
          return cell
        }
      } else {
        let collection = UICollectionView(
          frame: window.bounds,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: .init(appearance: .plain)
          )
        )
        let registration = UICollectionView.CellRegistration<ListFixtureCell, Int> {
          cell,
          _,
          item in
          fill(cell, item)
        }
        list = collection
        source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
          $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
      }
      window.addSubview(list)
    }

    var rows: [any FixtureRow] { list.shownCells.compactMap { $0 as? any FixtureRow } }

    func apply(_ snapshot: FixtureSnapshot, animated: Bool = true) throws {
      var isDone = false
      headless.run {
        source.apply(snapshot, animatingDifferences: animated) { isDone = true }
      }
      headless.settle()
      try require(isDone)
    }
  }

  @Test(arguments: kinds) func theListShowsTheSnapshot(kind: ListKind) throws {
    let fixture = Fixture(kind)
    try fixture.apply(FixtureSnapshot([(1, [10, 11]), (2, [20])]))
    expect(fixture.rows.map(\.identity), equals: [10, 11, 20])
    expect(fixture.source.indexPath(for: 20), equals: IndexPath(row: 0, section: 1))
    expect(fixture.source.itemIdentifier(for: IndexPath(row: 1, section: 0)), equals: 11)
    expectNil(fixture.source.itemIdentifier(for: IndexPath(row: 7, section: 0)))
    expect(fixture.source.sectionIdentifier(for: 1), equals: 2)
    expect(fixture.source.index(for: 2), equals: 1)
  }

  @Test(arguments: kinds, Seeds.first(12))
  func randomSnapshotsAreShown(kind: ListKind, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = Fixture(kind)
    for step in 0..<12 {
      var items = Array(Array(0..<14).shuffled(using: &random).prefix(9))
      let model = Array(0..<4).shuffled(using: &random)
        .prefix(Int.random(in: 0...4, using: &random))
        .map { section -> (Int, [Int]) in
          let count = min(Int.random(in: 0...4, using: &random), items.count)
          defer { items.removeFirst(count) }
          return (section, Array(items.prefix(count)))
        }
      var new = FixtureSnapshot(model)
      let all = model.flatMap(\.1)
      if let item = all.randomElement(using: &random) { new.reconfigureItems([item]) }
      if let item = all.randomElement(using: &random), new.reconfiguredItemIdentifiers != [item] {
        new.reloadItems([item])
      }
      try fixture.apply(new, animated: step % 3 != 0)
      try require(fixture.rows.map(\.identity) == all, "seed \(seed) step \(step)")
      expect(fixture.source.snapshot().reloadedItemIdentifiers, satisfies: \.isEmpty)
      for (row, next) in zip(fixture.rows, fixture.rows.dropFirst()) {
        try require(abs(row.frame.maxY - next.frame.minY) < 0.01, "seed \(seed)")
      }
    }
  }

  @Test(arguments: kinds) func reconfiguredRowsKeepTheirCells(kind: ListKind) throws {
    let fixture = Fixture(kind)
    try fixture.apply(FixtureSnapshot([(1, [10, 11])]))
    let cell = try require(fixture.list.shownCell(at: IndexPath(row: 1, section: 0)))
    var next = fixture.source.snapshot()
    next.reconfigureItems([11])
    next.insertItems([9], beforeItem: 10)
    try fixture.apply(next)
    expect(fixture.list.shownCell(at: IndexPath(row: 2, section: 0)), isSameAs: cell)
  }

  private final class BatchTable: UITableView {
    var batchCount = 0

    override func performBatchUpdates(
      _ updates: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      batchCount += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class BatchCollection: UICollectionView {
    var batchCount = 0

    override func performBatchUpdates(
      _ updates: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      batchCount += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test func snapshotsAreAppliedByBatchesOfAListInAWindow() {
    let window = HeadlessHost(size: CGSize(width: 320, height: 600)).makeWindow()
    let table = BatchTable(frame: window.bounds)
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    let collection = BatchCollection(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.addSubview(table)
    window.addSubview(collection)
    // The first one, one that changes nothing, and two more.
    for (index, ids) in [[], [], [10], [10, 11]].enumerated() {
      rows.apply(FixtureSnapshot(ids.isEmpty ? [] : [(1, ids)]))
      items.apply(FixtureSnapshot(ids.isEmpty ? [] : [(1, ids)]))
      expect(table.batchCount, equals: index + 1)
      expect(collection.batchCount, equals: index + 1)
      expect(collection.numberOfSections, equals: ids.isEmpty ? 0 : 1)
    }
  }

  @Test(arguments: kinds) func applyingCanBeAwaited(kind: ListKind) async {
    let fixture = Fixture(kind)
    await fixture.source.apply(FixtureSnapshot([(1, [10])]), animatingDifferences: false)
    expect(fixture.source.snapshot().itemIdentifiers, equals: [10])
    await fixture.source.applySnapshotUsingReloadData(FixtureSnapshot([(1, [12])]))
    expect(fixture.source.snapshot().itemIdentifiers, equals: [12])
  }
}

typealias FixtureSnapshot = NSDiffableDataSourceSnapshot<Int, Int>

extension FixtureSnapshot {
  init(_ sections: [(Int, [Int])]) {
    self.init()
    for (section, items) in sections {
      appendSections([section])
      appendItems(items)
    }
  }
}

/// The interface that both data sources share.
@MainActor private protocol DiffableUnderTest: AnyObject {
  func apply(
    _ snapshot: FixtureSnapshot,
    animatingDifferences: Bool,
    completion: (() -> Void)?
  )
  func apply(_ snapshot: FixtureSnapshot, animatingDifferences: Bool) async
  func applySnapshotUsingReloadData(_ snapshot: FixtureSnapshot) async
  func snapshot() -> FixtureSnapshot
  func indexPath(for item: Int) -> IndexPath?
  func itemIdentifier(for path: IndexPath) -> Int?
  func sectionIdentifier(for index: Int) -> Int?
  func index(for section: Int) -> Int?
}

extension UITableViewDiffableDataSource: DiffableUnderTest
where SectionIdentifierType == Int, ItemIdentifierType == Int {}

extension UICollectionViewDiffableDataSource: DiffableUnderTest
where SectionIdentifierType == Int, ItemIdentifierType == Int {}
