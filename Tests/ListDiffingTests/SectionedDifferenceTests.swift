import Expectations
import Foundation
import ListDiffing
import TestSupport
import Testing

struct SectionedDifferenceTests {
  private typealias Section = KeyedSection<String, Int>

  @Test(arguments: Seeds.first(4))
  func theStagesProduceTheNewSectionsInTurn(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let (old, new) = (sections(using: &random), sections(using: &random))
      let difference = ListDiff.sectionedDifference(from: old, to: new)
      let context: Comment = "seed \(seed), round \(round)"
      var model = BatchModel(old)
      for stage in difference.stages { try model.apply(stage) }
      expect(model.sections.map(\.id), equals: new.map(\.key), context)
      expect(model.sections.map { $0.rows.map(\.id) }, equals: new.map(\.items), context)
      // Elements on both sides are neither inserted nor deleted, and elements that stay in their
      // section move as little as possible.
      let before = Set(old.flatMap(\.items))
      let moves = difference.stages.reduce(0) { $0 + $1.moved.count }
      let least = new.reduce(0) { sum, section in
        let former = old.first { $0.key == section.key }?.items ?? []
        let places = section.items.compactMap { former.firstIndex(of: $0) }
        return sum + section.items.filter(before.contains).count - longestRun(places)
      }
      // Rows of an inserted or deleted section are not reported.
      expect(moves, equals: least, context)
    }
  }

  @Test func sectionsMoveWithTheirElementsInTheFewestMoves() throws {
    let old = (0..<101).map { Section("\($0)", [$0 * 10, $0 * 10 + 1]) }
    let new = Array(old.dropFirst()) + old.prefix(1)
    let difference = ListDiff.sectionedDifference(from: old, to: new)
    let stage = try require(difference.stages.first)
    expect(difference.stages.count, equals: 1)
    expect(stage.movedSections, equals: [BatchMove(from: 0, to: 100)])
    expect(stage.moved, satisfies: \.isEmpty)
  }

  @Test func sectionsWithTheSameStorageAreNotCompared() {
    let items = Array(0..<100_000)
    let old = [Section("a", items), Section("b", [-1])]
    let difference = ListDiff.sectionedDifference(
      from: old,
      to: [Section("a", items), Section("b", [-2])]
    )
    expect(difference.workingBytes, isBelow: 1_000)
    expect(difference.stages.first?.deleted, equals: [[1, 0]])
  }

  @Test func duplicatesAreFoundInAllSections() {
    let found = ListDiff.duplicates(in: [
      Section("a", [1, 2]), Section("b", [2, 2, 3]), Section("a", [3]),
    ])
    expect(found, equals: [.section("a"), .item(2), .item(3)])
  }

  @Test func aRowMovesOutOfADeletedSection() throws {
    let old = [Section("s", [1, 2])]
    let new = [Section("t", [2, 3])]
    var model = BatchModel(old)
    let birth = model.sections[0].rows[1].birth
    for stage in ListDiff.sectionedDifference(from: old, to: new).stages { try model.apply(stage) }
    expect(model.sections[0].rows[0].birth, equals: birth)
  }

  @Test func duplicatesAreDistinguished() throws {
    let old = [Section("s", [1, 2])]
    let new = [Section("s", [1, 1, 2, 1]), Section("s", [2])]
    var model = BatchModel(old)
    for stage in ListDiff.sectionedDifference(from: old, to: new).stages { try model.apply(stage) }
    expect(model.sections.map { $0.rows.map(\.id) }, equals: new.map(\.items))
  }

  @Test func changingTheKindOfARowReloadsIt() {
    let old = [TestSection("s", [1, 2, 3])]
    let rows = [TestRow(id: 3, content: 1), TestRow(id: 1, content: 1, kind: 1), TestRow(id: 2)]
    let difference = ListDiff.sectionedDifference(from: old, to: [TestSection("s", rows: rows)])
    expect(difference.stages.first?.moved, equals: [BatchMove(from: [0, 2], to: [0, 0])])
    expect(difference.reconfigured, equals: [[0, 0]])
    expect(difference.reloaded, equals: [[0, 1]])
  }

  @Test func changedHeadersAreReported() {
    let old = [TestSection("s", [1]), TestSection("t", [2])]
    var new = old
    new[1].header = 1
    let difference = ListDiff.sectionedDifference(from: old, to: new)
    expect(difference.changedHeaders, equals: [1])
    expect(difference.changedFooters.isEmpty && difference.stages.isEmpty && !difference.isEmpty)
  }

  private func sections(using random: inout SeededGenerator) -> [Section] {
    let keys = (0..<7).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
    var pool = (0..<60).shuffled(using: &random)[...]
    // Mostly in order, so that some elements stay.
    let isSorted = Bool.random(using: &random)
    return keys.map { key in
      let items = Array(pool.prefix(Int.random(in: 0...12, using: &random)))
      pool.removeFirst(items.count)
      return Section("\(key)", isSorted ? items.sorted() : items)
    }
  }
}
