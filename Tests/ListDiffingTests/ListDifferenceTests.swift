import Expectations
import ListDiffing
import TestSupport
import Testing

struct ListDifferenceTests {
  private typealias Move = BatchMove<Int>

  // MARK: Moves

  @Test func movingTheFirstOf101ToTheEndIsOneMove() {
    let old = Array(0..<101)
    let difference = ListDiff.difference(from: old, to: Array(old.dropFirst()) + [0])
    expect(difference.moves, equals: [Move(from: 0, to: 100)])
    expect(difference.deletions.isEmpty && difference.insertions.isEmpty)
  }

  @Test func movingTheLastOf101ToTheFrontIsOneMove() {
    let old = Array(0..<101)
    let difference = ListDiff.difference(from: old, to: [100] + Array(old.dropLast()))
    expect(difference.moves, equals: [Move(from: 100, to: 0)])
  }

  @Test func swappedEndsAreTwoMoves() {
    var new = Array(0..<101)
    new.swapAt(0, 100)
    let difference = ListDiff.difference(from: Array(0..<101), to: new)
    expect(difference.moves.count, equals: 2)
    expect(applied(difference, from: Array(0..<101), to: new), equals: new)
  }

  @Test func anInsertionAtTheFrontMovesNothing() {
    let difference = ListDiff.difference(from: Array(0..<101), to: Array(-1..<101))
    expect(difference.moves.isEmpty && difference.insertions == [0])
  }

  @Test func movingABlockMovesOnlyItsElements() {
    let new = Array(10..<100) + Array(0..<10)
    expect(ListDiff.difference(from: Array(0..<100), to: new).moves.count, equals: 10)
    expect(ListDiff.difference(from: new, to: Array(0..<100)).moves.count, equals: 10)
  }

  @Test func reversingAListMovesAllButOne() {
    let old = Array(0..<2_000)
    let difference = ListDiff.difference(from: old, to: old.reversed())
    expect(difference.moves.count, equals: 1_999)
    expect(applied(difference, from: old, to: old.reversed()), equals: old.reversed())
  }

  // MARK: Edges

  @Test func emptyAndEqualListsNeedNoChanges() {
    expect(ListDiff.difference(from: [Int](), to: []), satisfies: \.isEmpty)
    expect(ListDiff.difference(from: [1, 2], to: [1, 2]), satisfies: \.isEmpty)
    expect(ListDiff.difference(from: [], to: [1, 2]).insertions, equals: [0, 1])
    expect(ListDiff.difference(from: [1, 2], to: []).deletions, equals: [0, 1])
  }

  @Test(arguments: Seeds.first(1)) func identifiersWithCollidingHashesAreDistinct(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = (0..<300).map { PoorlyHashed(value: $0) }
    let new = Array(old.shuffled(using: &random).prefix(200))
    expect(applied(ListDiff.difference(from: old, to: new), from: old, to: new), equals: new)
  }

  // MARK: Duplicates

  @Test func equalIdentifiersAreDistinguished() {
    let old = [1, 1, 2, 1]
    let new = [2, 1, 3, 1, 1, 1]
    let difference = ListDiff.difference(from: old, to: new)
    expect(difference.deletions.isEmpty && difference.insertions.count == 2)
    expect(applied(difference, from: old, to: new), equals: new)
  }
}

private struct PoorlyHashed: Hashable {
  var value: Int
  func hash(into hasher: inout Hasher) { hasher.combine(value % 3) }
}
