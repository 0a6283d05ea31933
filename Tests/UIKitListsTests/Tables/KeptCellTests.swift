import Expectations
import Foundation
import Testing
import UIKit

/// Tables of forms, whose rows keep their cells: the data source returns the same cell for a row
/// each time.
@MainActor @Suite struct KeptCellTests {
  private final class Form: NSObject, UITableViewDataSource, UITableViewDelegate {
    var cells: [UITableViewCell] = (0..<5).map {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \($0)"
      return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  private let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2)
  private let form = Form()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    let window = host.makeWindow()
    table.dataSource = form
    table.delegate = form
    window.addSubview(table)
    host.frame()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func isShown(_ cell: UITableViewCell) -> Bool {
    cell.superview === table && !cell.isHidden && cell.alpha == 1 && cell.transform == .identity
  }

  @Test(arguments: [UITableView.RowAnimation.none, .fade, .left, .middle, .automatic])
  func aReloadedRowKeepsItsCell(animation: UITableView.RowAnimation) {
    host.run { table.reloadRows(at: [path(1)], with: animation) }
    host.frame()
    expect(table.cellForRow(at: path(1)), isSameAs: form.cells[1])
    host.settle()
    expect(isShown(form.cells[1]))
    expect(form.cells[1].frame, equals: table.rectForRow(at: path(1)))
    expect(table.visibleCells, equals: form.cells)
  }

  @Test(arguments: [UITableView.RowAnimation.none, .fade, .left, .middle, .automatic])
  func aCellReturnsWhileItsDeletionIsAnimated(animation: UITableView.RowAnimation) {
    let cell = form.cells[1]
    host.run {
      form.cells.remove(at: 1)
      table.deleteRows(at: [path(1)], with: animation)
    }
    host.frame()
    host.run {
      form.cells.insert(cell, at: 2)
      table.insertRows(at: [path(2)], with: animation)
    }
    host.settle()
    expect(table.cellForRow(at: path(2)), isSameAs: cell)
    expect(isShown(cell))
    expect(cell.frame, equals: table.rectForRow(at: path(2)))
    expect(table.visibleCells, equals: form.cells)
  }

  @Test func aReloadedSectionKeepsItsCells() {
    host.run { table.reloadSections([0], with: .automatic) }
    host.settle()
    expect(table.visibleCells, equals: form.cells)
    expect(form.cells.allSatisfy(isShown))
  }
}
