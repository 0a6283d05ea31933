import Foundation
import ListModel
import TestSupport
import Testing

struct ListChangesMappingTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func rowsAreFoundWhereTheBatchesPutThem(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var numbers = Array(0..<40)
    func sections() -> [ListSection] {
      numbers.shuffle(using: &random)
      let ids = (0..<5).shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random))
      return ids.enumerated().map { index, id in
        section(ListItemID(id), numbers[(index * 6)..<(index * 6 + 5)].map { ListItemID($0) })
      }
    }
    for _ in 0..<40 {
      let (old, new) = (sections(), sections())
      let changes = ListDiff.changes(from: old, to: new)
      var model = BatchModel(old)
      let before = model
      for stage in changes.stages { try model.apply(stage) }
      for (index, section) in before.sections.enumerated() {
        for (row, value) in section.rows.enumerated() {
          var expected: IndexPath?
          for (newIndex, newSection) in model.sections.enumerated() {
            if let newRow = newSection.rows.firstIndex(of: value) { expected = [newIndex, newRow] }
          }
          #expect(changes.newIndexPath(forOld: [index, row]) == expected, "seed \(seed)")
        }
      }
    }
  }

  @Test func changesDescribeThemselves() {
    let changes = ListDiff.changes(
      from: [section("s", ["a", "b", "c"])],
      to: [section("s", ["c", "a", "x"]), section("t", ["x"])]
    )
    #expect(
      changes.description
        == "stage 1: inserted sections 1, deleted 0.1, inserted 0.2, moved 0.2>0.0; duplicates row x"
    )
    #expect(ListDiff.changes(from: [AnyListItem](), to: []).description == "nothing")
  }
}
