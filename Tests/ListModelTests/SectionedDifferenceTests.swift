import Foundation
import ListModel
import TestSupport
import Testing

struct SectionedDifferenceTests {
  private typealias Section = KeyedSection<String, Int>

  @Test(arguments: [1, 2, 3, .random(in: 0...UInt64.max)] as [UInt64])
  func theStagesGiveTheNewSectionsOneAfterTheOther(seed: UInt64) {
    print("sectioned differences: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let (old, new) = (sections(using: &random), sections(using: &random))
      let difference = ListDiff.sectionedDifference(from: old, to: new)
      let context: Comment = "seed \(seed), round \(round)"
      #expect(difference.applied(to: old) == new, context)
      var shown = old
      for stage in difference.stages {
        let next = stage.applied(to: shown)
        #expect(next == stage.sections, context)
        shown = stage.sections
      }
      #expect(shown == new, context)
      // Nothing that is on both sides comes or goes, and what keeps its section moves as little as can be.
      let before = Set(old.flatMap(\.items))
      let moves = difference.stages.reduce(0) { $0 + $1.moved.count }
      let least = new.reduce(0) { sum, section in
        let former = old.first { $0.key == section.key }?.items ?? []
        let places = section.items.compactMap { former.firstIndex(of: $0) }
        return sum + section.items.filter(before.contains).count - longestRun(places)
      }
      // Rows of a section that comes or goes with them are not named.
      #expect(moves == least, context)
    }
  }

  @Test func sectionsMoveWithTheirElementsInTheFewestMoves() throws {
    let old = (0..<101).map { Section("\($0)", [$0 * 10, $0 * 10 + 1]) }
    let new = Array(old.dropFirst()) + old.prefix(1)
    let difference = ListDiff.sectionedDifference(from: old, to: new)
    let stage = try #require(difference.stages.first)
    #expect(difference.stages.count == 1)
    #expect(stage.movedSections == [BatchSectionMove(from: 0, to: 100)])
    #expect(stage.moved.isEmpty)
    #expect(difference.applied(to: old) == new)
  }

  @Test func stagesRefuseWhatTheyWereNotMadeFor() {
    let old = [Section("a", [1, 2, 3])]
    let difference = ListDiff.sectionedDifference(from: old, to: [Section("a", [3, 1])])
    #expect(difference.applied(to: [Section("a", [1])]) == nil)
    #expect(difference.applied(to: [Section("a", [1, 2, 3, 4])]) == nil)
    #expect(difference.applied(to: []) == nil)
  }

  @Test func sectionsInTheSameStorageAreNotLookedAt() {
    let items = Array(0..<100_000)
    let old = [Section("a", items), Section("b", [-1])]
    let difference = ListDiff.sectionedDifference(
      from: old,
      to: [Section("a", items), Section("b", [-2])]
    )
    #expect(difference.workingBytes < 1_000)
    #expect(difference.stages.first?.deleted == [[1, 0]])
  }

  @Test func duplicatesAreFoundInAllSections() {
    let found = ListDiff.duplicates(in: [
      Section("a", [1, 2]), Section("b", [2, 2, 3]), Section("a", [3]),
    ])
    #expect(found.sections == ["a"])
    #expect(found.items == [2, 3])
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func stagesOfListsApplyToThemselvesAsTheyDoToATable(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      func list() -> [ListSection] {
        sections(using: &random).map { section in
          ListSection(
            id: ListItemID(section.key),
            rows: section.items.map { TestRow(ListItemID($0), content: $0 % 2) }
          )
        }
      }
      let (old, new) = (list(), list())
      var model = BatchModel(old)
      var shown = old
      for stage in ListDiff.changes(from: old, to: new).stages {
        try model.apply(stage)
        shown = try #require(stage.applied(to: shown))
        #expect(shown.map { $0.items.map(\.itemID) } == model.sections.map { $0.rows.map(\.id) })
      }
    }
  }

  private func sections(using random: inout SeededGenerator) -> [Section] {
    let keys = (0..<7).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
    var pool = (0..<60).shuffled(using: &random)[...]
    // Mostly in order, so that something stays.
    let isSorted = Bool.random(using: &random)
    return keys.map { key in
      let items = Array(pool.prefix(Int.random(in: 0...12, using: &random)))
      pool.removeFirst(items.count)
      return Section("\(key)", isSorted ? items.sorted() : items)
    }
  }

  private func longestRun(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      lengths.append(1 + ((0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
