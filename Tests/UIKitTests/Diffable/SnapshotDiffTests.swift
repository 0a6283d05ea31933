import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct SnapshotDiffTests {
  typealias Places = SnapshotPlaces<Int, Int>

  private func places(_ sections: [(Int, [Int])]) -> Places {
    var places = Places()
    for (index, section) in sections.enumerated() {
      places.insert([section.0], at: index)
      places.insert(section.1, section: index, at: 0)
    }
    return places
  }

  private func moves(_ old: [Int], _ new: [Int]) -> Int {
    SnapshotDiff(from: places([(0, old)]), to: places([(0, new)])).stages()
      .reduce(0) { $0 + $1.moved.count }
  }

  @Test func movesAreAsFewAsCanBe() {
    let numbers = Array(0...100)
    #expect(moves(numbers, Array(1...100) + [0]) == 1)
    #expect(moves(numbers, [100] + Array(1..<100) + [0]) == 2)
    #expect(moves(numbers, [500] + numbers) == 0)
    #expect(moves(numbers, numbers) == 0)
  }

  @Test func sectionsThatMoveTakeThreeStages() {
    let old = places([(1, [1, 2]), (2, [3]), (3, [4])])
    let new = places([(3, [4, 1]), (4, [3]), (1, [2])])
    let stages = SnapshotDiff(from: old, to: new).stages()
    #expect(stages.count == 3)
    #expect(stages[0].inserted.isEmpty && stages[0].moved.isEmpty)
    #expect(stages[2].deletedSections.count == 1)
  }

  /// Applies stages by UIKit's rules to plain arrays.
  private func apply(
    _ stage: SnapshotStage<Int, Int>,
    to old: [[Int]]
  ) -> [[Int]?] {
    var sections: [[Int]?] = old
    var source = sections
    for path in stage.deleted { source[path.section]?[path.item] = -1 }
    for move in stage.moved { source[move.from.section]?[move.from.item] = -1 }
    let kept = source.map { $0?.filter { $0 != -1 } }
    let moving = Set(stage.movedSections.map(\.from))
    let stay = kept.indices.filter { !stage.deletedSections.contains($0) && !moving.contains($0) }
    sections = Array(repeating: nil, count: stage.places.sectionIDs.count)
    for move in stage.movedSections { sections[move.to] = kept[move.from] }
    for place in stage.insertedSections {
      sections[place] = stage.places.items(at: place)
    }
    var next = 0
    for place in sections.indices where sections[place] == nil {
      sections[place] = kept[stay[next]]
      next += 1
    }
    let arrivals =
      stage.inserted.map { ($0, stage.places.items(at: $0.section)[$0.item]) }
      + stage.moved.map { ($0.to, old[$0.from.section][$0.from.item]) }
    for (path, item) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      sections[path.section]?.insert(item, at: path.item)
    }
    return sections
  }

  @Test(arguments: 0..<60) func randomStagesLeadFromOldToNew(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(9000 + round))
    func model() -> [(Int, [Int])] {
      var items = Array(Array(0..<40).shuffled(using: &random).prefix(25))
      return Array(0..<6).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
        .map { section in
          let count = min(Int.random(in: 0...8, using: &random), items.count)
          let own = Array(items.prefix(count))
          items.removeFirst(count)
          return (section, own)
        }
    }
    for _ in 0..<20 {
      let old = model()
      let new = model()
      var shown = old.map(\.1)
      for stage in SnapshotDiff(from: places(old), to: places(new)).stages() {
        let result = apply(stage, to: shown)
        shown = result.map { $0 ?? [] }
        let wanted = stage.places.sectionIDs.indices.map { stage.places.items(at: $0) }
        try #require(shown == wanted, "seed \(9000 + round)")
      }
      try #require(shown == new.map(\.1), "seed \(9000 + round)")
    }
  }
}
