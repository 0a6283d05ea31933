import Foundation
import ListModel
import Synchronization
import TestSupport
import Testing

/// What a comparison costs, in calls of `hash(into:)` and `==` and not in time: those do not depend on the machine.
struct ListDifferenceCostTests {
  private func cost(_ old: [Int], _ new: [Int]) -> (hashes: Int, comparisons: Int, bytes: Int) {
    let tally = Tally()
    let before = old.map { Counted(value: $0, tally: tally) }
    let after = new.map { Counted(value: $0, tally: tally) }
    let difference = ListDiff.difference(from: before, to: after)
    let hashes = tally.hashes.load(ordering: .relaxed)
    let comparisons = tally.comparisons.load(ordering: .relaxed)
    #expect(difference.applied(to: before)?.map(\.value) == new)
    return (hashes, comparisons, difference.workingBytes)
  }

  @Test func eachElementIsHashedOnceAtMost() {
    var random = SeededGenerator(seed: 11)
    let old = Array(0..<100_000)
    let cost = cost(old, (50_000..<150_000).shuffled(using: &random))
    #expect(cost.hashes <= 200_000)
    #expect(cost.comparisons < 2_000_000)
    #expect(cost.bytes <= 100_000 * 64)
  }

  @Test func equalEndsAreNeverHashed() {
    let old = Array(0..<100_000)
    #expect(cost(old, Array(-40..<100_000)).hashes == 0)
    #expect(cost(old, Array(0..<100_040)).hashes == 0)
    #expect(cost(old, old.map { $0 }).hashes == 0)
    var new = old
    new[50_000] = -1
    #expect(cost(old, new).hashes <= 2)
    #expect(cost(old, new).bytes <= 1_000)
  }

  @Test func smallGapsAreNotHashed() {
    let old = Array(0..<100_000)
    #expect(cost(old, old.filter { $0 % 100 != 50 }).hashes == 0)
    let cost = cost(old.filter { $0 % 10 != 3 }, old.filter { $0 % 15 != 7 })
    #expect(cost.hashes < 40_000)
  }

  @Test func blocksThatMoveAreFollowed() {
    let old = Array(0..<100_000)
    let cost = cost(old, Array(60_000..<100_000) + Array(0..<60_000))
    #expect(cost.hashes <= 100_002)
  }

  @Test func manyEqualIdentitiesCostNoMore() {
    var random = SeededGenerator(seed: 12)
    func list(_ kinds: Int) -> [Int] {
      (0..<50_000).map { _ in Int.random(in: 0..<kinds, using: &random) }
    }
    for kinds in [1, 2, 50] {
      let cost = cost(list(kinds), [-1] + list(kinds) + [-2])
      #expect(cost.hashes <= 100_002)
      #expect(cost.comparisons < 2_000_000, "\(kinds) kinds")
    }
  }

  // MARK: Cancelling

  @Test func aCancelledComparisonStopsWithinSomeThousandElements() async {
    let tally = Tally()
    let old = (0..<200_000).map { Counted(value: $0, tally: tally) }
    let new = old.reversed().map { $0 }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ListDiff.difference(
        from: old,
        to: new,
        id: { $0 },
        hasSameContent: { $0 == $1 }
      ).moves.count
    }
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(tally.hashes.load(ordering: .relaxed) == 0)
  }

  @Test func cancellationIsNoticedInTheMiddle() async {
    let old = Array(0..<400_000)
    let asked = Atomic(0)
    let task = Task {
      try await ListDiff.difference(
        from: old,
        to: old.reversed(),
        id: { value in
          if asked.add(1, ordering: .relaxed).newValue == 300_000 {
            withUnsafeCurrentTask { $0?.cancel() }
          }
          return value
        },
        hasSameContent: ==
      ).moves.count
    }
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
  }

  @MainActor
  @Test func comparisonsCanRunOffTheMainActor() async throws {
    let (old, new) = (Array(0..<1_000), Array((0..<1_000).reversed()))
    let difference = try await ListDiff.difference(
      from: old,
      to: new,
      id: { value in
        #expect(!isOnMainThread())
        return value
      },
      hasSameContent: ==
    )
    #expect(difference.applied(to: old) == new)
    let sections = try await ListDiff.sectionedDifference(
      from: [KeyedSection(0, old)],
      to: [KeyedSection(0, new)]
    )
    #expect(sections.applied(to: [KeyedSection(0, old)]) == [KeyedSection(0, new)])
    let rows = [section("s", ["a", "b"])]
    let changes = try await ListDiff.changesOffActor(from: rows, to: [section("s", ["b"])])
    #expect(changes.stages.first?.deleted == [[0, 0]])
  }
}

private final class Tally: Sendable {
  let hashes = Atomic(0)
  let comparisons = Atomic(0)
}

private struct Counted: Hashable, Sendable {
  var value: Int
  var tally: Tally

  static func == (left: Self, right: Self) -> Bool {
    left.tally.comparisons.add(1, ordering: .relaxed)
    return left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    tally.hashes.add(1, ordering: .relaxed)
    hasher.combine(value)
  }
}
