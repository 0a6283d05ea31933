import Foundation
import MomentsValues
import SocialModel
import TestSupport

@testable import LocalStore

/// A store, and a simple model of its content and the reasons for it.
struct CollectionModel {
  private struct Row {
    var id: String
    var post: String
    /// The number that SQLite assigns, which orders timelines by their last insertion.
    var number: Int
  }

  private let temporary = TemporaryFolder()
  private(set) var store: SocialStore
  private var random: SeededGenerator
  private let people = (0..<4).map { Account(id: "a\($0)", handle: "a\($0)") }
  let limits: HistoryLimits

  private var count = 0
  /// The parent of each post.
  private var posts: [String: String?] = [:]
  private var wanted: Set<String> = []
  private var shelf: Set<String> = []
  private var threads: [(root: String, comment: String)] = []
  private var timelines: [TimelineScope: [Row]] = [:]
  private var positions: [TimelineScope: String] = [:]

  private static let mainScopes: [TimelineScope] = [.home, .local, .public]
  private static let otherScopes: [TimelineScope] = (0..<6).map { .hashtag("tag\($0)") }

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    store = try SocialStore.open(folder: temporary.url, now: .now).store
    limits = HistoryLimits(
      mainRows: 10,
      otherRows: 4,
      rowsBelowReader: 3,
      otherTimelines: 2,
      steps: Int.random(in: 2...40, using: &random)
    )
  }

  /// The app ends and starts again.
  mutating func restart() throws {
    store = try SocialStore.open(folder: temporary.url, now: .now).store
  }

  // MARK: What happens

  /// Performs a random operation.
  mutating func step() async throws {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<9: try await feed()
    case 9..<12: try await readThread()
    case 12: try await save(makePost())
    case 13:
      guard let post = somePost() else { return }
      try await store.enqueue(.like(true, postID: post), now: .now)
      wanted.insert(post)
    case 14:
      guard let post = somePost() else { return }
      count += 1
      try await store.save(
        PostDraft(id: "draft\(count)", text: "answer", replyTo: post, updatedAt: Date())
      )
      wanted.insert(post)
    case 15:
      shelf = Set((0..<3).compactMap { _ in posts.keys.sorted().randomElement(using: &random) })
    case 16..<18:
      guard let scope = Self.mainScopes.randomElement(using: &random),
        let row = timelines[scope]?.randomElement(using: &random)
      else { return }
      try await store.setPosition(ReadingPosition(momentID: row.id), of: scope)
      positions[scope] = row.id
    case 18:
      guard let scope = Self.mainScopes.randomElement(using: &random) else { return }
      try await store.setPosition(nil, of: scope)
      positions[scope] = nil
    default: try await save(makePost(isOwn: true))
    }
  }

  private mutating func somePost() -> String? { posts.keys.sorted().randomElement(using: &random) }

  private mutating func makePost(isOwn: Bool = false) -> Moment {
    count += 1
    let author = people[Int.random(in: 0..<people.count, using: &random)]
    var moment = Moment(id: "p\(count)", author: author, text: RichText("post \(count)"))
    // Some reply to posts that were never stored.
    if Bool.random(using: &random) {
      moment.inReplyToID = Bool.random(using: &random) ? somePost() : "elsewhere\(count)"
    }
    moment.isOwn = isOwn
    if isOwn { wanted.insert(moment.id) }
    return moment
  }

  private mutating func save(_ moment: Moment) async throws {
    try await store.save([moment])
    posts[moment.postID] = moment.inReplyToID
  }

  /// A post that was returned before, or a new one.
  private mutating func somethingToShow() async throws -> Moment {
    if Bool.random(using: &random), let id = somePost(),
      let known = try await store.read({ try MomentTable.confirmed(postID: id, in: $0) })
    {
      return known
    }
    return makePost()
  }

  private mutating func feed() async throws {
    let scopes = Self.mainScopes + Self.otherScopes
    guard let scope = scopes.randomElement(using: &random) else { return }
    var moment = try await somethingToShow()
    let post = moment.postID
    if timelines[scope]?.contains(where: { $0.id == moment.id }) == true {
      count += 1
      moment.id = "b\(count)"
      moment.boostedBy = people[0]
    }
    let numbers = timelines.values.joined().map(\.number)
    let row = Row(id: moment.id, post: post, number: (numbers.max() ?? 0) + 1)
    if let last = timelines[scope]?.last, Bool.random(using: &random) {
      try await store.insert([moment], into: scope, at: .older(than: last.id, isEnd: false))
      timelines[scope, default: []].append(row)
    } else {
      try await store.insert([moment], into: scope, at: .streamed)
      timelines[scope, default: []].insert(row, at: 0)
    }
    posts[post] = moment.inReplyToID
  }

  private mutating func readThread() async throws {
    let root = try await somethingToShow()
    posts[root.postID] = root.inReplyToID
    var comments: [Moment] = []
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let comment = try await somethingToShow()
      posts[comment.postID] = comment.inReplyToID
      if comment.postID != root.postID { comments.append(comment) }
    }
    // Not complete: comments that it does not contain stay.
    let next = PageCursor(token: "more")
    try await store.saveThread(MomentThread(moment: root, comments: comments, next: next))
    threads += comments.map { (root.postID, $0.postID) }
  }

  // MARK: Collecting

  /// The collection never ends.
  struct NeverComplete: Error {
    var limits: HistoryLimits
  }

  /// Collects, with as many starts as needed.
  mutating func collect() async throws {
    let newest = try await store.read { connection in
      try connection.query("SELECT id FROM post ORDER BY number DESC LIMIT 1") { $0.text(0) }
    }
    let shelf = shelf
    // Each start deletes something or continues after posts that stay.
    var starts = count + timelines.values.joined().count + 10
    repeat {
      starts -= 1
      guard starts > 0 else { throw NeverComplete(limits: limits) }
      try restart()
    } while try await !store.collect(limits: limits, needed: { shelf }).isComplete
    trim()
    keepOnly(reachable(from: newest))
  }

  private mutating func trim() {
    for (scope, rows) in timelines where Self.mainScopes.contains(scope) {
      let place = positions[scope].flatMap { id in rows.firstIndex { $0.id == id } }
      let stored = max(limits.mainRows, place.map { $0 + 1 + limits.rowsBelowReader } ?? 0)
      timelines[scope] = Array(rows.prefix(stored))
    }
    let others = timelines.filter { !Self.mainScopes.contains($0.key) }
      .mapValues { Array($0.prefix(limits.otherRows)) }
      .sorted { ($0.value.map(\.number).max() ?? 0) > ($1.value.map(\.number).max() ?? 0) }
    for (place, other) in others.enumerated() {
      timelines[other.key] = place < limits.otherTimelines ? other.value : nil
    }
  }

  private func reachable(from newest: [String]) -> Set<String> {
    var neighbours: [String: [String]] = [:]
    func connect(_ one: String, _ other: String) {
      guard posts[one] != nil, posts[other] != nil else { return }
      neighbours[one, default: []].append(other)
      neighbours[other, default: []].append(one)
    }
    for (post, replyTo) in posts { if let replyTo { connect(post, replyTo) } }
    for thread in threads { connect(thread.root, thread.comment) }
    var reached = wanted.union(shelf).union(newest).union(timelines.values.joined().map(\.post))
      .intersection(posts.keys)
    var waiting = Array(reached)
    while let post = waiting.popLast() {
      for other in neighbours[post] ?? [] where reached.insert(other).inserted {
        waiting.append(other)
      }
    }
    return reached
  }

  private mutating func keepOnly(_ stored: Set<String>) {
    posts = posts.filter { stored.contains($0.key) }
    threads = threads.filter { stored.contains($0.root) && stored.contains($0.comment) }
    wanted.formIntersection(stored)
    shelf.formIntersection(stored)
  }

  // MARK: Comparing

  /// The difference from the model; nil if there is none.
  func problem() async throws -> String? {
    let stored = try await store.read { connection in
      Set(try connection.query("SELECT id FROM post") { $0.text(0) })
    }
    let expected = Set(posts.keys)
    if stored != expected {
      return """
        too many \(stored.subtracting(expected).sorted()), missing \(expected.subtracting(stored).sorted())
        """
    }
    for scope in Self.mainScopes + Self.otherScopes {
      let rows = try await store.storedPage(of: scope, downTo: nil, atLeast: 1_000).items.map(\.id)
      let wanted = (timelines[scope] ?? []).map(\.id)
      if rows != wanted { return "\(scope) has \(rows) in place of \(wanted)" }
      let position = try await store.position(of: scope)?.momentID
      if position != positions[scope] { return "\(scope) is at \(position ?? "its top")" }
    }
    let broken = try await store.read { connection in
      try connection.query("PRAGMA foreign_key_check") { $0.text(0) }
    }
    return broken.isEmpty ? nil : "broken references in \(broken)"
  }
}
