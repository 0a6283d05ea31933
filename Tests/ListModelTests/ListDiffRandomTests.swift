import Foundation
import TestSupport
import Testing

@testable import ListModel

struct ListDiffRandomTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func applyingTheStagesGivesTheNewList(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Few identities make duplicates, many make none.
    let identities = [6, 30, 2000][Int(seed % 3)]
    var old = sections(identities: identities, using: &random)
    for round in 0..<60 {
      let new =
        Bool.random(using: &random)
        ? sections(identities: identities, using: &random)
        : edited(old, identities: identities, using: &random)
      let changes = ListDiff.changes(from: old, to: new)
      var model = BatchModel(old)
      for stage in changes.stages {
        #expect(!stage.isEmpty)
        try model.apply(stage)
      }
      let context: Comment = "seed \(seed), round \(round)"
      #expect(model.sections.map(\.id) == new.map(\.id), context)
      #expect(
        model.sections.map { $0.rows.map(\.id) } == new.map { $0.items.map(\.itemID) },
        context
      )
      let isUnique = Set(new.flatMap { $0.items.map(\.itemID) }).count == new.flatMap(\.items).count
      let isSectionUnique = Set(new.map(\.id)).count == new.count
      #expect(changes.duplicates.isEmpty == (isUnique && isSectionUnique), context)
      if isUnique {
        checkThatRowsLiveOn(old: old, model: model, context)
        checkContent(old: old, new: new, changes: changes, context)
      }
      old = new
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func movesAreAsFewAsCanBe(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let count = Int.random(in: 0...8, using: &random)
      let old = (0..<count).map { AnyListItem(TestRow(ListItemID($0))) }
      let order = (0..<count).shuffled(using: &random)
      let moves = ListDiff.changes(from: old, to: order.map { old[$0] }).stages
        .reduce(0) { $0 + $1.moved.count }
      #expect(moves == count - longestRunByForce(order), "seed \(seed)")
    }
  }

  @Test func aLongListReversedIsStillQuick() {
    let old = (0..<20_000).map { AnyListItem(TestRow(ListItemID($0))) }
    let changes = ListDiff.changes(from: old, to: old.reversed())
    #expect(changes.stages.first?.moved.count == 19_999)
  }

  private func longestRunByForce(_ values: [Int]) -> Int {
    var best = 0
    for subset in 0..<(1 << values.count) {
      let chosen = values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
      if zip(chosen, chosen.dropFirst()).allSatisfy(<) {
        best = max(best, chosen.count)
      }
    }
    return best
  }

  private func sections(
    identities: Int,
    using random: inout SeededGenerator
  ) -> [ListSection] {
    let count = Int.random(in: 0...5, using: &random)
    var ids = (0..<8).map { ListItemID("s\($0)") }.shuffled(using: &random).prefix(count)
    if count > 1, Int.random(in: 0..<12, using: &random) == 0 {
      ids[1] = ids[0]
    }
    var pool = (0..<identities).shuffled(using: &random)[...]
    return ids.map { id in
      let rows = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        let number = identities <= 6 ? Int.random(in: 0..<6, using: &random) : pool.popFirst() ?? 0
        return TestRow(ListItemID(number), content: Int.random(in: 0...1, using: &random))
      }
      return ListSection(id: id, rows: rows)
    }
  }

  private func edited(
    _ sections: [ListSection],
    identities: Int,
    using random: inout SeededGenerator
  ) -> [ListSection] {
    var sections = sections
    for _ in 0..<Int.random(in: 1...4, using: &random) where !sections.isEmpty {
      let from = Int.random(in: sections.indices, using: &random)
      let to = Int.random(in: sections.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        if let item = sections[from].items.popLast() { sections[to].items.insert(item, at: 0) }
      case 1: sections.swapAt(from, to)
      case 2: sections[from].items.shuffle(using: &random)
      case 3: sections.remove(at: from)
      case 4:
        sections.insert(
          section(ListItemID("new\(random.next())"), [ListItemID(Int(random.next() % 99_999))]),
          at: to
        )
      default:
        if let item = sections[from].items.first {
          sections[from].items[0] = AnyListItem(TestRow(item.itemID, content: 7))
        }
      }
    }
    return sections
  }

  /// A row that is on both sides is never deleted and inserted, unless identities repeat.
  private func checkThatRowsLiveOn(old: [ListSection], model: BatchModel, _ context: Comment) {
    let before = BatchModel(old)
    var births: [ListItemID: Int] = [:]
    var repeated: Set<ListItemID> = []
    for row in before.sections.flatMap(\.rows) {
      if births.updateValue(row.birth, forKey: row.id) != nil { repeated.insert(row.id) }
    }
    for row in model.sections.flatMap(\.rows) where !repeated.contains(row.id) {
      if let birth = births[row.id] {
        #expect(row.birth == birth, context)
      }
    }
  }

  private func checkContent(
    old: [ListSection],
    new: [ListSection],
    changes: ListChanges,
    _ context: Comment
  ) {
    let rows = old.flatMap(\.items)
    guard Set(rows.map(\.itemID)).count == rows.count else { return }
    let before = Dictionary(uniqueKeysWithValues: rows.map { ($0.itemID, $0) })
    var expected: [IndexPath] = []
    for (section, value) in new.enumerated() {
      for (item, row) in value.items.enumerated() {
        if let old = before[row.itemID], !row.hasSameContent(as: old) {
          expected.append([section, item])
        }
      }
    }
    #expect(changes.reconfigured == expected, context)
    #expect(changes.reloaded.isEmpty, context)
  }
}
