import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// What a table's delegate has a say in when the reader selects rows.
@MainActor @Suite
final class TableSelectionTests: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private var count = 5
  private var refusesToDeselect = false
  private var replacement: IndexPath?
  private var asked: [Int] = []
  private var log: [String] = []

  override init() {
    super.init()
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    asked.append(indexPath.row)
    return replacement ?? indexPath
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    refusesToDeselect ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("+\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("-\(indexPath.row)")
  }

  private func tap(_ row: Int) { table.touchedList?.choose(IndexPath(row: row, section: 0)) }

  private var selectedRows: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

  @Test func aRowReplacesTheSelectedOne() {
    tap(1)
    tap(3)
    expect(log, equals: ["+1", "-1", "+3"])
    expect(selectedRows, equals: [3])
  }

  @Test func aRowThatMayNotBeDeselectedStaysSelectedBesideTheNewOne() {
    tap(1)
    refusesToDeselect = true
    tap(3)
    expect(log, equals: ["+1", "+3"])
    expect(selectedRows, equals: [1, 3])
  }

  @Test func theDelegateSelectsAnotherRow() {
    replacement = IndexPath(row: 4, section: 0)
    tap(1)
    expect(log, equals: ["+4"])
    expect(selectedRows, equals: [4])
  }

  @Test func rowsAreInTheOrderOfSelection() {
    table.allowsMultipleSelection = true
    for row in [3, 0, 2] { tap(row) }
    tap(3)
    expect(selectedRows, equals: [0, 2])
    tap(3)
    expect(selectedRows, equals: [0, 2, 3])
    expect(log, equals: ["+3", "+0", "+2", "-3", "+3"])
  }

  @Test func aDeselectionThatIsRefusedIsNotPosted() {
    table.allowsMultipleSelection = true
    var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification,
      object: table,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    tap(1)
    refusesToDeselect = true
    tap(1)
    expect(selectedRows, equals: [1])
    expect(posts, equals: 1)
  }

  @Test func aRowOfBeforeAReloadIsNotSelectedByATap() {
    count = 2
    table.reloadData()
    tap(4)
    expect(log, equals: [])
    table.layoutIfNeeded()
    tap(1)
    expect(log, equals: ["+1"])
  }

  @Test func aRowOfBeforeAReloadIsNotSelectedByAKeyOrAScreenReader() throws {
    let cell = try require(table.cellForRow(at: IndexPath(row: 4, section: 0)))
    count = 2
    table.reloadData()
    expect(!cell.activateByKey())
    expect(!cell.accessibilityActivate())
    expect(log, equals: [])
  }

  @Test func theDelegateIsNotAskedAboutARowThatDoesNotExist() {
    tap(5)
    expect(asked, equals: [])
  }
}
