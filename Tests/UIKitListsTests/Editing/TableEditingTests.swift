import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite struct TableEditingTests {
  private let names = (0..<30).map { "Row \($0)" }

  @Test func contentIsIndentedWhileEditing() throws {
    let fixture = EditingFixture([names])
    fixture.table.setEditing(true, animated: true)
    fixture.headless.settle()
    let cell = try require(fixture.cell(1))
    expect(fixture.table.isEditing && cell.isEditing)
    expect(cell.editingStyle == .delete && cell.showsReorderControl)
    expect(cell.contentView.frame.minX == 40 && cell.contentView.frame.maxX == 320 - 44)
    expect(cell.editing?.control?.frame.minX, equals: 0)
    // Rows that appear later are in editing mode, too.
    fixture.table.contentOffset.y = 800
    fixture.headless.settle()
    expect(fixture.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 40 })
    fixture.table.setEditing(false, animated: true)
    fixture.headless.settle()
    expect(
      fixture.table.visibleCells.allSatisfy { cell in
        cell.contentView.frame == CGRect(origin: .zero, size: cell.bounds.size)
          && cell.subviews.allSatisfy { !($0 is TableEditControl) && !($0 is TableReorderControl) }
      }
    )
  }

  @Test func rightToLeftLayoutsAreMirrored() throws {
    let fixture = EditingFixture([names], isRightToLeft: true)
    fixture.table.isEditing = true
    fixture.headless.frame()
    let cell = try require(fixture.cell(1))
    expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.maxX == 280)
    expect(cell.editing?.control?.frame.maxX, equals: 320)
    expect(cell.editing?.grip?.frame.minX, equals: 0)
  }

  @Test func noneditableRowsShowNoControls() throws {
    let fixture = EditingFixture([names])
    fixture.canEdit = { $0.row != 1 }
    fixture.canMove = { $0.row == 2 }
    fixture.style = { $0.row == 3 ? .none : .insert }
    fixture.table.setEditing(true, animated: false)
    fixture.headless.frame()
    let cells = (0..<4).compactMap { fixture.cell($0) }
    expect(cells.map(\.isEditing), equals: [true, false, true, true])
    expect(cells.map { $0.contentView.frame.minX }, equals: [40, 0, 40, 40])
    expect(cells.map { $0.editing?.grip != nil }, equals: [false, false, true, false])
    expect(cells.map { $0.editing?.control?.kind }, equals: [.insert, nil, .insert, nil])
  }

  @Test func theRedControlOpensADeleteButton() {
    let fixture = EditingFixture([names])
    fixture.table.setEditing(true, animated: false)
    fixture.headless.frame()
    // Swiping is off.
    fixture.headless.drag(from: CGPoint(x: 250, y: 75), to: CGPoint(x: 100, y: 75))
    fixture.headless.settle()
    expect(fixture.cell(1)?.bounds.minX, equals: 0)
    fixture.headless.tap(at: fixture.middle(of: fixture.cell(1)?.editing?.control))
    fixture.headless.settle()
    expect(fixture.cell(1)?.bounds.minX, equals: 74)
    expect(fixture.cell(1)?.showingDeleteConfirmation, equals: true)
    fixture.headless.tap(at: CGPoint(x: 300, y: 75))
    fixture.headless.settle()
    expect(fixture.log, equals: ["commit delete 1"])
    expectNil(fixture.fault())
    fixture.style = { _ in .insert }
    fixture.table.reloadData()
    fixture.headless.frame()
    fixture.headless.tap(at: fixture.middle(of: fixture.cell(0)?.editing?.control))
    fixture.headless.settle()
    expect(fixture.sections[0].first, equals: "new")
    expectNil(fixture.fault())
  }

  /// Lifts a finger before the layout pass of a reload.
  private func tapDuringReload(at place: CGPoint, of fixture: EditingFixture) {
    fixture.headless.touch(.began, at: place)
    fixture.headless.advance(by: 0.05)
    fixture.sections = [["a", "b", "c"]]
    fixture.table.reloadData()
    fixture.headless.touch(.ended, at: place)
    fixture.headless.settle()
    expect(fixture.log, equals: [])
    expect(fixture.sections, equals: [["a", "b", "c"]])
    expectNil(fixture.fault())
  }

  @Test func theDeleteButtonOfARowOfBeforeAReloadDeletesNothing() {
    let fixture = EditingFixture([names])
    fixture.table.setEditing(true, animated: false)
    fixture.headless.frame()
    fixture.headless.tap(at: fixture.middle(of: fixture.cell(1)?.editing?.control))
    fixture.headless.settle()
    expect(fixture.cell(1)?.showingDeleteConfirmation, equals: true)
    tapDuringReload(at: CGPoint(x: 300, y: 75), of: fixture)
  }

  @Test func theControlOfARowOfBeforeAReloadInsertsNothing() {
    let fixture = EditingFixture([names])
    fixture.style = { _ in .insert }
    fixture.table.setEditing(true, animated: false)
    fixture.headless.frame()
    tapDuringReload(at: fixture.middle(of: fixture.cell(1)?.editing?.control), of: fixture)
  }

  @Test func severalRowsCanBeSelectedWhileEditing() throws {
    let fixture = EditingFixture([names])
    fixture.table.selectRow(
      at: IndexPath(row: 4, section: 0),
      animated: false,
      scrollPosition: .none
    )
    fixture.table.allowsMultipleSelectionDuringEditing = true
    fixture.table.setEditing(true, animated: true)
    fixture.headless.settle()
    expectNil(fixture.table.indexPathsForSelectedRows)
    for row in [1, 3, 2, 1] {
      fixture.headless.tap(at: fixture.middle(of: fixture.cell(row)?.contentView))
      fixture.headless.settle()
    }
    expect(fixture.log, equals: ["select 1", "select 3", "select 2", "deselect 1"])
    expect(fixture.table.indexPathsForSelectedRows?.map(\.row), equals: [3, 2])
    let checked = (0..<5).map { fixture.cell($0)?.editing?.control?.isChecked }
    expect(checked, equals: [false, false, true, true, false])
    // A tap on the circle is a tap on the row.
    fixture.headless.tap(at: CGPoint(x: 27, y: fixture.middle(of: fixture.cell(5)).y))
    expect(fixture.table.indexPathsForSelectedRows?.map(\.row), equals: [3, 2, 5])
    fixture.table.setEditing(false, animated: true)
    fixture.headless.settle()
    expectNil(fixture.table.indexPathsForSelectedRows)
    expect(fixture.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func editingSelectsNothingUnlessAllowed() {
    let fixture = EditingFixture([names])
    fixture.table.isEditing = true
    fixture.headless.tap(at: fixture.middle(of: fixture.cell(2)?.contentView))
    expect(fixture.log, equals: [])
    fixture.table.allowsSelectionDuringEditing = true
    fixture.headless.tap(at: fixture.middle(of: fixture.cell(2)?.contentView))
    expect(fixture.log, equals: ["select 2"])
  }

  @Test func textIsMeasuredInTheRemainingWidth() throws {
    let long = String(repeating: "word ", count: 14)
    let fixture = EditingFixture([Array(repeating: long, count: 20)])
    for cell in fixture.table.visibleCells { cell.textLabel?.numberOfLines = 0 }
    fixture.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    fixture.headless.settle()
    fixture.table.performBatchUpdates(nil)
    for cell in fixture.table.visibleCells { cell.textLabel?.numberOfLines = 0 }
    fixture.table.setEditing(true, animated: true)
    fixture.headless.settle()
    let edited = try require(fixture.cell(2)).frame.height
    expectNil(fixture.fault())
    fixture.table.setEditing(false, animated: true)
    fixture.headless.settle()
    expectNil(fixture.fault())
    try expect(require(fixture.cell(2)).frame.height, isBelow: edited)
  }

  @Test func anEditButtonBeginsAndEndsEditing() throws {
    final class Names: UITableViewController {}
    let headless = HeadlessHost(size: CGSize(width: 320, height: 480))
    let controller = Names(style: .plain)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let window = headless.makeWindow()
    headless.run {
      window.rootViewController = UINavigationController(rootViewController: controller)
    }
    headless.frame()
    expect(controller.editButtonItem.title, equals: "Edit")
    controller.editButtonItem.makeButton().sendActions(for: .primaryActionTriggered)
    expect(controller.isEditing && controller.tableView.isEditing)
    expect(controller.editButtonItem.title, equals: "Done")
    expect(controller.editButtonItem.style, equals: .done)
    controller.editButtonItem.makeButton().sendActions(for: .primaryActionTriggered)
    expect(!controller.isEditing && !controller.tableView.isEditing)
    expect(controller.editButtonItem.title, equals: "Edit")
    expect(controller.editButtonItem.style, equals: .plain)
  }
}
