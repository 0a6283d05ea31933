import Expectations
import Foundation
import Testing
import UIKit

/// When a table counts its rows and lays out their cells.
@MainActor @Suite struct TableCountingTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count: Int
    var counted = 0
    var made = 0
    weak var table: UITableView?
    var askedDuringDisplay = 0

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counted += 1
      return count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      askedDuringDisplay += tableView.visibleCells.count
    }
  }

  private let rows = Rows(30)
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  init() {
    table.dataSource = rows
    table.delegate = rows
  }

  @Test func reloadDataCountsImmediatelyAndCreatesCellsLater() {
    table.layoutIfNeeded()
    let (counted, made) = (rows.counted, rows.made)
    table.reloadData()
    expect(rows.counted, isAbove: counted)
    expect(rows.made, equals: made)
    table.layoutIfNeeded()
    expect(rows.made, isAbove: made)
  }

  @Test func beginUpdatesAfterReloadDataKnowsTheNewCounts() {
    table.layoutIfNeeded()
    rows.count = 5
    table.reloadData()
    rows.count = 6
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.endUpdates()
    expect(table.numberOfRows(inSection: 0), equals: 6)
  }

  @Test func queriesForCellsRunThePendingLayout() {
    expect(table.visibleCells.count, equals: 10)
    table.contentOffset.y = 400
    expect(table.indexPathsForVisibleRows?.first, equals: IndexPath(row: 10, section: 0))
    table.reloadData()
    expect(table.cellForRow(at: IndexPath(row: 12, section: 0)) != nil)
  }

  @Test func rectanglesUseThePendingLayout() {
    table.layoutIfNeeded()
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 15))
    expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, equals: 55)
    expect(table.rect(forSection: 0).minY, equals: 15)
    rows.count = 2
    table.reloadData()
    expect(table.rect(forSection: 0).height, equals: 80)
  }

  @Test func queriesDuringADeletionDoNotDisturbTheTable() {
    table.layoutIfNeeded()
    rows.count = 3
    table.reloadData()
    table.layoutIfNeeded()
    expect(table.visibleCells.count, equals: 3)
    rows.count = 0
    table.performBatchUpdates {
      table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    expect(table.visibleCells, satisfies: \.isEmpty)
  }

  @Test func cellsCanBeRequestedInABatch() {
    table.layoutIfNeeded()
    rows.count = 31
    table.performBatchUpdates {
      table.setNeedsLayout()
      expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    expect(table.numberOfRows(inSection: 0), equals: 31)
  }
}
