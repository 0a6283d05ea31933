import Expectations
import Foundation
import ListDiffing
import Locking
import TestSupport
import Testing

/// The cost of a comparison, in calls of `hash(into:)` and `==`, which do not depend on the
/// machine.
struct ListDifferenceCostTests {
  private func cost(_ old: [Int], _ new: [Int]) -> (hashes: Int, comparisons: Int, bytes: Int) {
    let tally = Tally()
    let before = old.map { Counted(value: $0, tally: tally) }
    let after = new.map { Counted(value: $0, tally: tally) }
    let difference = ListDiff.difference(from: before, to: after)
    let hashes = tally.hashes.withLock { $0 }
    let comparisons = tally.comparisons.withLock { $0 }
    return (hashes, comparisons, difference.workingBytes)
  }

  @Test(arguments: Seeds.first(1)) func eachElementIsHashedOnceAtMost(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<100_000)
    let cost = cost(old, (50_000..<150_000).shuffled(using: &random))
    expect(cost.hashes, isAtMost: 200_000)
    expect(cost.comparisons, isBelow: 2_000_000)
    expect(cost.bytes, isAtMost: 100_000 * 64)
  }

  @Test func equalEndsAreNeverHashed() {
    let old = Array(0..<100_000)
    expect(cost(old, Array(-40..<100_000)).hashes, equals: 0)
    expect(cost(old, Array(0..<100_040)).hashes, equals: 0)
    expect(cost(old, old.map { $0 }).hashes, equals: 0)
    var new = old
    new[50_000] = -1
    expect(cost(old, new).hashes, isAtMost: 2)
    expect(cost(old, new).bytes, isAtMost: 1_000)
  }

  @Test func smallGapsAreNotHashed() {
    let old = Array(0..<100_000)
    expect(cost(old, old.filter { $0 % 100 != 50 }).hashes, equals: 0)
    let cost = cost(old.filter { $0 % 10 != 3 }, old.filter { $0 % 15 != 7 })
    expect(cost.hashes, isBelow: 40_000)
  }

  @Test func movedBlocksAreDetected() {
    let old = Array(0..<100_000)
    let cost = cost(old, Array(60_000..<100_000) + Array(0..<60_000))
    expect(cost.hashes, isAtMost: 100_002)
  }

  @Test(arguments: Seeds.first(1)) func manyEqualIdentifiersAreNotSlower(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func list(_ kinds: Int) -> [Int] {
      (0..<50_000).map { _ in Int.random(in: 0..<kinds, using: &random) }
    }
    for kinds in [1, 2, 50] {
      let cost = cost(list(kinds), [-1] + list(kinds) + [-2])
      expect(cost.hashes, isAtMost: 100_002)
      expect(cost.comparisons, isBelow: 2_000_000, "\(kinds) kinds")
    }
  }

  // MARK: Cancelling

  @Test func aCancelledComparisonStopsWithinSomeThousandElements() async {
    let tally = Tally()
    let old = [KeyedSection(0, (0..<200_000).map { Counted(value: $0, tally: tally) })]
    let new = [KeyedSection(0, Array(old[0].items.reversed()))]
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ListDiff.sectionedDifference(from: old, to: new).stages.count
    }
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
    expect(tally.hashes.withLock { $0 }, equals: 0)
  }

  @Test func cancellationIsCheckedDuringTheComparison() async {
    let tally = Tally(cancelsAt: 100_000)
    let old = [KeyedSection(0, (0..<400_000).map { Counted(value: $0, tally: tally) })]
    let new = [KeyedSection(0, Array(old[0].items.reversed()))]
    let task = Task { try await ListDiff.sectionedDifference(from: old, to: new).stages.count }
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
    expect(tally.hashes.withLock { $0 }, isBelow: 150_000)
  }

  @MainActor
  @Test func comparisonsCanRunOffTheMainActor() async throws {
    let old = [KeyedSection(0, Array(0..<1_000).map { Whereabouts(value: $0) })]
    let new = [KeyedSection(0, Array(old[0].items.reversed()))]
    let difference = try await ListDiff.sectionedDifference(from: old, to: new)
    expect(difference.stages.first?.moved.count, equals: 999)
  }
}

/// An identity that must not be compared on the main thread.
private struct Whereabouts: Hashable, Sendable {
  var value: Int

  func hash(into hasher: inout Hasher) {
    expect(!isOnMainThread())
    hasher.combine(value)
  }
}

private final class Tally: Sendable {
  let cancelsAt: Int
  let hashes = Mutex(0)
  let comparisons = Mutex(0)

  init(cancelsAt: Int = .max) { self.cancelsAt = cancelsAt }

  func countHash() {
    let count = hashes.withLock {
      $0 += 1
      return $0
    }
    guard count == cancelsAt else { return }
    withUnsafeCurrentTask { $0?.cancel() }
  }
}

private struct Counted: Hashable, Sendable {
  var value: Int
  var tally: Tally

  static func == (left: Self, right: Self) -> Bool {
    left.tally.comparisons.withLock { $0 += 1 }
    return left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    tally.countHash()
    hasher.combine(value)
  }
}
