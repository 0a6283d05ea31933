import Expectations
import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

/// Lists of many levels: a ``ListTree`` determines the visible rows, the list shows insertions and
/// deletions.
@Suite struct ListTreeScreenTests {
  private static func tree() -> ListTree<TestRow> {
    // 1 [2 [3], 4], 5 [6]
    let parents = [2: 1, 3: 2, 4: 1, 6: 5]
    return ListTree(
      flat: TestRow.rows(1...6),
      id: \.itemID,
      parent: { parents[$0.id].map { ListItemID($0) } }
    )
  }

  @Test func tappingABranchFoldsAndUnfoldsIt() async throws {
    var tree = Self.tree()
    var fixture: SectionScreen?
    let screen = SectionScreen {
      $0.register(
        { TestRowView() },
        onSelect: { row in
          tree.toggle(row.itemID)
          fixture?.show(tree.rows.map(\.element))
        }
      )
    }
    fixture = screen
    await screen.settle(tree.rows.map(\.element))
    let kept = screen.view([0, 4])
    try await screen.screen.tap("label.1")
    await screen.screen.settle()
    expect(screen.texts, equals: ["Row 1", "Row 5", "Row 6"])
    expect(screen.view([0, 1]), isSameAs: kept)
    try await screen.screen.tap("label.1")
    await screen.screen.settle()
    expect(screen.texts, equals: (1...6).map { "Row \($0)" })
    fixture = nil
  }

  @Test(arguments: Seeds.first(1))
  func randomFoldsShowTheRowsOfTheTree(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var parents: [Int: Int] = [:]
    for id in 1..<80 where Int.random(in: 0..<5, using: &random) > 0 {
      parents[id] = Int.random(in: 0..<id, using: &random)
    }
    var tree = ListTree(
      flat: TestRow.rows(0..<80, height: 30),
      id: \.itemID,
      parent: { parents[$0.id].map { ListItemID($0) } }
    )
    let fixture = SectionScreen(size: CGSize(width: 320, height: 2_600)) {
      $0.register { TestRowView() }
    }
    await fixture.settle(tree.rows.map(\.element))
    for step in 0..<15 {
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        tree.toggle(ListItemID(Int.random(in: 0..<80, using: &random)))
      }
      fixture.show(tree.rows.map(\.element))
      await fixture.screen.advance(by: 0.6)
      expect(fixture.texts, equals: tree.rows.map(\.element.text), "seed \(seed), step \(step)")
    }
  }
}
