import Foundation
import SocialModel

@testable import LocalStore

/// A model of a server's timeline and of what a client that requests it can know, with which the
/// store must agree.
///
/// Rows are numbered by age: 0 is the oldest ever. Between each row and the next is a link; a page
/// covers the links between its rows, and the link to the row at which it was requested. Between
/// two known rows is a gap if a link is not covered.
struct TimelineModel {
  /// Identifiers by age, in no meaningful order.
  private(set) var ids: [String] = []
  private(set) var deleted: Set<Int> = []
  private(set) var ages: [String: Int] = [:]
  /// Links, by the age of the row below.
  private(set) var covered: Set<Int> = []
  /// Whether a page reached the end.
  private(set) var end = false

  /// The existing rows, the newest first.
  var alive: [Int] { ids.indices.reversed().filter { !deleted.contains($0) } }

  mutating func add(_ id: String) -> Int {
    ids.append(id)
    ages[id] = ids.count - 1
    return ids.count - 1
  }

  mutating func delete(_ age: Int) { deleted.insert(age) }

  mutating func cover(from low: Int, to high: Int) {
    if low < high { covered.formUnion(low..<high) }
  }

  // MARK: What a client may ask

  mutating func newest(_ limit: Int) -> [Int] {
    let page = Array(alive.prefix(limit))
    if let last = page.last { cover(from: last, to: ids.count - 1) }
    return page
  }

  mutating func older(than age: Int, _ limit: Int) -> (page: [Int], isEnd: Bool) {
    let older = alive.filter { $0 < age }
    let page = Array(older.prefix(limit))
    let isEnd = older.count <= limit
    cover(from: isEnd ? 0 : page.last ?? age, to: age)
    return (page, isEnd)
  }

  mutating func newer(than age: Int, _ limit: Int) -> [Int] {
    let page = Array(alive.filter { $0 > age }.suffix(limit))
    cover(from: age, to: page.first ?? age)
    return page
  }

  // MARK: What must be

  /// Whether rows may be missing between two rows.
  func hasGap(between above: Int, and below: Int) -> Bool {
    !(below..<above).allSatisfy(covered.contains)
  }
}
