import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite struct SwipeActionsTests {
  @Test func swipingOpensTheRowAndTappingPerformsTheAction() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute", "Flag"]) }
    fixture.swipe(row: 2, by: -120)
    fixture.headless.settle()
    expect(fixture.log, equals: ["trailing 2", "begin 2"])
    expect(fixture.slide(2), equals: -148)
    expect(fixture.cell(2)?.frame.minX, equals: 0)
    // The first action is the one at the edge.
    expect(fixture.button("Mute")?.convert(CGPoint.zero, to: nil).x, equals: CGFloat(246))
    expect(fixture.button("Flag")?.convert(CGPoint.zero, to: nil).x, equals: CGFloat(172))
    fixture.tap("Flag")
    fixture.headless.settle()
    expect(fixture.log, equals: ["trailing 2", "begin 2", "perform Flag", "end 2"])
    expect(fixture.slide(2), equals: 0)
    expectNil(fixture.button("Flag"))
  }

  @Test func theLeadingSideHasSeparateActions() {
    let fixture = SwipeFixture()
    fixture.leading = { [unowned fixture] _ in fixture.actions(["Pin"]) }
    fixture.swipe(row: 1, by: 100)
    fixture.headless.settle()
    expect(fixture.slide(1), equals: 74)
    expect(fixture.log, equals: ["leading 1", "begin 1"])
    fixture.swipe(row: 3, by: -100)
    fixture.headless.settle()
    expect(fixture.slide(3), equals: 0)
    expect(fixture.slide(1), equals: 0)
  }

  @Test func rowActionsAreOffered() {
    let fixture = SwipeFixture()
    fixture.rowActions = { [unowned fixture] _ in
      let delete = UITableViewRowAction(style: .destructive, title: "Remove") { action, path in
        fixture.note("\(action.title ?? "") \(path.row)")
      }
      let more = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
      more.backgroundColor = .systemBlue
      expect(delete.backgroundColor, equals: .systemRed)
      return [delete, more]
    }
    fixture.swipe(row: 2, by: -120)
    fixture.headless.settle()
    expect(fixture.button("More")?.backgroundColor, equals: .systemBlue)
    let width = fixture.slide(2)
    expect(width, isBelow: -100)
    fixture.tap("Remove")
    fixture.headless.settle()
    expect(fixture.log.last, equals: "Remove 2")
    // The row remains open until the table ends editing.
    expect(fixture.slide(2), equals: width)
    fixture.headless.run { fixture.table.setEditing(false, animated: true) }
    fixture.headless.settle()
    expect(fixture.slide(2), equals: 0)
    fixture.rowActions = { _ in [] }
    fixture.swipe(row: 3, by: -120)
    fixture.headless.settle()
    expect(fixture.slide(3), equals: 0)
  }

  @Test func rightToLeftLayoutsAreMirrored() {
    let fixture = SwipeFixture(isRightToLeft: true)
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute", "Flag"]) }
    fixture.swipe(row: 2, by: 120)
    fixture.headless.settle()
    expect(fixture.slide(2), equals: 148)
    expect(fixture.button("Mute")?.convert(CGPoint.zero, to: nil).x, equals: 0)
    expect(fixture.button("Flag")?.convert(CGPoint.zero, to: nil).x, equals: 74)
  }

  @Test func verticalDragsScrollWithoutRequestingActions() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute"]) }
    fixture.headless.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 170, y: 200))
    fixture.headless.settle()
    expect(fixture.log, equals: ["scroll"])
    expect(fixture.table.contentOffset.y, isAbove: 150)
  }

  @Test func horizontalDragsNeverScroll() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute"]) }
    fixture.headless.touch(.began, at: CGPoint(x: 250, y: 200))
    for step in 1...20 {
      fixture.headless.touch(
        .moved,
        at: CGPoint(x: 250 - 4 * min(step, 12), y: 200 + 6 * max(step - 12, 0))
      )
    }
    expect(fixture.table.contentOffset.y, equals: 0)
    expect(fixture.slide(3), isBelow: -20)
    fixture.headless.touch(.ended, at: CGPoint(x: 202, y: 250))
    fixture.headless.settle()
    expect(!fixture.log.contains("scroll"))
  }

  @Test func rowsWithoutActionsAreRequestedOnce() {
    let fixture = SwipeFixture()
    fixture.swipe(row: 2, by: -200)
    fixture.headless.settle()
    expect(fixture.log.filter { !$0.hasPrefix("select") }, equals: ["trailing 2"])
    expect(fixture.slide(2), equals: 0)
  }

  @Test func aFlickOpensAndAFlickBackCloses() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute", "Flag"]) }
    fixture.swipe(row: 2, by: -50, duration: 0.06)
    fixture.headless.settle()
    expect(fixture.slide(2), equals: -148)
    fixture.swipe(row: 2, by: 50, from: 60, duration: 0.06)
    fixture.headless.settle()
    expect(fixture.slide(2), equals: 0)
    expect(fixture.log, equals: ["trailing 2", "begin 2", "end 2"])
  }

  @Test func shortDragsClose() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute", "Flag"]) }
    let start = fixture.point(inRow: 2, x: 250)
    fixture.headless.drag(
      from: start,
      to: CGPoint(x: start.x - 70, y: start.y),
      duration: 0.3,
      hold: 0.3
    )
    fixture.headless.settle()
    expect(fixture.slide(2), equals: 0)
    expect(fixture.log.last, equals: "end 2")
  }

  @Test func withoutFullSwipeDragsPastTheActionsResist() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in
      let configuration = fixture.actions(["Mute"])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    fixture.headless.touch(.began, at: CGPoint(x: 310, y: 150))
    for x in stride(from: 300, through: 10, by: -10) {
      fixture.headless.touch(.moved, at: CGPoint(x: CGFloat(x), y: 150))
    }
    let open = -fixture.slide(2)
    expect(open > 74 && open < 74 + 107)
    // The button is as wide as the open area.
    expect(fixture.button("Mute")?.bounds.width, equals: open)
    fixture.headless.touch(.ended, at: CGPoint(x: 10, y: 150))
    fixture.headless.settle()
    expect(fixture.slide(2), equals: -74)
    expect(!fixture.log.contains("perform Mute"))
  }

  // MARK: Full swipe

  @Test func aFullSwipePerformsTheFirstActionOnRelease() throws {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute", "Flag"]) }
    fixture.headless.touch(.began, at: CGPoint(x: 310, y: 150))
    for x in stride(from: 300, through: 40, by: -10) {
      fixture.headless.touch(.moved, at: CGPoint(x: CGFloat(x), y: 150))
    }
    fixture.headless.advance(by: 0.3)
    expect(!fixture.log.contains("perform Mute"))
    // The first action has taken over.
    expectNil(fixture.button("Flag"))
    expect(fixture.button("Mute")?.bounds.width, equals: -fixture.slide(2))
    fixture.headless.touch(.ended, at: CGPoint(x: 40, y: 150))
    expect(fixture.log.contains("perform Mute"))
    fixture.headless.settle()
    expect(fixture.slide(2), equals: 0)
    expect(fixture.log.last, equals: "end 2")
  }

  @Test func returningFromAFullSwipeOnlyOpens() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute", "Flag"]) }
    fixture.headless.touch(.began, at: CGPoint(x: 310, y: 150))
    for x in [250, 150, 50, 100, 150, 160] {
      fixture.headless.touch(.moved, at: CGPoint(x: CGFloat(x), y: 150))
      fixture.headless.advance(by: 0.1)
    }
    expect(fixture.button("Flag") != nil)
    fixture.headless.touch(.ended, at: CGPoint(x: 160, y: 150))
    fixture.headless.settle()
    expect(fixture.slide(2), equals: -148)
    expect(!fixture.log.contains("perform Mute"))
  }

  // MARK: Outcomes

  @Test func destructiveActionsSlideTheRowOut() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] row in
      UISwipeActionsConfiguration(
        actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            guard let index = fixture.rows.firstIndex(of: row) else { return }
            fixture.rows.remove(at: index)
            fixture.table.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
            completion(true)
          }
        ]
      )
    }
    let cell = fixture.cell(2)
    fixture.swipe(row: 2, by: -270)
    fixture.headless.advance(by: 0.2)
    expect(cell.map { $0.bounds.minX > 200 }, equals: true)
    fixture.headless.settle()
    expect(cell?.bounds.minX, equals: 0)
    expect(fixture.cell(2)?.textLabel?.text, equals: "Row 3")
    expect(fixture.log, equals: ["trailing 2", "begin 2", "end nil"])
    expect(fixture.table.subviews.flatMap(\.subviews).allSatisfy { !($0 is SwipeActionsView) })
  }

  @Test func asynchronousDestructiveActionsWaitAndUndeletedRowsReturn() {
    let fixture = SwipeFixture()
    var finish: ((Bool) -> Void)?
    fixture.trailing = { _ in
      UISwipeActionsConfiguration(
        actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            finish = completion
          }
        ]
      )
    }
    fixture.swipe(row: 2, by: -100)
    fixture.headless.settle()
    fixture.tap("Delete")
    fixture.headless.advance(by: 3)
    expect(fixture.slide(2), equals: -74)
    finish?(true)
    fixture.headless.advance(by: 0.6)
    expect(fixture.slide(2), equals: -320)
    fixture.headless.settle()
    expect(fixture.slide(2), equals: 0)
    expect(fixture.log.last, equals: "end 2")
    finish?(true)
    fixture.headless.settle()
    expect(fixture.slide(2), equals: 0)
  }

  @Test func failedActionsCloseTheRow() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in
      fixture.actions(["Delete"], style: .destructive, isDone: false)
    }
    fixture.swipe(row: 2, by: -280)
    fixture.headless.settle()
    expect(fixture.log, equals: ["trailing 2", "begin 2", "perform Delete", "end 2"])
    expect(fixture.slide(2), equals: 0)
    expect(fixture.rows.count, equals: 40)
  }

  // MARK: Closing

  @Test func tappingElsewhereClosesWithoutSelecting() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute"]) }
    for row in [5, 2] {
      fixture.swipe(row: 2, by: -100)
      fixture.headless.settle()
      expect(fixture.slide(2), equals: -74)
      fixture.headless.tap(at: fixture.point(inRow: row, x: 40))
      fixture.headless.settle()
      expect(fixture.slide(2), equals: 0)
    }
    expect(!fixture.log.contains { $0.hasPrefix("select") })
    fixture.headless.tap(at: fixture.point(inRow: 5, x: 40))
    expect(fixture.log.last, equals: "select 5")
  }

  @Test func scrollingCloses() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute"]) }
    fixture.swipe(row: 6, by: -100)
    fixture.headless.settle()
    fixture.headless.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150), hold: 0.2)
    fixture.headless.settle()
    expect(fixture.table.contentOffset.y, equals: 40)
    expect(fixture.slide(6), equals: 0)
    expect(fixture.log.filter { $0 == "end 6" }.count, equals: 1)
  }

  @Test func swipingAnotherRowClosesTheFirst() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute"]) }
    fixture.swipe(row: 2, by: -100)
    fixture.headless.settle()
    fixture.swipe(row: 4, by: -100)
    fixture.headless.settle()
    expect(fixture.slide(2), equals: 0)
    expect(fixture.slide(4), equals: -74)
    expect(fixture.log, equals: ["trailing 2", "begin 2", "trailing 4", "begin 4", "end 2"])
  }

  @Test func reloadedOrDeletedRowsClose() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute"]) }
    fixture.swipe(row: 2, by: -100)
    fixture.headless.settle()
    fixture.rows.insert(100, at: 0)
    fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    fixture.headless.settle()
    expect(fixture.slide(3), equals: -74)
    fixture.table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
    fixture.headless.settle()
    expect(fixture.slide(3), equals: 0)
    expect(fixture.log.last, equals: "end nil")
    fixture.swipe(row: 3, by: -100)
    fixture.headless.settle()
    fixture.table.reloadData()
    fixture.headless.settle()
    expect(fixture.table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
    expectNil(fixture.table.swipeActions?.openRow)
  }

  @Test func reusedCellsAreClosed() {
    let fixture = SwipeFixture()
    fixture.trailing = { [unowned fixture] _ in fixture.actions(["Mute"]) }
    fixture.swipe(row: 2, by: -100)
    fixture.headless.settle()
    fixture.table.contentOffset.y = 1000
    fixture.headless.settle()
    expect(fixture.log.last, equals: "end nil")
    expect(fixture.table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
  }
}
