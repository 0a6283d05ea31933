import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension SwipeActionsTests {
  // MARK: Delete by commit

  final class Legacy: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c"]
    var mayEdit = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { mayEdit }
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .left)
    }
    func tableView(
      _ tableView: UITableView,
      titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }
  }

  @Test func commitEditingProvidesADeleteButton() throws {
    let headless = HeadlessHost(size: CGSize(width: 320, height: 400), scale: 2)
    let window = headless.makeWindow()
    let table = UITableView(frame: window.bounds)
    let source = Legacy()
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    headless.frame()
    let cell = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    expect(cell.accessibilityCustomActions?.map(\.name), equals: ["Remove"])
    headless.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 200, y: 75))
    headless.settle()
    expect(cell.bounds.minX, isAbove: 60)
    headless.tap(at: CGPoint(x: 290, y: 75))
    headless.settle()
    expect(source.rows, equals: ["a", "c"])
    source.mayEdit = false
    headless.drag(from: CGPoint(x: 300, y: 25), to: CGPoint(x: 200, y: 25))
    headless.settle()
    expect(table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
    expectNil(table.visibleCells.first?.accessibilityCustomActions)
  }

  @Test func swipeActionsAreAccessibilityActions() throws {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute", "Flag"], isDone: false) }
    fixture.leading = { [unowned fixture] _ in fixture.actions(["Pin"]) }
    let actions = try require(fixture.cell(2)?.accessibilityCustomActions)
    expect(actions.map(\.name), equals: ["Pin", "Mute", "Flag"])
    expect(actions[0].actionHandler?(actions[0]), equals: true)
    expect(actions[1].actionHandler?(actions[1]), equals: false)
    expect(fixture.log.suffix(2), equals: ["perform Pin", "perform Mute"])
  }
}
