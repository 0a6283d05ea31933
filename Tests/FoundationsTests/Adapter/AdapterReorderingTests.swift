import Expectations
import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

@Suite struct AdapterReorderingTests {
  /// Lifts a row with a long press, drags it to a height and drops it.
  private func carry(
    _ fixture: AdapterScreen,
    from start: CGFloat,
    to end: CGFloat,
    beforeDropping: () async -> Void = {}
  ) async {
    let recognizer = fixture.adapter.reordering.recognizer
    await fixture.screen.drag(
      from: CGPoint(x: 100, y: start),
      to: CGPoint(x: 100, y: end),
      after: recognizer.minimumPressDuration + 0.2,
      beforeLifting: beforeDropping
    )
    await fixture.screen.settle()
  }

  @Test func draggingReordersARowInItsSection() async throws {
    let fixture = AdapterScreen {
      $0.allowsReordering = true
      $0.register(TestGroup.self) {
        let section = GroupSection()
        section.isMovable = true
        return section
      }
    }
    await fixture.settle([TestGroup(1, TestRow.rows(1...4)), TestGroup(2, TestRow.rows(20...21))])
    let section = try require(fixture.controller(1) as? GroupSection)
    await carry(fixture, from: 25, to: 140)
    expect(section.log, equals: ["move 0>2"])
    expect(fixture.texts, equals: ["Row 2", "Row 3", "Row 1", "Row 4", "Row 20", "Row 21"])
    // Not out of its section.
    await carry(fixture, from: 25, to: 290)
    expect(fixture.texts, equals: ["Row 3", "Row 1", "Row 4", "Row 2", "Row 20", "Row 21"])
    // The list takes updates as before.
    section.context.performBatch(animated: true) { batch in
      section.rows.remove(at: 0)
      batch.delete(0)
    }
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 1", "Row 4", "Row 2", "Row 20", "Row 21"])
    expect(fixture.problems, satisfies: \.isEmpty)
  }

  @Test func aRowOfAStackStaysInItsPart() async throws {
    let parts = [GroupSection(), GroupSection()]
    for part in parts { part.isMovable = true }
    let fixture = AdapterScreen {
      $0.allowsReordering = true
      $0.register(TestGroup.self) { ListStackedSectionController(parts) }
    }
    await fixture.settle([TestGroup(1, TestRow.rows(1...3))])
    await carry(fixture, from: 225, to: 25)
    expect(parts[1].log, equals: ["move 1>0"])
    expect(parts[0].log, satisfies: \.isEmpty)
    expect(fixture.texts, equals: [1, 2, 3, 2, 1, 3].map { "Row \($0)" })
  }

  @Test func draggingReordersAnObject() async throws {
    let fixture = AdapterScreen {
      $0.allowsReordering = true
      $0.register(TestGroup.self) {
        let section = GroupSection()
        section.isMovable = true
        return section
      }
    }
    await fixture.settle((1...5).map { TestGroup($0, [TestRow($0)]) })
    let moved = fixture.controller(1)
    await carry(fixture, from: 25, to: 180)
    let order = fixture.objects.compactMap { ($0 as? TestGroup)?.id }
    expect(order != [1, 2, 3, 4, 5])
    expect(order.filter { $0 != 1 }, equals: [2, 3, 4, 5])
    expect(fixture.texts, equals: order.map { "Row \($0)" })
    expect(fixture.controller(1), isSameAs: moved)
    expect(fixture.list.numberOfSections, equals: 5)
    expect(fixture.problems, satisfies: \.isEmpty)
  }

  @Test func updatesWaitUntilTheRowIsDropped() async {
    let fixture = AdapterScreen {
      $0.allowsReordering = true
      $0.register(TestGroup.self) {
        let section = GroupSection()
        section.isMovable = true
        return section
      }
    }
    await fixture.settle([TestGroup(1, TestRow.rows(1...4))])
    await carry(fixture, from: 25, to: 140) {
      expect(fixture.adapter.reordering.isMoving)
      fixture.show([TestGroup(1, TestRow.rows(1...4)), TestGroup(2, [TestRow(20)])])
      expect(fixture.list.numberOfSections, equals: 1)
    }
    expect(fixture.texts, equals: ["Row 2", "Row 3", "Row 1", "Row 4", "Row 20"])
  }

  @Test func immovableRowsAreNotLifted() async throws {
    let fixture = AdapterScreen {
      $0.allowsReordering = true
      $0.register(TestGroup.self) { GroupSection() }
    }
    await fixture.settle([TestGroup(1, TestRow.rows(1...4))])
    await carry(fixture, from: 25, to: 140)
    expect(fixture.texts, equals: (1...4).map { "Row \($0)" })
  }
}
