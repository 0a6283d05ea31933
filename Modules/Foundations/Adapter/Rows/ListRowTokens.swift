import Foundation
import ListModel

/// The tokens of one section controller's rows, in order.
struct ListRowTokens {
  private(set) var tokens: [ListRowToken] = []

  /// Adds or removes tokens at the end to reach a count, for controllers that only report their
  /// number of rows.
  mutating func resize(to count: Int) {
    if count < tokens.count { tokens.removeLast(tokens.count - count) }
    while tokens.count < count { tokens.append(.next()) }
  }

  /// Marks the content of every row as changed.
  mutating func touchAll() {
    for index in tokens.indices { tokens[index].revision += 1 }
  }

  /// Requests a new cell for every row.
  mutating func replaceAll() {
    for index in tokens.indices { tokens[index].generation += 1 }
  }

  mutating func move(from: Int, to: Int) {
    tokens.insert(tokens.remove(at: from), at: to)
  }

  /// Removes all tokens: rows added later are new ones.
  mutating func removeAll() {
    tokens = []
  }

  /// Applies a batch.
  ///
  /// - Throws: The problem of the batch; then nothing is changed.
  mutating func apply(_ batch: ListBatch, count: Int) throws(ListBatchProblem) {
    var leaving = batch.deleted
    for move in batch.moved {
      guard !leaving.contains(move.from) else { throw .namedTwice(index: move.from) }
      leaving.insert(move.from)
    }
    var arriving = batch.inserted
    for move in batch.moved {
      guard !arriving.contains(move.to) else { throw .namedTwice(index: move.to) }
      arriving.insert(move.to)
    }
    let after = tokens.count - leaving.count + arriving.count
    guard after == count else {
      throw .wrongCount(
        before: tokens.count,
        inserted: batch.inserted.count,
        deleted: batch.deleted.count,
        after: count
      )
    }
    for named in [leaving, batch.reloaded, batch.reconfigured] {
      if let last = named.last, last >= tokens.count {
        throw .outOfRange(index: last, count: tokens.count)
      }
    }
    if let last = arriving.last, last >= after { throw .outOfRange(index: last, count: after) }
    if let twice = leaving.intersection(batch.reloaded.union(batch.reconfigured)).first {
      throw .namedTwice(index: twice)
    }

    var old = tokens
    for index in batch.reloaded { old[index].generation += 1 }
    for index in batch.reconfigured { old[index].revision += 1 }
    var movedIn: [Int: ListRowToken] = [:]
    for move in batch.moved { movedIn[move.to] = old[move.from] }
    var staying = old.indices.lazy.filter { !leaving.contains($0) }.map { old[$0] }.makeIterator()
    tokens = (0..<after).map { index in
      guard arriving.contains(index) else { return staying.next() ?? .next() }
      return movedIn[index] ?? .next()
    }
  }

  /// Assigns the tokens of the old list to the rows of a new one with the same identities.
  ///
  /// Identities that appear more than once are made distinct by number. O(number of rows).
  mutating func follow(from old: [AnyListItem], to new: [AnyListItem]) {
    var indices: [ListItemID: [Int]] = [:]
    for (index, item) in old.enumerated().reversed() {
      indices[item.itemID, default: []].append(index)
    }
    tokens = new.map { item in
      guard let index = indices[item.itemID]?.popLast(), tokens.indices.contains(index) else {
        return .next()
      }
      var token = tokens[index]
      let before = old[index]
      if item.hasSameContent(as: before) { return token }
      if item.typeID == before.typeID, item.reuseIdentifier == before.reuseIdentifier {
        token.revision += 1
      } else {
        token.generation += 1
      }
      return token
    }
  }
}
