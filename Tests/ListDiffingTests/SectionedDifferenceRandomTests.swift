import Expectations
import Foundation
import ListDiffing
import TestSupport
import Testing

struct SectionedDifferenceRandomTests {
  @Test(arguments: Seeds.first(40))
  func applyingTheStagesProducesTheNewList(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Few identities produce duplicates, many produce none.
    let identities = [6, 30, 2000][Int(seed % 3)]
    var old = sections(identities: identities, using: &random)
    for round in 0..<60 {
      let new =
        Bool.random(using: &random)
        ? sections(identities: identities, using: &random)
        : edited(old, identities: identities, using: &random)
      let changes = ListDiff.sectionedDifference(from: old, to: new)
      var model = BatchModel(old)
      for stage in changes.stages {
        expect(!stage.isEmpty)
        try model.apply(stage)
      }
      let context: Comment = "seed \(seed), round \(round)"
      expect(model.sections.map(\.id), equals: new.map(\.sectionID), context)
      expect(
        model.sections.map { $0.rows.map(\.id) },
        equals: new.map { $0.items.map(\.id) },
        context
      )
      let isUnique = Set(new.flatMap { $0.items.map(\.id) }).count == new.flatMap(\.items).count
      let isSectionUnique = Set(new.map(\.sectionID)).count == new.count
      expect(ListDiff.duplicates(in: new).isEmpty, equals: (isUnique && isSectionUnique), context)
      if isUnique {
        checkThatRowsLiveOn(old: old, model: model, context)
        checkContent(old: old, new: new, changes: changes, context)
      }
      old = new
    }
  }

  private func sections(
    identities: Int,
    using random: inout SeededGenerator
  ) -> [TestSection] {
    let count = Int.random(in: 0...5, using: &random)
    var ids = (0..<8).map { "s\($0)" }.shuffled(using: &random).prefix(count)
    if count > 1, Int.random(in: 0..<12, using: &random) == 0 {
      ids[1] = ids[0]
    }
    var pool = (0..<identities).shuffled(using: &random)[...]
    return ids.map { id in
      let rows = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        let number = identities <= 6 ? Int.random(in: 0..<6, using: &random) : pool.popFirst() ?? 0
        return TestRow(id: number, content: Int.random(in: 0...1, using: &random))
      }
      return TestSection(id, rows: rows)
    }
  }

  private func edited(
    _ sections: [TestSection],
    identities: Int,
    using random: inout SeededGenerator
  ) -> [TestSection] {
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
          TestSection("new\(random.next())", [Int(random.next() % 99_999)]),
          at: to
        )
      default:
        if let item = sections[from].items.first {
          sections[from].items[0] = TestRow(id: item.id, content: 7)
        }
      }
    }
    return sections
  }

  /// A row on both sides is never deleted and inserted, unless identifiers repeat.
  private func checkThatRowsLiveOn(
    old: [TestSection],
    model: BatchModel<TestSection>,
    _ context: Comment
  ) {
    let before = BatchModel(old)
    var births: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for row in before.sections.flatMap(\.rows) {
      if births.updateValue(row.birth, forKey: row.id) != nil { repeated.insert(row.id) }
    }
    for row in model.sections.flatMap(\.rows) where !repeated.contains(row.id) {
      if let birth = births[row.id] {
        expect(row.birth, equals: birth, context)
      }
    }
  }

  private func checkContent(
    old: [TestSection],
    new: [TestSection],
    changes: SectionedDifference<TestSection>,
    _ context: Comment
  ) {
    let rows = old.flatMap(\.items)
    guard Set(rows.map(\.id)).count == rows.count else { return }
    let before = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
    var expected: [IndexPath] = []
    for (section, value) in new.enumerated() {
      for (item, row) in value.items.enumerated() {
        if let old = before[row.id], row != old {
          expected.append([section, item])
        }
      }
    }
    expect(changes.reconfigured, equals: expected, context)
    expect(changes.reloaded, satisfies: \.isEmpty, context)
  }
}
