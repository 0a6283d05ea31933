import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import UIKitValues

/// Which item of a table or a collection view stays where it is, and how far the bounds move for
/// it.
@Suite nonisolated struct ListAnchorTests {
  /// Rows of a height of 10 from the top of the content, below a bar of the screen.
  private func candidates(_ rows: Range<Int>, barsEndAt top: Int) -> AnchorCandidates<Int> {
    AnchorCandidates(
      cells: Array(rows),
      isSeen: { $0 * 10 + 10 > top },
      isUncovered: { $0 * 10 >= top }
    )
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func survivor(
    _ updates: [ListUpdate],
    from old: Int,
    to new: Int,
    barsEndAt top: Int
  ) throws -> [Int]? {
    let plan = try ListUpdatePlan(oldCounts: [old], newCounts: [new], updates: updates)
    return candidates(2..<6, barsEndAt: top).first(surviving: plan, path: path)
      .map { [$0.cell, $0.path.row] }
  }

  @Test func theBoundsFollowTheItemAlongTheAxesThatAreHeld() {
    let bounds = CGRect(x: 5, y: 100, width: 50, height: 80)
    let corner = CGPoint(x: 10, y: 120)
    let both = ListAnchor(7, at: corner, in: bounds, holds: (true, true))
    let moved = CGPoint(x: 40, y: 90)
    expect(both.shift(to: moved, in: bounds), equals: CGPoint(x: 30, y: -30))
    let vertical = ListAnchor(7, at: corner, in: bounds, holds: (false, true))
    expect(vertical.shift(to: moved, in: bounds), equals: CGPoint(x: 0, y: -30))
    expect(vertical.shift(to: corner, in: bounds), equals: .zero)
  }

  @Test func theFirstItemWithAPartBelowTheBarsStays() {
    expect(candidates(2..<6, barsEndAt: 35).first, equals: 3)
    expect(candidates(2..<6, barsEndAt: 40).first, equals: 4)
  }

  @Test func anItemThatBeginsBelowTheBarsStaysWhenTheWidthChanges() {
    expect(candidates(2..<6, barsEndAt: 35).firstUncovered, equals: 4)
    expect(candidates(2..<6, barsEndAt: 40).firstUncovered, equals: 4)
    expect(candidates(2..<6, barsEndAt: 55).firstUncovered, equals: 5)
  }

  @Test func theLastItemStaysIfAllAreUnderTheBars() {
    expect(candidates(2..<6, barsEndAt: 90).first, equals: 5)
    expectNil(candidates(2..<2, barsEndAt: 90).first)
  }

  @Test func anItemThatRemainsStaysInPlaceOfADeletedOne() throws {
    let updates = [ListUpdate.deleteRow(path(3)), .insertRow(path(0)), .insertRow(path(1))]
    expect(try survivor(updates, from: 8, to: 9, barsEndAt: 35), equals: [4, 5])
  }

  @Test func anItemUnderTheBarsStaysIfAllOthersAreDeleted() throws {
    let updates = [3, 4, 5].map { ListUpdate.deleteRow(path($0)) }
    expect(try survivor(updates, from: 8, to: 5, barsEndAt: 35), equals: [2, 2])
  }

  @Test func aMovedItemStaysOnlyIfThereIsNoOther() throws {
    let move = ListUpdate.moveRow(path(3), path(0))
    expect(try survivor([move], from: 8, to: 8, barsEndAt: 35), equals: [4, 4])
    let others = [2, 4, 5].map { ListUpdate.deleteRow(path($0)) }
    expect(try survivor([move] + others, from: 8, to: 5, barsEndAt: 35), equals: [3, 0])
  }

  @Test func noItemStaysIfAllAreDeleted() throws {
    let updates = (2..<6).map { ListUpdate.deleteRow(path($0)) }
    expectNil(try survivor(updates, from: 8, to: 4, barsEndAt: 35))
  }
}
