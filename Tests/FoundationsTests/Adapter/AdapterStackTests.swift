import Expectations
import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

@Suite struct AdapterStackTests {
  /// A stack in a stack: group 1 is shown four times, by independent sections.
  private func stacked() async throws -> (
    fixture: AdapterScreen, outer: ListStackedSectionController,
    inner: ListStackedSectionController, leaves: [GroupSection]
  ) {
    let leaves = (0..<4).map { _ in GroupSection() }
    let inner = ListStackedSectionController([leaves[1], leaves[2]])
    let outer = ListStackedSectionController([leaves[0], inner, leaves[3]])
    let fixture = AdapterScreen { _ in }
    fixture.makeController = { $0.as(TestGroup.self)?.id == 1 ? outer : GroupSection() }
    await fixture.settle([TestGroup(0, [TestRow(100)]), TestGroup(1, TestRow.rows(1...2))])
    return (fixture, outer, inner, leaves)
  }

  @Test func rowsOfAllPartsAreConcatenated() async throws {
    let (fixture, _, _, leaves) = try await stacked()
    expect(
      fixture.texts,
      equals: ["Row 100"] + Array(repeating: ["Row 1", "Row 2"], count: 4).joined()
    )
    expect(leaves.allSatisfy { $0.updates == 1 })
    expect(leaves.allSatisfy { $0.section == 1 })
    expect(leaves[2].context.indexPath(at: 1), equals: [1, 5])
    let cell = try require(fixture.list.cellForItem(at: [1, 5]))
    expect(leaves[2].context.index(of: cell), equals: 1)
    expectNil(leaves[1].context.index(of: cell))
    expect(leaves[3].context.visibleIndices, equals: [0, 1])
    expect(leaves[2].context.cell(at: 1), isSameAs: cell)
  }

  @Test func tapsAndActionsReachTheirPartWithItsOwnIndex() async throws {
    let (fixture, _, _, leaves) = try await stacked()
    let list = fixture.list
    let cell = try require(list.cellForItem(at: [1, 5]))
    await fixture.screen.tap(at: cell.convert(CGPoint(x: 30, y: 25), to: nil))
    await fixture.screen.tap(at: cell.convert(CGPoint(x: 300, y: 20), to: nil))
    expect(leaves[2].log, equals: ["select 1", "press 1"])
    expect([0, 1, 3].allSatisfy { leaves[$0].log.isEmpty })
  }

  @Test func aPartChangesOnlyItsOwnRows() async throws {
    let (fixture, _, _, leaves) = try await stacked()
    let after = fixture.list.cellForItem(at: [1, 4])
    leaves[1].context.performBatch(animated: true) { batch in
      leaves[1].rows.append(TestRow(3))
      batch.insert(2)
    }
    await fixture.screen.settle()
    expect(fixture.list.numberOfItems(inSection: 1), equals: 9)
    expect(fixture.text(at: [1, 4]), equals: "Row 3")
    expect(fixture.list.cellForItem(at: [1, 5]), isSameAs: after)
    expect(leaves[2].context.indexPath(at: 0), equals: [1, 5])
  }

  @Test func reorderingThePartsMovesTheirRows() async throws {
    let (fixture, outer, inner, leaves) = try await stacked()
    leaves[0].context.performBatch(animated: false) { batch in
      leaves[0].rows = [TestRow(7)]
      batch.delete(0)
      batch.reconfigure(1)
    }
    await fixture.screen.settle()
    let cell = fixture.list.cellForItem(at: [1, 0])
    outer.children = [inner, leaves[3], leaves[0]]
    await fixture.screen.settle()
    expect(fixture.text(at: [1, 6]), equals: "Row 7")
    expect(fixture.list.cellForItem(at: [1, 6]), isSameAs: cell)
    expect(leaves[0].updates, equals: 1)
    inner.children.reverse()
    await fixture.screen.settle()
    expect(leaves[2].context.indexPath(at: 0), equals: [1, 0])
    expect(fixture.problems, satisfies: \.isEmpty)
  }

  @Test func partsCanBeInsertedAndRemoved() async throws {
    let (fixture, outer, _, leaves) = try await stacked()
    let new = BoundSection()
    outer.children = [new, leaves[0]]
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 100", "Row 1", "Row 2", "Row 1", "Row 2"])
    expect(new.items.count, equals: 2)
    expectNil(leaves[3].context.indexPath(at: 0))
    expectNil(leaves[3].viewController)
    outer.children = []
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 100"])
  }

  /// Random stacks of random depth with random changes: the list shows the result of a walk over
  /// the parts.
  @Test(arguments: Seeds.first(6))
  func randomStacksShowTheRowsOfATreeWalk(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var leaves: [GroupSection] = []
    var stacks: [ListStackedSectionController] = []
    func make(depth: Int) -> ListSectionController {
      if depth == 0 || Int.random(in: 0..<3, using: &random) == 0 {
        leaves.append(GroupSection())
        return leaves[leaves.count - 1]
      }
      let parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in make(depth: depth - 1) }
      stacks.append(ListStackedSectionController(parts))
      return stacks[stacks.count - 1]
    }
    let root = ListStackedSectionController((0..<3).map { _ in make(depth: 3) })
    stacks.append(root)
    let fixture = AdapterScreen(size: CGSize(width: 320, height: 6_000)) { _ in }
    fixture.makeController = { _ in root }
    await fixture.settle([TestGroup(1, TestRow.rows(1...2))])

    var nextRow = 10
    for step in 0..<12 {
      let note = Comment("seed \(seed), step \(step)")
      if Bool.random(using: &random), let leaf = leaves.randomElement(using: &random) {
        leaf.context.performBatch(animated: Bool.random(using: &random)) { batch in
          for index in leaf.rows.indices.reversed() where Int.random(in: 0..<4, using: &random) == 0
          {
            leaf.rows.remove(at: index)
            batch.delete(index)
          }
          let place = Int.random(in: 0...leaf.rows.count, using: &random)
          leaf.rows.insert(TestRow(nextRow), at: place)
          nextRow += 1
          batch.insert(place)
        }
      } else {
        stacks.randomElement(using: &random)?.children.shuffle(using: &random)
      }
      await fixture.screen.advance(by: 0.5)
      func walk(_ controller: ListSectionController) -> [(GroupSection, Int)] {
        if let leaf = controller as? GroupSection { return leaf.rows.indices.map { (leaf, $0) } }
        return (controller as? ListStackedSectionController)?.children.flatMap(walk) ?? []
      }
      let expected = walk(root)
      expect(fixture.texts, equals: expected.map { $0.0.rows[$0.1].text }, note)
      for (item, place) in expected.enumerated() where place.0.adapter != nil {
        expect(place.0.context.indexPath(at: place.1), equals: [0, item], note)
      }
      expect(fixture.problems, satisfies: \.isEmpty, note)
    }
  }
}
