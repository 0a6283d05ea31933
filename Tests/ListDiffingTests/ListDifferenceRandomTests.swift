import Expectations
import ListDiffing
import TestSupport
import Testing

/// Random changes to flat lists, compared with simple models.
struct ListDifferenceRandomTests {
  @Test(arguments: Seeds.first(4))
  func theScriptProducesTheNewListInTheFewestMoves(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let count = [3, 12, 60, 400][round % 4]
      let old = (0..<Int.random(in: 0...count, using: &random)).shuffled(using: &random)
      let new = edited(old, using: &random)
      let difference = ListDiff.difference(from: old, to: new)
      let context: Comment = "seed \(seed), round \(round): \(old) to \(new)"
      expect(applied(difference, from: old, to: new), equals: new, context)
      let (before, after) = (Set(old), Set(new))
      expect(difference.deletions, equals: old.indices.filter { !after.contains(old[$0]) }, context)
      expect(
        difference.insertions,
        equals: new.indices.filter { !before.contains(new[$0]) },
        context
      )
      expect(difference.moves.allSatisfy { old[$0.from] == new[$0.to] }, context)
      let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
      let origins = new.compactMap { places[$0] }
      expect(difference.moves.count, equals: origins.count - longestRun(origins), context)
      expect(Set(difference.moves.map(\.from)).count, equals: difference.moves.count, context)
      expect(difference.moves.map(\.to), equals: difference.moves.map(\.to).sorted(), context)
    }
  }

  @Test(arguments: Seeds.first(4))
  func duplicateIdentifiersAreMatchedOnceEach(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let kinds = Int.random(in: 1...12, using: &random)
      func list() -> [Int] {
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          Int.random(in: 0..<kinds, using: &random)
        }
      }
      let (old, new) = (list(), list())
      let difference = ListDiff.difference(from: old, to: new)
      let context: Comment = "seed \(seed), round \(round): \(old) to \(new)"
      expect(applied(difference, from: old, to: new), equals: new, context)
      // As many of each kind stay as are on both sides.
      let stays = (0..<kinds).reduce(0) { sum, kind in
        sum + min(old.count { $0 == kind }, new.count { $0 == kind })
      }
      expect(difference.deletions.count, equals: old.count - stays, context)
      expect(difference.insertions.count, equals: new.count - stays, context)
    }
  }

  /// Inserts, deletes, moves and shuffles blocks.
  private func edited(_ list: [Int], using random: inout SeededGenerator) -> [Int] {
    var list = list
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let start = Int.random(in: 0...list.count, using: &random)
      let end = min(list.count, start + Int.random(in: 0...max(1, list.count / 3), using: &random))
      let block = Array(list[start..<end])
      switch Int.random(in: 0..<5, using: &random) {
      case 0: list.removeSubrange(start..<end)
      case 1:
        list.insert(contentsOf: block.indices.map { _ in Int(random.next() >> 2) }, at: start)
      case 2: list[start..<end].shuffle(using: &random)
      case 3:
        list.removeSubrange(start..<end)
        list.insert(contentsOf: block, at: Int.random(in: 0...list.count, using: &random))
      default:
        if let last = list.indices.last, start < last { list.swapAt(start, last) }
      }
    }
    return list
  }
}
