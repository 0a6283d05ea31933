import Expectations
import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

/// Objects shown by several controllers, one below the other.
@Suite struct SectionStackTests {
  private typealias Stack = ListStackedSectionController<TestGroup>

  /// A stack in a stack, which shows one group four times.
  private func stacked() async -> (
    fixture: SectionScreen, outer: ListStackedSectionController<TestGroup>,
    inner: ListStackedSectionController<TestGroup>, leaves: [GroupSection]
  ) {
    let leaves = (0..<4).map { _ in GroupSection() }
    let inner = Stack([leaves[1], leaves[2]])
    let outer = Stack([leaves[0], inner, leaves[3]])
    let fixture = SectionScreen { $0.register(TestGroup.self) { outer } }
    await fixture.settle([TestGroup(1, TestRow.rows(1...2))])
    return (fixture, outer, inner, leaves)
  }

  @Test func rowsOfAllPartsAreConcatenated() async {
    let (fixture, _, _, leaves) = await stacked()
    expect(fixture.texts, equals: Array(Array(repeating: ["Row 1", "Row 2"], count: 4).joined()))
    expect(leaves.allSatisfy { $0.updates == 1 })
    expect(fixture.problems, satisfies: \.isEmpty)
  }

  @Test func tapsAndActionsReachTheirPart() async throws {
    let (fixture, _, _, leaves) = await stacked()
    let view = try require(fixture.view([0, 5]))
    await fixture.screen.tap(at: view.convert(CGPoint(x: 30, y: 25), to: nil))
    await fixture.screen.tap(at: view.convert(CGPoint(x: 300, y: 20), to: nil))
    expect(leaves[2].selected, equals: [2])
    expect(leaves[2].pressed, equals: [2])
    expect([0, 1, 3].allSatisfy { leaves[$0].selected.isEmpty && leaves[$0].pressed.isEmpty })
  }

  @Test func aPartChangesOnlyItsOwnRows() async throws {
    let (fixture, _, _, leaves) = await stacked()
    let after = fixture.view([0, 4])
    leaves[1].ownRows = TestRow.rows(1...3)
    leaves[1].updateRows()
    await fixture.screen.settle()
    expect(fixture.texts.count, equals: 9)
    expect(fixture.texts[4], equals: "Row 3")
    expect(fixture.view([0, 5]), isSameAs: after)
  }

  @Test func reorderingThePartsMovesTheirRows() async throws {
    let (fixture, outer, inner, leaves) = await stacked()
    leaves[0].ownRows = [TestRow(7)]
    leaves[0].updateRows(animated: false)
    await fixture.screen.settle()
    let view = fixture.view([0, 0])
    outer.children = [inner, leaves[3], leaves[0]]
    await fixture.screen.settle()
    expect(fixture.texts[6], equals: "Row 7")
    expect(fixture.view([0, 6]), isSameAs: view)
    expect(leaves[0].updates, equals: 1)
  }

  @Test func partsCanBeInsertedAndRemoved() async throws {
    let (fixture, outer, _, leaves) = await stacked()
    let new = GroupSection()
    outer.children = [new, leaves[0]]
    await fixture.screen.settle()
    expect(fixture.texts, equals: ["Row 1", "Row 2", "Row 1", "Row 2"])
    expect(new.updates, equals: 1)
    // A part that left changes nothing.
    leaves[3].ownRows = []
    leaves[3].updateRows()
    outer.children = []
    await fixture.screen.settle()
    expect(fixture.texts, satisfies: \.isEmpty)
  }

  /// Random stacks of random depth with random changes: the list shows the result of a walk over
  /// the parts.
  @Test(arguments: Seeds.first(6))
  func randomStacksShowTheRowsOfATreeWalk(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var leaves: [GroupSection] = []
    var stacks: [Stack] = []
    func make(depth: Int) -> ListSectionController<TestGroup> {
      if depth == 0 || Int.random(in: 0..<3, using: &random) == 0 {
        leaves.append(GroupSection())
        return leaves[leaves.count - 1]
      }
      let parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in make(depth: depth - 1) }
      stacks.append(Stack(parts))
      return stacks[stacks.count - 1]
    }
    let root = Stack((0..<3).map { _ in make(depth: 3) })
    stacks.append(root)
    let fixture = SectionScreen(size: CGSize(width: 320, height: 6_000)) {
      $0.register(TestGroup.self) { root }
    }
    await fixture.settle([TestGroup(1, TestRow.rows(1...2))])
    var nextRow = 10
    for step in 0..<12 {
      if Bool.random(using: &random), let leaf = leaves.randomElement(using: &random) {
        var rows = (leaf.ownRows ?? leaf.object?.rows ?? [])
          .filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        rows.insert(TestRow(nextRow), at: Int.random(in: 0...rows.count, using: &random))
        nextRow += 1
        leaf.ownRows = rows
        leaf.updateRows(animated: Bool.random(using: &random))
      } else {
        stacks.randomElement(using: &random)?.children.shuffle(using: &random)
      }
      await fixture.screen.advance(by: 0.5)
      func walk(_ controller: ListSectionController<TestGroup>) -> [TestRow] {
        if let leaf = controller as? GroupSection { return leaf.ownRows ?? leaf.object?.rows ?? [] }
        return (controller as? Stack)?.children.flatMap(walk) ?? []
      }
      let note = Comment("seed \(seed), step \(step)")
      expect(fixture.texts, equals: walk(root).map(\.text), note)
      expect(fixture.problems, satisfies: \.isEmpty, note)
    }
  }
}
