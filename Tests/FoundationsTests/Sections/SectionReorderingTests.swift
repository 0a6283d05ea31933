import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// Rows of section controllers that the reader drags.
@Suite struct SectionReorderingTests {
  private func movable() -> GroupSection {
    let section = GroupSection()
    section.isMovable = true
    return section
  }

  /// Lifts a row with a long press, drags it to a height and drops it.
  private func carry(_ fixture: SectionScreen, from start: CGFloat, to end: CGFloat) async {
    await fixture.screen.drag(
      from: CGPoint(x: 100, y: start),
      to: CGPoint(x: 100, y: end),
      after: 0.7
    )
    await fixture.screen.settle()
  }

  @Test func aRowMovesAmongTheRowsOfItsController() async throws {
    let section = movable()
    let fixture = SectionScreen {
      $0.register { TestRowView() }
      $0.register(TestGroup.self) { section }
      $0.allowsReordering = true
    }
    await fixture.settle([TestRow(0), TestGroup(1, TestRow.rows(1...4)), TestRow(20)])
    await carry(fixture, from: 75, to: 190)
    expect(section.moves, equals: [[1, 2]])
    expect(fixture.texts, equals: [0, 2, 3, 1, 4, 20].map { "Row \($0)" })
    // Not out of its controller.
    await carry(fixture, from: 75, to: 300)
    expect(section.moves.last, equals: [2, 3])
    expect(fixture.texts, equals: [0, 3, 1, 4, 2, 20].map { "Row \($0)" })
    expect(fixture.problems, satisfies: \.isEmpty)
  }

  @Test func aRowOfAStackStaysInItsPart() async {
    let parts = [movable(), movable()]
    let fixture = SectionScreen {
      $0.register(TestGroup.self) { ListStackedSectionController<TestGroup>(parts) }
      $0.allowsReordering = true
    }
    await fixture.settle([TestGroup(1, TestRow.rows(1...3))])
    await carry(fixture, from: 225, to: 25)
    expect(parts[0].moves, satisfies: \.isEmpty)
    expect(parts[1].moves, equals: [[2, 0]])
    expect(fixture.texts, equals: [1, 2, 3, 2, 1, 3].map { "Row \($0)" })
  }

  /// The only row of an object moves among the objects of its section.
  @Test func theOnlyRowOfAnObjectMovesWithIt() async {
    let sections = (1...4).map { _ in movable() }
    var unused = sections
    let fixture = SectionScreen {
      $0.register(TestGroup.self) { unused.removeFirst() }
      $0.allowsReordering = true
    }
    await fixture.settle((1...4).map { TestGroup($0, [TestRow($0)]) })
    await carry(fixture, from: 25, to: 140)
    expect(sections.map(\.moves), equals: [[[1, 2]], [], [], []])
  }

  @Test func rowsWithoutACallbackAreNotLifted() async {
    let fixture = SectionScreen {
      $0.register(TestGroup.self) { GroupSection() }
      $0.allowsReordering = true
    }
    await fixture.settle([TestGroup(1, TestRow.rows(1...4))])
    await carry(fixture, from: 25, to: 140)
    expect(fixture.texts, equals: (1...4).map { "Row \($0)" })
  }
}
