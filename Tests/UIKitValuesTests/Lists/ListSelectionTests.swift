import Expectations
import Foundation
import Testing

@testable import UIKitValues

/// The selected items of a list, which tables and collection views share.
@Suite nonisolated struct ListSelectionTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func selection(_ rows: Int...) -> ListSelection {
    var selection = ListSelection()
    for row in rows { selection.select(path(row)) }
    return selection
  }

  @Test func itemsAreInTheOrderOfSelection() {
    let selection = selection(7, 2, 5)
    expect(selection.paths, equals: [path(7), path(2), path(5)])
    expect(selection.first, equals: path(7))
    expect(selection.contains(path(2)))
    expect(!selection.contains(path(3)))
  }

  @Test func anItemThatIsSelectedAgainKeepsItsPlace() {
    var selection = selection(7, 2)
    selection.select(path(7))
    expect(selection.paths, equals: [path(7), path(2)])
  }

  @Test func aDeselectedItemComesLastWhenItIsSelectedAgain() {
    var selection = selection(7, 2)
    expect(selection.deselect(path(7)))
    expect(!selection.deselect(path(7)))
    selection.select(path(7))
    expect(selection.paths, equals: [path(2), path(7)])
  }

  @Test func nothingIsSelectedAfterRemovingAll() {
    var selection = selection(7, 2)
    selection.removeAll()
    expect(selection.isEmpty)
    expectNil(selection.first)
  }

  @Test func onlyItemsThatMeetAConditionAreKept() {
    var selection = selection(7, 2, 5)
    selection.keep { $0.row < 6 }
    expect(selection.paths, equals: [path(2), path(5)])
  }

  @Test func aBatchMovesItemsAndDropsDeletedAndReloadedOnes() throws {
    var selection = selection(4, 0, 1, 2, 3)
    let plan = try ListUpdatePlan(
      oldCounts: [5],
      newCounts: [5],
      updates: [
        .insertRow(path(0)), .deleteRow(path(1)), .reloadRow(path(2)), .moveRow(path(4), path(1)),
      ]
    )
    selection.move(by: plan)
    expect(selection.paths, equals: [path(1), path(2), path(4)])
  }
}
