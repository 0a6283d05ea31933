import Expectations
import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

@Suite struct AdapterUpdateTests {
  private func groups() async throws -> (AdapterScreen, GroupSection) {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { GroupSection() } }
    await fixture.settle([TestGroup(1, TestRow.rows(1...4)), TestGroup(2, TestRow.rows(20...21))])
    let section = try require(fixture.controller(1) as? GroupSection)
    return (fixture, section)
  }

  // MARK: Batches

  @Test func aBatchChangesTheRowsOfOneSection() async throws {
    let (fixture, section) = try await groups()
    let kept = fixture.list.cellForItem(at: [0, 3])
    var isDone = false
    section.context.performBatch(animated: true) { batch in
      section.rows = [TestRow(9), TestRow(4), TestRow(1), TestRow(3)]
      batch.insert(0)
      batch.move(from: 3, to: 1)
      batch.delete(1)
    } completion: {
      isDone = true
    }
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 9", "Row 4", "Row 1", "Row 3", "Row 20", "Row 21"])
    expect(fixture.list.cellForItem(at: [0, 1]), isSameAs: kept)
    expect(isDone)
    expect(fixture.problems, satisfies: \.isEmpty)
  }

  @Test func reconfiguringKeepsTheCell() async throws {
    let (fixture, section) = try await groups()
    let cell = fixture.list.cellForItem(at: [0, 1])
    section.context.performBatch(animated: true) { batch in
      section.rows[1].text = "changed"
      batch.reconfigure(1)
    }
    await fixture.screen.settle()
    expect(fixture.texts[1], equals: "changed")
    expect(fixture.list.cellForItem(at: [0, 1]), isSameAs: cell)
  }

  @Test func anInvalidBatchIsReportedAndRowsAreShown() async throws {
    let (fixture, section) = try await groups()
    section.context.performBatch(animated: true) { batch in
      section.rows.append(TestRow(5))
      batch.delete(0)
    }
    await fixture.screen.settle()
    expect(fixture.texts, equals: (1...5).map { "Row \($0)" } + ["Row 20", "Row 21"])
    let report = "\(try #require(fixture.problems.first))"
    expect(report.contains("Illegal batch in GroupSection of 1"))
    expect(report.contains("old: 4 rows"))
    expect(report.contains("new: 5 rows"))
    expect(report.contains("deleted 0"))
  }

  // MARK: Waiting

  @Test func updatesDuringAnAnimationAreCoalesced() async {
    let fixture = AdapterScreen()
    await fixture.settle(TestRow.rows(1...4))
    let asked = fixture.asked
    var done: [Int] = []
    fixture.objects = TestRow.rows(2...4)
    fixture.adapter.performUpdates(animated: true) { done.append(0) }
    for number in 1...5 {
      fixture.objects = TestRow.rows(2...(4 + number))
      fixture.adapter.performUpdates(animated: true) { done.append(number) }
    }
    expect(fixture.asked, equals: asked + 1)
    await fixture.screen.settle()
    expect(fixture.asked, equals: asked + 2)
    expect(done, equals: [0, 1, 2, 3, 4, 5])
    expect(fixture.texts, equals: (2...9).map { "Row \($0)" })
  }

  @Test func updatesDuringADragWaitForItsEnd() async {
    let fixture = AdapterScreen()
    await fixture.settle(TestRow.rows(1...40))
    let asked = fixture.asked
    await fixture.screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300)) {
      expect(fixture.list.isDragging)
      fixture.show(TestRow.rows(1...41))
      fixture.show(TestRow.rows(1...42))
      expect(fixture.asked, equals: asked)
      expect(fixture.adapter.debugReport().contains("pending updates: 2 asked for"))
    }
    await fixture.screen.advance(by: 2)
    expect(fixture.asked, equals: asked + 1)
    expect(fixture.list.numberOfSections, equals: 42)
  }

  @Test func anUpdateDuringCellCreationIsDeferred() async {
    let fixture = AdapterScreen { _ in }
    fixture.makeController = { _ in EagerSection() }
    await fixture.settle([TestGroup(1, TestRow.rows(1...2))])
    expect(fixture.texts, equals: ["Row 1", "Row 2", "more"])
    expect(fixture.problems, satisfies: \.isEmpty)
  }

  @Test func pendingBatchesAndObjectsAreOneUpdate() async throws {
    let (fixture, section) = try await groups()
    fixture.show([TestGroup(2, TestRow.rows(20...21)), TestGroup(1, TestRow.rows(1...4))])
    section.context.performBatch(animated: true) { batch in
      section.rows.remove(at: 0)
      batch.delete(0)
    }
    fixture.show([TestGroup(1, TestRow.rows(1...4)), TestGroup(3, [TestRow(30)])])
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 2", "Row 3", "Row 4", "Row 30"])
    expect(fixture.problems, satisfies: \.isEmpty)
  }

  @Test func anUpdateWithoutAListWaitsForOne() async {
    let adapter = ListAdapter(viewController: nil)
    adapter.register({ TestRowView() })
    adapter.performUpdates(animated: true)
    expect(adapter.debugReport().contains("no collection view"))
    expect(adapter.debugReport().contains("pending updates: 1 asked for"))
  }

  @Test func aListChangedWithoutTheAdapterIsReloaded() async throws {
    let fixture = AdapterScreen()
    await fixture.settle(TestRow.rows(1...3))
    fixture.adapter.updater?.sections = []
    fixture.list.reloadData()
    fixture.list.layoutIfNeeded()
    fixture.show(TestRow.rows(1...4))
    await fixture.screen.settle()
    expect(fixture.texts, equals: (1...4).map { "Row \($0)" })
  }

  // MARK: Reports

  @Test func theReportListsSectionsObjectsCellsAndPendingUpdates() async {
    let fixture = AdapterScreen {
      $0.register(TestGroup.self) {
        ListStackedSectionController([GroupSection(), BoundSection()])
      }
    }
    await fixture.settle([TestGroup(7, TestRow.rows(1...2))])
    let report = fixture.adapter.debugReport()
    expect(report.contains("1 objects in 1 sections"))
    expect(report.contains("ListStackedSectionController [GroupSection, BoundSection]"))
    expect(report.contains("0: 7"))
    expect(report.contains("4 rows, visible [0, 1, 2, 3]"))
    expect(report.contains("pending updates: none"))
    expect(report.contains("BaseCollectionViewCell<TestRowView>"))
    expect(fixture.adapter.debugDescription, equals: report)
  }
}

/// A section that changes its row as soon as the first row is requested.
private final class EagerSection: ListGenericSectionController<TestGroup> {
  private var rows: [TestRow] = []
  private var isExtended = false

  override func didUpdate(to object: TestGroup) { rows = object.rows }
  override func numberOfItems() -> Int { rows.count }

  override func cell(at index: Int) -> UICollectionViewCell {
    if !isExtended {
      isExtended = true
      context.performBatch(animated: false) { [self] batch in
        rows.append(TestRow(99, "more"))
        batch.insert(rows.count - 1)
      }
    }
    return context.dequeue({ TestRowView() }, at: index, showing: rows[index])
  }
}
