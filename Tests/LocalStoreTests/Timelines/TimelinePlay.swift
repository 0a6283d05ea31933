import Foundation
import MomentsValues
import SocialModel
import TestSupport

@testable import LocalStore

/// Random operations on a server and a store.
struct TimelinePlay {
  private var random: SeededGenerator
  private var model = TimelineModel()
  private let temporary = TemporaryFolder()
  private var store: SocialStore
  private let spacing: PositionAllocator
  private var pending: [String] = []
  /// Posts on the server whose local rows are not replaced yet.
  private var sent: [(local: String, age: Int)] = []
  /// Rows that were deleted at the server without an event.
  private var ghosts: Set<Int> = []

  init(seed: UInt64, spacing: PositionAllocator) throws {
    random = SeededGenerator(seed: seed)
    self.spacing = spacing
    store = try SocialStore.open(folder: temporary.url, now: .now).store
    for _ in 0..<20 { _ = add() }
  }

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func add() -> Int {
    // Identifiers in any order, as servers may assign them.
    model.add("r\(random.next() % 1_000_000)-\(model.ids.count)")
  }

  private func moment(_ age: Int) -> Moment {
    Moment(
      id: model.ids[age],
      // Every third row is a boost of an older post, sometimes of one that another row shows, too.
      postID: age.isMultiple(of: 3) ? "post\(age / 9)" : model.ids[age],
      author: Account(id: "a\(age % 4)", handle: "a"),
      boostedBy: age.isMultiple(of: 3) ? Account(id: "b", handle: "b") : nil,
      createdAt: Date(timeIntervalSince1970: Double(age)),
      text: RichText("row \(age)")
    )
  }

  private func insert(_ ages: [Int], at place: InsertionPoint) async throws -> TimelineInsertion {
    let moments = ages.map(moment)
    let spacing = spacing
    return try await store.write { connection in
      var rows = try TimelineRows.opening(.home, in: connection)
      rows.spacing = spacing
      return try rows.insert(moments, at: place)
    }
  }

  // MARK: One thing

  mutating func step() async throws -> String {
    let limit = number(4..<9)
    switch number(0..<14) {
    case 0, 1:
      let count = number(1..<12)
      for _ in 0..<count { _ = add() }
      return "\(count) new rows at the server"
    case 2: return try await deleteOne()
    case 3, 4:
      var page = model.newest(limit)
      // The same row twice.
      if let again = page.randomElement(using: &random) { page.append(again) }
      _ = try await insert(page, at: .newest)
      return "newest \(page)"
    case 5, 6, 7: return try await older(limit)
    case 8: return try await newer(limit)
    case 9, 10: return try await fillGap(limit)
    case 11: return try await stream()
    case 12: return try await post()
    default:
      // A new process.
      store = try SocialStore.open(folder: temporary.url, now: .now).store
      return "restart"
    }
  }

  private mutating func deleteOne() async throws -> String {
    guard let age = model.alive.randomElement(using: &random),
      !sent.contains(where: { $0.age == age })
    else { return "nothing to delete" }
    // The post of a boost is deleted with its other rows, as on the server.
    let postID = moment(age).postID
    let ages = model.alive.filter { moment($0).postID == postID }
    if ghosts.count + ages.count <= 3, number(0..<3) == 0 {
      for age in ages { ghosts.insert(age) }
      for age in ages { model.delete(age) }
      return "deleted \(ages) without a word"
    }
    for age in ages { model.delete(age) }
    try await store.remove(postID: postID)
    return "deleted \(ages)"
  }

  private mutating func older(_ limit: Int) async throws -> String {
    guard let oldest = try await store.oldestRow(of: .home), let age = model.ages[oldest] else {
      return "nothing kept"
    }
    var (page, isEnd) = model.older(than: age, limit)
    // A server whose paging wraps around.
    if number(0..<5) == 0 { page.append(age) }
    _ = try await insert(page, at: .older(than: oldest, isEnd: isEnd))
    return "older than \(age): \(page), end \(isEnd)"
  }

  private mutating func newer(_ limit: Int) async throws -> String {
    guard let newest = try await store.newestRow(of: .home), let age = model.ages[newest] else {
      return "nothing kept"
    }
    let page = model.newer(than: age, limit)
    _ = try await insert(page, at: .newer(than: newest))
    return "newer than \(age): \(page)"
  }

  private mutating func fillGap(_ limit: Int) async throws -> String {
    let gaps = try await store.storedPage(of: .home, downTo: nil, atLeast: 10_000).gaps
    guard let gap = gaps.randomElement(using: &random),
      let stored = try await store.gap(id: gap.id),
      let above = model.ages[stored.above], let below = model.ages[stored.below]
    else { return "no gap" }
    if Bool.random(using: &random) {
      let (page, isEnd) = model.older(than: above, limit)
      _ = try await insert(page, at: .older(than: stored.above, isEnd: isEnd))
      return "gap from above \(above): \(page), end \(isEnd)"
    }
    let page = model.newer(than: below, limit)
    _ = try await insert(page, at: .newer(than: stored.below))
    return "gap from below \(below): \(page)"
  }

  private mutating func stream() async throws -> String {
    // An app with an open stream has requested all newer rows before.
    guard try await store.newestRow(of: .home) != nil else { return "nothing kept" }
    let missed = model.newest(10_000)
    _ = try await insert(missed, at: .newest)
    let ages = (0..<number(1..<4)).map { _ in add() }
    for age in ages {
      model.cover(from: age - 1, to: age)
      _ = try await insert([age], at: .streamed)
    }
    return "streamed \(ages) after \(missed)"
  }

  private mutating func post() async throws -> String {
    if let index = sent.indices.randomElement(using: &random) {
      let (local, age) = sent.remove(at: index)
      let moment = moment(age)
      try await store.write { try TimelineTable.replaceLocal(local, with: moment, in: $0) }
      return "replaced \(local) by \(age)"
    }
    if let local = pending.first {
      pending.removeFirst()
      var age = add()
      while age.isMultiple(of: 3) { age = add() }
      sent.append((local, age))
      return "sent \(local) as \(age)"
    }
    let local = "local:\(model.ids.count)"
    let moment = Moment(id: local, author: Account(id: "a", handle: "a"), isPending: true)
    pending.append(local)
    try await store.write { try TimelineTable.insertLocal(moment, in: $0) }
    return "wrote \(local)"
  }

  // MARK: What must be

  /// The difference between the store and the model; nil if there is none.
  mutating func problem() async throws -> String? {
    let whole = try await store.storedPage(of: .home, downTo: nil, atLeast: 10_000)
    let shown = whole.items.map(\.id)
    guard Set(shown).count == shown.count else { return "a row twice: \(shown)" }
    guard try await pagedRows() == shown else { return "pages differ from the whole" }
    let waiting = Set(pending + sent.map(\.local))
    let known = shown.filter { !waiting.contains($0) }.compactMap { model.ages[$0] }
    guard known.count + waiting.count == shown.count else { return "not all that waits shows" }
    // Rows that the server deleted silently have no position in its order; they are removed when a
    // page covers them.
    ghosts.formIntersection(known)
    let rows = known.filter { !ghosts.contains($0) }
    guard rows == rows.sorted(by: >) else { return "order \(rows), ghosts \(ghosts)" }
    let firm = try await firmRows().filter { !ghosts.contains($0) }
    let gapRows = Set(whole.gaps.map(\.momentAbove))
    guard gapRows.count == whole.gaps.count else { return "two gaps at one row" }
    for (above, below) in zip(firm, firm.dropFirst()) {
      guard let top = shown.firstIndex(of: model.ids[above]),
        let bottom = shown.firstIndex(of: model.ids[below])
      else { return "rows that do not show" }
      let isGap = shown[top..<bottom].contains(where: gapRows.contains)
      guard isGap == model.hasGap(between: above, and: below) else {
        return "gap between \(above) and \(below): \(isGap)"
      }
    }
    return nil
  }

  private mutating func pagedRows() async throws -> [String] {
    var rows: [String] = []
    var page = try await store.page(of: .home, after: nil, limit: number(1..<9))
    rows += page.items.map(\.id)
    while let next = page.next, !page.items.isEmpty {
      page = try await store.page(of: .home, after: next, limit: number(1..<9))
      rows += page.items.map(\.id)
    }
    return rows
  }

  private func firmRows() async throws -> [Int] {
    let ids = try await store.read { connection in
      try connection.query(
        "SELECT id FROM entry WHERE is_unordered = 0 ORDER BY place DESC"
      ) { $0.text(0) }
    }
    return ids.compactMap { model.ages[$0] }
  }
}
