import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Detail buttons, and rows and items that do something when they are chosen.
@MainActor @Suite struct RowAccessoryTests {
  private final class Table: UITableViewController {
    var calls: [String] = []
    var mayPerform = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = [.detailButton, .detailDisclosureButton, .none][indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView,
      canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
      mayPerform
        && super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }

    override func tableView(
      _ tableView: UITableView,
      performPrimaryActionForRowAt indexPath: IndexPath
    ) { calls.append("perform \(indexPath.row)") }

    override func tableView(
      _ tableView: UITableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { calls.append("detail \(indexPath.row)") }
  }

  private func show() async -> (Table, Screen) {
    let table = Table(style: .plain)
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 400))) { table }
    await screen.settle()
    return (table, screen)
  }

  private func button(in view: UIView) -> UIButton? {
    view as? UIButton ?? view.subviews.lazy.compactMap { button(in: $0) }.first
  }

  private func detailButton(_ row: Int, _ table: Table, _ screen: Screen) throws -> CGRect {
    let cell = try require(table.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    let button = try require(self.button(in: cell))
    expect(button.accessibilityLabel, equals: "More Info")
    return button.convert(button.bounds, to: screen.window)
  }

  @Test func tappingADetailButtonDoesNotSelectTheRow() async throws {
    let (table, screen) = await show()
    for row in 0...1 {
      let frame = try detailButton(row, table, screen)
      expect(frame.maxX <= 304.5 && frame.minX > 230)
      await screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    expect(table.calls, equals: ["detail 0", "detail 1"])
    expectNil(table.tableView.indexPathForSelectedRow)
  }

  @Test func theDetailButtonOfARowOfBeforeAReloadDoesNothing() async throws {
    let (table, screen) = await show()
    let cell = try require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let button = try require(self.button(in: cell))
    screen.perform {
      table.tableView.reloadData()
      button.sendActions(for: .primaryActionTriggered)
    }
    expect(table.calls, equals: [])
  }

  @Test func tappingPerformsThePrimaryActionAfterSelection() async {
    let (table, screen) = await show()
    await screen.tap(at: CGPoint(x: 60, y: 20))
    expect(table.calls, equals: ["select 0", "perform 0"])
    table.mayPerform = false
    await screen.tap(at: CGPoint(x: 60, y: 60))
    expect(table.calls, equals: ["select 0", "perform 0", "select 1"])
  }

  @Test func editedRowsPerformNoPrimaryAction() async {
    let (table, screen) = await show()
    screen.perform {
      table.tableView.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: false)
    }
    await screen.settle()
    await screen.tap(at: CGPoint(x: 120, y: 20))
    expect(table.calls, equals: ["select 0"])
  }
}
