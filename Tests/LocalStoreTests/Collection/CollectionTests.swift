import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// Only rows that nothing refers to are collected.
@Suite struct CollectionTests {
  private let temporary = TemporaryFolder()
  private let author = Account(id: "a", handle: "ana")
  private let limits = HistoryLimits(
    mainRows: 5,
    otherRows: 3,
    rowsBelowReader: 2,
    otherTimelines: 2,
    steps: 100
  )

  private func open() throws -> SocialStore {
    try SocialStore.open(folder: temporary.url, now: .now).store
  }

  private func moments(_ ids: some Sequence<Int>) -> [Moment] {
    ids.map { Moment(id: "\($0)", author: author, text: RichText("post \($0)")) }
  }

  private func rows(_ store: SocialStore, _ scope: TimelineScope = .home) async throws -> [String] {
    try await store.storedPage(of: scope, downTo: nil, atLeast: 1_000).items.map(\.id)
  }

  private func posts(_ store: SocialStore) async throws -> Int64? {
    try await store.read { try $0.number("SELECT count(*) FROM post") }
  }

  @Test(arguments: Seeds.first(3, random: 6))
  func collectingDeletesUnneededRowsOnly(seed: UInt64) async throws {
    var play = try CollectionModel(seed: seed)
    for round in 0..<6 {
      for _ in 0..<60 { try await play.step() }
      try await play.collect()
      if let problem = try await play.problem() {
        Issue.record("seed \(seed), round \(round), \(play.limits): \(problem)")
        return
      }
    }
  }

  /// With a number of steps that a loop cannot count down.
  @Test func collectingEndsWhenEverythingWasExamined() async throws {
    try await open().insert(moments((1...30).reversed()), into: .home, at: .newest)
    var limits = limits
    limits.steps = .max
    let collected = try await open().collect(limits: limits)
    expect(collected.isComplete)
  }

  @Test func aTrimmedTimelineContinuesAtTheServer() async throws {
    try await open().insert(moments((1...30).reversed()), into: .home, at: .newest)
    try await open().setEnd(true, of: .home)
    let store = try open()
    let collected = try await store.collect(limits: limits)
    expect(collected.rows == 25 && collected.isComplete)
    try await expect(rows(store), equals: ["30", "29", "28", "27", "26"])
    // The newest post always stays.
    try await expect(posts(store), equals: 6)
    let page = try await store.page(of: .home, after: nil, limit: 20)
    expect(page.next != nil)
    try await store.insert(
      moments([25, 24]),
      into: .home,
      at: .older(than: "26", isEnd: false)
    )
    try await expect(rows(store).suffix(3), equals: ["26", "25", "24"])
  }

  @Test func rowsNearTheReaderAndNewerOnesStay() async throws {
    try await open().insert(moments((1...30).reversed()), into: .home, at: .newest)
    try await open().setPosition(ReadingPosition(momentID: "12"), of: .home)
    let store = try open()
    try await store.collect(limits: limits)
    try await expect(rows(store).count, equals: 21)
    try await expect(rows(store).last, equals: "10")
    try await expect(store.position(of: .home)?.momentID, equals: "12")
  }

  @Test func rowsAroundADeletedReadingPositionStay() async throws {
    let first = try open()
    try await first.insert(moments((1...30).reversed()), into: .home, at: .newest)
    try await first.setPosition(ReadingPosition(momentID: "12"), of: .home)
    try await first.remove(postID: "12")
    let store = try open()
    try await store.collect(limits: limits)
    try await expect(rows(store).last, equals: "10")
    try await expect(store.position(of: .home)?.momentID, equals: "11")
  }

  @Test func aGapWithNothingBelowIsDeletedWithTheRows() async throws {
    let first = try open()
    try await first.insert(moments((1...10).reversed()), into: .home, at: .newest)
    try await first.insert(moments((20...24).reversed()), into: .home, at: .newest)
    try await expect(first.page(of: .home, after: nil, limit: 50).gaps.count, equals: 1)
    let store = try open()
    try await store.collect(limits: limits)
    let page = try await store.page(of: .home, after: nil, limit: 50)
    expect(page.items.map(\.id), equals: ["24", "23", "22", "21", "20"])
    expect(page.gaps.isEmpty && page.next != nil)
  }

  @Test func unsentItemsStay() async throws {
    let first = try open()
    try await first.insert(moments((1...30).reversed()), into: .home, at: .newest)
    let item = try require(
      try await first.enqueue(
        .post(PostDraft(id: "d", text: "mine", replyTo: "3", updatedAt: Date())),
        by: author,
        now: .now
      )
    )
    let store = try open()
    try await store.collect(limits: limits)
    try await expect(rows(store), equals: ["local:\(item.id)", "30", "29", "28", "27"])
    try await expect(store.moment(postID: "3") != nil)
  }

  @Test func aPostThatADraftQuotesStays() async throws {
    let first = try open()
    try await first.save(moments(1...9))
    var draft = PostDraft(id: "d", text: "look", updatedAt: Date())
    draft.quotedPostID = "3"
    try await first.save(draft)
    draft.id = "e"
    draft.quotedPostID = "5"
    try await first.enqueue(.post(draft), by: author, now: .now)
    let store = try open()
    try await store.collect(limits: limits)
    let left = try await store.read { connection in
      try connection.query("SELECT id FROM post WHERE is_own = 0 ORDER BY number") { $0.text(0) }
    }
    expect(Set(left).isSuperset(of: ["3", "5"]))
    expect(!left.contains("4"))
  }

  @Test func postsOfDaysAgoAreCollected() async throws {
    let store = try open()
    try await store.save(moments(1...9))
    store.endDayOfUse()
    try await store.collect(limits: limits)
    try await expect(posts(store), equals: 9)
    store.endDayOfUse()
    _ = try await store.moment(postID: "3")
    try await store.collect(limits: limits)
    // The newest post always stays.
    try await expect(posts(store), equals: 2)
  }

  @Test func postsReturnedOrRequestedSinceTheStartStay() async throws {
    try await open().save(moments(1...9))
    let store = try open()
    try await store.save(moments([2]))
    _ = try await store.moment(postID: "3")
    _ = try await store.momentByAnyName("4")
    _ = try await store.thread(of: "5")
    try await store.saveThread(MomentThread(moment: moments([6])[0]))
    try await store.collect(limits: limits, needed: { ["7"] })
    let left = try await store.read { connection in
      try connection.query("SELECT id FROM post ORDER BY number") { $0.text(0) }
    }
    expect(left, equals: ["2", "3", "4", "5", "6", "7", "9"])
    try await open().collect(limits: limits)
    try await expect(posts(store), equals: 1)
  }

  @Test func timelinesUnusedForLongAreDeleted() async throws {
    let scopes: [TimelineScope] = (0..<4).map { .hashtag("t\($0)") }
    for (number, scope) in scopes.enumerated() {
      let ids = (number * 10..<number * 10 + 8).reversed()
      try await open().insert(moments(ids), into: scope, at: .newest)
    }
    let store = try open()
    // A screen shows this one.
    try await expect(rows(store, scopes[0]).count, equals: 8)
    let collected = try await store.collect(limits: limits)
    expect(collected.timelines, equals: 1)
    let left = [8, 0, 3, 3]
    for (scope, count) in zip(scopes, left) {
      try await expect(rows(store, scope).count, equals: count, "\(scope)")
    }
  }

  @Test func aLongCollectionContinuesWithTheNextStart() async throws {
    try await open().save(moments(1...1_000))
    let few = HistoryLimits(
      mainRows: 5,
      otherRows: 5,
      rowsBelowReader: 5,
      otherTimelines: 5,
      steps: 6
    )
    var left: [Int64] = []
    for _ in 0..<100 {
      if try await open().collect(limits: few).isComplete { break }
      left.append(try await posts(open()) ?? 0)
    }
    expect(left.count > 2 && left == left.sorted(by: >) && left.allSatisfy { $0 > 0 })
    try await expect(posts(open()), equals: 1)
    // The next one begins again.
    try await open().save(moments(2_000...2_010))
    try await expect(open().collect(limits: limits).posts, equals: 11)
  }

  private func limits(steps: Int) -> HistoryLimits {
    var limits = limits
    limits.steps = steps
    return limits
  }

  /// Starts collections until one of them is complete.
  private func starts(_ limits: HistoryLimits, atMost most: Int) async throws -> Int {
    for start in 1...most where try await open().collect(limits: limits).isComplete { return start }
    Issue.record("not complete after \(most) starts with \(limits.steps) steps each")
    return most
  }

  @Test(arguments: [1, 2, 3]) func remainingRowsDoNotConsumeSteps(_ steps: Int) async throws {
    let scopes: [TimelineScope] = [.home, .local, .public, .hashtag("a")]
    let first = try open()
    for (number, scope) in scopes.enumerated() {
      let ids = (number * 10..<number * 10 + 8).reversed()
      try await first.insert(moments(ids), into: scope, at: .newest)
    }
    // Like posts of the reader's that the server has not returned again.
    try await first.write { connection in
      try connection.run("UPDATE entry SET is_unordered = 1 WHERE CAST(id AS INTEGER) % 10 < 5")
    }
    // No timeline has a row to delete.
    try await expect(starts(limits(steps: steps), atMost: 2), equals: 1)
    for scope in scopes { try await expect(rows(open(), scope).count, equals: 8, "\(scope)") }
  }

  @Test(arguments: [1, 2, 3]) func remainingPostsDoNotConsumeSteps(_ steps: Int) async throws {
    let many = moments(1...350)
    try await open().save(many)
    let shelf = Set(many.map(\.id))
    var starts = 0
    while try await !open().collect(limits: limits(steps: steps), needed: { shelf }).isComplete {
      starts += 1
      try require(starts < 4)
    }
    // A hundred posts per step.
    expect(starts + 1, equals: (4 + steps - 1) / steps)
    try await expect(posts(open()), equals: 350)
  }

  @Test func unusedTimelinesAreDeletedStepByStep() async throws {
    for number in 0..<4 {
      let ids = (number * 100..<number * 100 + 60).reversed()
      try await open().insert(moments(ids), into: .hashtag("t\(number)"), at: .newest)
    }
    _ = try await starts(limits(steps: 1), atMost: 40)
    let left = try await open().read { try $0.number("SELECT count(*) FROM timeline") }
    expect(left, equals: 2)
  }

  @Test func anInterruptedCollectionResumes() async throws {
    struct Ended: Error {}
    let many = moments(1...350)
    try await open().save(many)
    let shelf = Set(many.map(\.id))
    var starts = 0
    var isComplete = false
    while !isComplete {
      starts += 1
      try require(starts < 10)
      do {
        isComplete = try await open().collect(
          limits: limits,
          needed: { shelf },
          pause: { throw Ended() }
        ).isComplete
      } catch is Ended {}
    }
    expect(starts, equals: 5)
  }
}
