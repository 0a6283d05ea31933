import Expectations
import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

@Suite struct AdapterBindingTests {
  private func bound(_ rows: [TestRow]) async throws -> (AdapterScreen, BoundSection) {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { BoundSection() } }
    await fixture.settle([TestGroup(1, rows), TestGroup(2, [TestRow(50)])])
    return (fixture, try require(fixture.controller(1) as? BoundSection))
  }

  @Test func onlyChangedRowsAreUpdated() async throws {
    let (fixture, section) = try await bound(TestRow.rows(1...4))
    let cells = (0..<4).map { fixture.list.cellForItem(at: [0, $0]) }
    section.requested = []
    await fixture.settle([
      TestGroup(1, [TestRow(4), TestRow(2, "new"), TestRow(3), TestRow(9)]),
      TestGroup(2, [TestRow(50)]),
    ])
    expect(fixture.texts, equals: ["Row 4", "new", "Row 3", "Row 9", "Row 50"])
    expect(fixture.list.cellForItem(at: [0, 0]), isSameAs: cells[3])
    expect(fixture.list.cellForItem(at: [0, 1]), isSameAs: cells[1])
    // The changed row and the new one; no other was requested.
    expect(Set(section.requested), equals: [1, 3])
    expect(section.items.count, equals: 4)
  }

  @Test func tapsAndActionsPassTheirRow() async throws {
    let (fixture, section) = try await bound(TestRow.rows(1...4))
    await fixture.settle([TestGroup(1, TestRow.rows(2...4)), TestGroup(2, [TestRow(50)])])
    try await fixture.screen.tap("button.3")
    try await fixture.screen.tap("label.4")
    expect(section.pressed, equals: [3])
    expect(section.selected, equals: [4])
  }

  @Test func rowsWithoutTapHandlersAreNotFocusable() async throws {
    let (fixture, _) = try await bound(TestRow.rows(1...2))
    expect(fixture.list.cellForItem(at: [0, 0])?.canBecomeFocused, equals: true)
    let silent = AdapterScreen { $0.register(TestGroup.self) { SilentSection() } }
    await silent.settle([TestGroup(1, TestRow.rows(1...2))])
    expect(silent.list.cellForItem(at: [0, 0])?.canBecomeFocused, equals: false)
    silent.adapter.allowsMultipleSelection = true
    expect(silent.list.cellForItem(at: [0, 0])?.canBecomeFocused, equals: true)
  }

  @Test func rowsWithOtherDependenciesCanBeReloaded() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { FoldingSection() } }
    await fixture.settle([TestGroup(1, TestRow.rows(1...5))])
    expect(fixture.texts, equals: ["Row 1"])
    try await fixture.screen.tap("label.1")
    await fixture.screen.settle()
    expect(fixture.texts, equals: (1...5).map { "Row \($0)" })
    try await fixture.screen.tap("label.1")
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 1"])
  }

  @Test func rowsWithEqualIdentifiersAreAllShown() async throws {
    let (fixture, _) = try await bound([TestRow(1), TestRow(1, "twin"), TestRow(2)])
    expect(fixture.texts, equals: ["Row 1", "twin", "Row 2", "Row 50"])
    await fixture.settle([TestGroup(1, [TestRow(2), TestRow(1)]), TestGroup(2, [TestRow(50)])])
    expect(fixture.texts, equals: ["Row 2", "Row 1", "Row 50"])
  }

  /// Random objects with random rows, in single, bound and indexed sections: the list shows the
  /// data.
  @Test(arguments: Seeds.first(4))
  func randomUpdatesShowTheData(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let fixture = AdapterScreen(size: CGSize(width: 320, height: 480)) {
      $0.register({ TestRowView() })
      $0.register(TestGroup.self) { BoundSection() }
    }
    var objects: [any ListItemViewModel] = []
    var nextID = 1
    func row() -> TestRow {
      nextID += 1
      return TestRow(nextID, height: CGFloat(Int.random(in: 30...90, using: &random)))
    }
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...objects.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: objects.insert(row(), at: place)
        case 2:
          nextID += 1
          objects.insert(TestGroup(nextID, (0..<4).map { _ in row() }), at: place)
        case 3 where place < objects.count: objects.remove(at: place)
        case 4 where place < objects.count: objects.append(objects.remove(at: place))
        case 5, 6:
          guard place < objects.count, var group = objects[place] as? TestGroup else { continue }
          group.rows.shuffle(using: &random)
          if Bool.random(using: &random) { group.rows.append(row()) }
          if !group.rows.isEmpty, Bool.random(using: &random) { group.rows[0].text += "!" }
          if Bool.random(using: &random) { group.rows = Array(group.rows.dropLast()) }
          objects[place] = group
        default:
          guard place < objects.count, var changed = objects[place] as? TestRow else { continue }
          changed.text += "?"
          objects[place] = changed
        }
      }
      fixture.show(objects, animated: Bool.random(using: &random))
      if Bool.random(using: &random) {
        let list = fixture.list
        let range = max(0, list.contentSize.height - list.bounds.height)
        list.contentOffset.y = (CGFloat.random(in: 0...1, using: &random) * range).rounded()
      }
      await fixture.screen.advance(by: Bool.random(using: &random) ? 0.05 : 0.6)
      guard step % 3 == 2 else { continue }
      await fixture.screen.advance(by: 1)
      let note = Comment("seed \(seed), step \(step)")
      let expected = objects.map {
        ($0 as? TestGroup)?.rows.map(\.text) ?? [($0 as? TestRow)?.text ?? ""]
      }
      expect(fixture.list.numberOfSections, equals: expected.count, note)
      for (section, rows) in expected.enumerated() {
        expect(fixture.list.numberOfItems(inSection: section), equals: rows.count, note)
      }
      for path in fixture.list.indexPathsForVisibleItems {
        expect(fixture.text(at: path), equals: expected[path.section][path.item], note)
      }
      expect(fixture.problems, satisfies: \.isEmpty, note)
    }
  }
}

/// A section that shows one row until it is tapped.
private final class FoldingSection: ListBindingSectionController<TestGroup> {
  private var isOpen = false

  override func registerRows() {
    register(
      { TestRowView() },
      onSelect: { [weak self] _ in
        self?.isOpen.toggle()
        self?.updateRows()
      }
    )
  }

  override func rows(for object: TestGroup) -> [any ListItemViewModel] {
    isOpen ? object.rows : Array(object.rows.prefix(1))
  }
}

/// Rows without a tap handler.
private final class SilentSection: ListBindingSectionController<TestGroup> {
  override func registerRows() { register({ TestRowView() }) }

  override func rows(for object: TestGroup) -> [any ListItemViewModel] { object.rows }
}
