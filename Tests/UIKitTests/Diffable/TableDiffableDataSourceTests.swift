import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct TableDiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private final class Fixture {
    let headless = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2)
    let table: UITableView
    let source: UITableViewDiffableDataSource<Int, Int>
    var requests = 0

    init() {
      let window = headless.makeWindow()
      let table = UITableView(frame: window.bounds, style: .plain)
      self.table = table
      window.addSubview(table)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
    }

    func texts() -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
  }

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func theTableShowsTheSnapshot() {
    let fixture = Fixture()
    fixture.headless.run { fixture.source.apply(snapshot([(1, [10, 11]), (2, [20])])) }
    fixture.headless.settle()
    #expect(fixture.texts() == ["10", "11", "20"])
    #expect(fixture.source.indexPath(for: 20) == IndexPath(row: 0, section: 1))
    #expect(fixture.source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 11)
    #expect(fixture.source.itemIdentifier(for: IndexPath(row: 7, section: 0)) == nil)
    #expect(fixture.source.sectionIdentifier(for: 1) == 2)
    #expect(fixture.source.index(for: 2) == 1)
  }

  @Test(arguments: Seeds.first(12)) func randomSnapshotsEndUpOnScreen(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = Fixture()
    for step in 0..<12 {
      var items = Array(Array(0..<14).shuffled(using: &random).prefix(8))
      let model = Array(0..<4).shuffled(using: &random)
        .prefix(Int.random(in: 0...4, using: &random))
        .map { section -> (Int, [Int]) in
          let count = min(Int.random(in: 0...4, using: &random), items.count)
          defer { items.removeFirst(count) }
          return (section, Array(items.prefix(count)))
        }
      var new = snapshot(model)
      let all = model.flatMap(\.1)
      if let item = all.randomElement(using: &random) { new.reconfigureItems([item]) }
      if let item = all.randomElement(using: &random), new.reconfiguredItemIdentifiers != [item] {
        new.reloadItems([item])
      }
      var isDone = false
      fixture.headless.run {
        fixture.source.apply(new, animatingDifferences: step % 3 != 0) { isDone = true }
      }
      fixture.headless.settle()
      try #require(isDone)
      try #require(fixture.texts() == all.map { "\($0)" }, "seed \(seed) step \(step)")
      #expect(fixture.source.snapshot().reloadedItemIdentifiers.isEmpty)
    }
  }

  @Test func reconfiguredRowsKeepTheirCells() {
    let fixture = Fixture()
    fixture.headless.run { fixture.source.apply(snapshot([(1, [10, 11])])) }
    fixture.headless.settle()
    let cell = fixture.table.cellForRow(at: IndexPath(row: 1, section: 0))
    var next = fixture.source.snapshot()
    next.reconfigureItems([11])
    next.insertItems([9], beforeItem: 10)
    fixture.headless.run { fixture.source.apply(next) }
    fixture.headless.settle()
    #expect(fixture.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
  }

  @Test func applyingCanBeAwaited() async {
    let fixture = Fixture()
    await fixture.source.apply(snapshot([(1, [10])]), animatingDifferences: false)
    #expect(fixture.source.snapshot().itemIdentifiers == [10])
    await fixture.source.applySnapshotUsingReloadData(snapshot([(1, [12])]))
    #expect(fixture.source.snapshot().itemIdentifiers == [12])
  }
}
