import Expectations
import Foundation
import ListModel
import TestSupport
import Testing

@testable import Foundations

@Suite struct ListRowTokensTests {
  private func tokens(_ count: Int) -> ListRowTokens {
    var tokens = ListRowTokens()
    tokens.resize(to: count)
    return tokens
  }

  @Test func resizingKeepsTheFirstRows() {
    var rows = tokens(3)
    let before = rows.tokens
    rows.resize(to: 5)
    expect(Array(rows.tokens.prefix(3)), equals: before)
    expect(Set(rows.tokens.map(\.number)).count, equals: 5)
    rows.resize(to: 1)
    expect(rows.tokens, equals: [before[0]])
  }

  @Test func anInconsistentBatchChangesNothing() {
    var rows = tokens(3)
    let before = rows.tokens
    var batch = ListBatch()
    batch.insert(0)
    #expect(throws: ListBatchProblem.wrongCount(before: 3, inserted: 1, deleted: 0, after: 3)) {
      try rows.apply(batch, count: 3)
    }
    batch = ListBatch()
    batch.delete(3)
    #expect(throws: ListBatchProblem.outOfRange(index: 3, count: 3)) {
      try rows.apply(batch, count: 2)
    }
    batch = ListBatch()
    batch.delete(1)
    batch.move(from: 1, to: 0)
    #expect(throws: ListBatchProblem.namedTwice(index: 1)) { try rows.apply(batch, count: 2) }
    batch = ListBatch()
    batch.delete(1)
    batch.reload(1)
    #expect(throws: ListBatchProblem.namedTwice(index: 1)) { try rows.apply(batch, count: 2) }
    expect(rows.tokens, equals: before)
  }

  @Test func reloadingAndReconfiguringAreDistinguishedByTheDiff() throws {
    var rows = tokens(3)
    let before = rows.tokens.map { AnyListItem($0) }
    var batch = ListBatch()
    batch.reload(0)
    batch.reconfigure(2)
    try rows.apply(batch, count: 3)
    let changes = ListDiff.changes(
      from: [ListSection(id: "", items: before)],
      to: [ListSection(id: "", items: rows.tokens.map { AnyListItem($0) })]
    )
    expect(changes.stages, satisfies: \.isEmpty)
    expect(changes.reloaded, equals: [[0, 0]])
    expect(changes.reconfigured, equals: [[0, 2]])
  }

  /// Random batches: rows keep their tokens when they move, and the diff of the tokens is the
  /// batch.
  @Test(arguments: Seeds.first(20))
  func randomBatchesMoveTokensAsTheDataMoves(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var rows = tokens(12)
    var model = rows.tokens.map(\.number)
    for step in 0..<30 {
      var batch = ListBatch()
      var old = model.map(Optional.some)
      let leaving = old.indices.shuffled(using: &random).prefix(
        Int.random(in: 0...min(4, old.count), using: &random)
      )
      let moving = leaving.filter { _ in Bool.random(using: &random) }
      let moved = moving.map { model[$0] }
      for index in leaving { old[index] = nil }
      for index in leaving where !moving.contains(index) { batch.delete(index) }
      let staying = old.compactMap { $0 }
      let inserted = Int.random(in: 0...3, using: &random)
      let count = staying.count + moved.count + inserted
      let arrivals = Array((0..<count).shuffled(using: &random).prefix(moved.count + inserted))
      for (index, from) in moving.enumerated() { batch.move(from: from, to: arrivals[index]) }
      for place in arrivals.dropFirst(moved.count) { batch.insert(place) }
      try rows.apply(batch, count: count)

      var expected = [Int?](repeating: nil, count: count)
      for (index, number) in moved.enumerated() { expected[arrivals[index]] = number }
      var rest = staying.makeIterator()
      for place in 0..<count where !arrivals.contains(place) { expected[place] = rest.next() }
      for (place, number) in expected.enumerated() {
        let found = rows.tokens[place].number
        if let number {
          expect(found, equals: number, "seed \(seed), step \(step)")
        } else {
          expect(!model.contains(found), "seed \(seed), step \(step)")
        }
      }
      model = rows.tokens.map(\.number)
    }
  }

  @Test func tokensFollowIdentitiesAndDistinguishContentFromKind() {
    var rows = tokens(0)
    func items(_ rows: [TestRow]) -> [AnyListItem] { rows.map { AnyListItem($0) } }
    let first = items([TestRow(1), TestRow(2), TestRow(2, "twin")])
    rows.follow(from: [], to: first)
    let before = rows.tokens
    let second = items([TestRow(2), TestRow(3), TestRow(1, "changed"), TestRow(2, "twin")])
    rows.follow(from: first, to: second)
    expect(rows.tokens[0], equals: before[1])
    expect(rows.tokens[2].number, equals: before[0].number)
    expect(rows.tokens[2].revision, equals: before[0].revision + 1)
    expect(rows.tokens[3], equals: before[2])
    expect(!before.map(\.number).contains(rows.tokens[1].number))
  }
}
