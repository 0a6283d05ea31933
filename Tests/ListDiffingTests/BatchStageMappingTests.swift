import Expectations
import Foundation
import ListDiffing
import TestSupport
import Testing

struct BatchStageMappingTests {
  @Test(arguments: Seeds.first(20))
  func indexPathsAreMappedThroughBatches(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var numbers = Array(0..<40)
    func sections() -> [TestSection] {
      numbers.shuffle(using: &random)
      let ids = (0..<5).shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random))
      return ids.enumerated().map { index, id in
        TestSection("\(id)", Array(numbers[(index * 6)..<(index * 6 + 5)]))
      }
    }
    for _ in 0..<40 {
      let (old, new) = (sections(), sections())
      let changes = ListDiff.sectionedDifference(from: old, to: new)
      var model = BatchModel(old)
      let before = model
      for stage in changes.stages { try model.apply(stage) }
      for (index, section) in before.sections.enumerated() {
        for (row, value) in section.rows.enumerated() {
          var expected: IndexPath?
          for (newIndex, newSection) in model.sections.enumerated() {
            if let newRow = newSection.rows.firstIndex(of: value) { expected = [newIndex, newRow] }
          }
          expect(changes.newIndexPath(forOld: [index, row]), equals: expected, "seed \(seed)")
        }
      }
    }
  }

  @Test func changesHaveDescriptions() {
    let changes = ListDiff.sectionedDifference(
      from: [TestSection("s", [1, 2, 3])],
      to: [TestSection("s", [3, 1, 4]), TestSection("t", [5])]
    )
    expect(
      changes.description,
      equals: "stage 1: inserted sections 1, deleted 0.1, inserted 0.2, moved 0.2>0.0"
    )
    expect(SectionedDifference<TestSection>().description, equals: "nothing")
  }
}
