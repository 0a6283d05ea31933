import Foundation
import MomentsValues
import SocialModel
import TestSupport

@testable import LocalStore

/// Random operations on a server whose reader hides people and shows them again, and on a store
/// that requests its pages as the app does.
///
/// Rows are numbered by age, as in ``TimelineModel``. Three of them have the same time.
struct HidingPlay {
  private var random: SeededGenerator
  private let temporary = TemporaryFolder()
  private var store: SocialStore
  /// Identifiers by age, in no meaningful order.
  private var ids: [String] = []
  private var authors: [Int] = []
  private var ages: [String: Int] = [:]
  private var deleted: Set<Int> = []
  /// The people whom the server leaves out.
  private var hidden: Set<Int> = []
  /// What was done, for messages.
  private(set) var diary: [String] = []

  private static let limit = 8
  private static let overlap = 4
  private static let people = 4
  /// The number of pages of a comparison: fewer than the timeline has.
  private static let comparedPages = 12
  private static let scope = TimelineScope.local

  /// Whether the store is not told of some of the people whom the server hides or shows.
  private let losesResponses: Bool

  init(seed: UInt64, losesResponses: Bool) throws {
    self.losesResponses = losesResponses
    random = SeededGenerator(seed: seed)
    store = try SocialStore.open(folder: temporary.url, now: .now).store
    for _ in 0..<5 { write() }
  }

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  // MARK: The server

  private mutating func write() {
    let author = number(0..<Self.people)
    for _ in 0..<number(1..<12) {
      let id = "r\(random.next() % 1_000_000)-\(ids.count)"
      ages[id] = ids.count
      ids.append(id)
      authors.append(author)
    }
  }

  /// The rows of the server for the reader, the newest first.
  private var rows: [Int] {
    ids.indices.reversed().filter { !deleted.contains($0) && !hidden.contains(authors[$0]) }
  }

  private func moment(_ age: Int) -> Moment {
    Moment(
      id: ids[age],
      author: Account(id: "a\(authors[age])", handle: "a"),
      createdAt: Date(timeIntervalSince1970: Double(age / 3)),
      text: RichText("row \(age)")
    )
  }

  // MARK: The app

  private mutating func insert(_ page: [Int], at place: InsertionPoint) async throws {
    diary.append("\(place) \(page)")
    try await store.insert(page.map(moment), into: Self.scope, at: place)
  }

  private mutating func refresh() async throws {
    let isFirst = try await store.newestRow(of: Self.scope) == nil
    let page = try await newest()
    guard !isFirst, let last = page.last,
      let gap = try await store.gap(below: ids[last], of: Self.scope)
    else { return }
    let run =
      [gap.below]
      + (try await store.rowIDs(below: gap.below, of: Self.scope, limit: Self.overlap))
    if run.count > 1, let start = run.last, let age = ages[start] {
      let newer = rows.filter { $0 > age }.dropLast(number(0..<2) * number(0..<5))
      let page = Array(newer.suffix(Self.limit))
      if page.contains(where: { run.dropLast().contains(ids[$0]) }) {
        return try await insert(page, at: .newer(than: start))
      }
    }
    try await older(than: gap.above)
  }

  private mutating func newest() async throws -> [Int] {
    let page = Array(rows.prefix(Self.limit))
    try await insert(page, at: .newest)
    return page
  }

  @discardableResult
  private mutating func older(than row: Moment.ID) async throws -> [Int] {
    guard let age = ages[row] else { return [] }
    let page = Array(rows.filter { $0 < age }.prefix(Self.limit))
    try await insert(page, at: .older(than: row, isEnd: page.isEmpty))
    return page
  }

  /// Compares the newest rows, and fills all gaps.
  private mutating func compare() async throws {
    let gaps = Set(try await store.gaps(of: Self.scope).map(\.below))
    var page = try await newest()
    for _ in 1..<Self.comparedPages {
      guard let last = page.last else { break }
      var row = ids[last]
      if let gap = try await store.gap(below: row, of: Self.scope), gaps.contains(gap.below) {
        row = gap.below
      }
      guard try await store.oldestRow(of: Self.scope) != row else { break }
      page = try await older(than: row)
    }
    for _ in 0..<200 {
      guard let gap = try await store.gaps(of: Self.scope).first else { break }
      try await older(than: gap.above)
    }
  }

  private mutating func hide(_ person: Int, _ isHidden: Bool, isKnown: Bool) async throws {
    diary.append("person \(person) hidden: \(isHidden), known: \(isKnown)")
    if isHidden { hidden.insert(person) } else { hidden.remove(person) }
    guard isKnown else { return }
    var relationship = Relationship(id: "a\(person)")
    relationship.isMuted = isHidden
    try await store.save([relationship])
  }

  // MARK: Steps

  mutating func step() async throws {
    switch number(0..<20) {
    case 0..<7: write()
    case 7:
      if let age = rows.randomElement(using: &random) {
        diary.append("deleted \(age)")
        deleted.insert(age)
      }
    case 8..<11:
      let person = number(0..<Self.people)
      // The response to a request may be lost after the server received it.
      try await hide(
        person,
        !hidden.contains(person),
        isKnown: !losesResponses || number(0..<6) > 0
      )
    case 11..<15: try await refresh()
    case 15..<18:
      for _ in 0..<number(1..<5) {
        guard let oldest = try await store.oldestRow(of: Self.scope) else { break }
        try await older(than: oldest)
      }
    default: store = try SocialStore.open(folder: temporary.url, now: .now).store
    }
  }

  /// Confirms everything and compares the timeline with the server.
  ///
  /// - Returns: The remaining difference; nil if there is none.
  mutating func settle() async throws -> String? {
    for person in 0..<Self.people { try await hide(person, hidden.contains(person), isKnown: true) }
    // The first one leaves rows of a run that it could not trust before the gap above was filled.
    for _ in 0..<2 { try await compare() }
    let page = try await store.storedPage(of: Self.scope, downTo: nil, atLeast: 10_000)
    // A page may have too few rows to delete what the server no longer has.
    let shown = page.items.filter { $0.hiding == nil }.compactMap { ages[$0.id] }
      .filter { !deleted.contains($0) }
    let stored = Array(shown.prefix(Self.comparedPages * Self.limit))
    guard page.gaps.isEmpty else { return "a gap stayed" }
    let theirs = Array(rows.prefix(stored.count))
    return stored == theirs ? nil : "\(stored), not \(theirs)"
  }

  /// The first row that is below an older one; nil where the order is the server's.
  func disorder() async throws -> String? {
    let page = try await store.storedPage(of: Self.scope, downTo: nil, atLeast: 10_000)
    let shown = page.items.filter { $0.hiding == nil }.compactMap { ages[$0.id] }
      .filter { !deleted.contains($0) }
    return zip(shown, shown.dropFirst()).first { $0 < $1 }.map { "\($0.1) below \($0.0): \(shown)" }
  }
}
