import Expectations
import Foundation
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct StoreTimelineTests {
  private let temporary = TemporaryFolder()
  private let store: SocialStore

  init() throws { store = try SocialStore.open(folder: temporary.url, now: .now).store }

  private func moments(_ ids: String...) -> [Moment] {
    ids.map { Moment(id: $0, author: Account(id: "a", handle: "ana")) }
  }

  private func rows(_ scope: TimelineScope = .home) async throws -> [String] {
    try await store.page(of: scope, after: nil, limit: 100).items.map(\.id)
  }

  private func gaps() async throws -> [String] {
    try await store.page(of: .home, after: nil, limit: 100).gaps.map(\.momentAbove)
  }

  @Test func aNewTimelineIsEmptyAndHasNoNextPage() async throws {
    let page = try await store.page(of: .home, after: nil, limit: 10)
    expect(page, equals: Page(items: []))
    try await expectNil(store.newestRow(of: .home))
    try await expect(
      store.storedPage(of: .public, downTo: "x", atLeast: 3),
      equals: Page(items: [])
    )
  }

  @Test func aNewestPageWithoutKnownRowsInsertsAGap() async throws {
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    let result = try await store.insert(moments("z", "y"), into: .home, at: .newest)
    expect(result, equals: TimelineInsertion(inserted: ["z", "y"], closedGap: false))
    try await expect(rows(), equals: ["z", "y", "b", "a"])
    let gap = try require(try await store.page(of: .home, after: nil, limit: 9).gaps.first)
    expect(gap.momentAbove, equals: "y")
    try await expect(
      store.gap(id: gap.id),
      equals: StoredGap(scope: .home, above: "y", below: "b")
    )
  }

  /// Posts of the same instant have different orders in two responses.
  @Test func rowsFollowTheOrderOfTheLastPage() async throws {
    try await store.insert(moments("e", "d", "c", "b", "a"), into: .home, at: .newest)
    try await store.insert(moments("d", "e", "c"), into: .home, at: .newest)
    try await expect(rows(), equals: ["d", "e", "c", "b", "a"])
    try await store.insert(moments("b", "c"), into: .home, at: .older(than: "e", isEnd: false))
    try await expect(rows(), equals: ["d", "e", "b", "c", "a"])
    try await store.insert(moments("e", "d"), into: .home, at: .newer(than: "b"))
    try await expect(rows(), equals: ["e", "d", "b", "c", "a"])
    // A row that only moved leaves no gap below it, and is not new.
    try await expect(gaps(), satisfies: \.isEmpty)
    let again = try await store.insert(moments("d", "e", "b"), into: .home, at: .newest)
    expect(again, equals: TimelineInsertion(inserted: [], closedGap: false))
  }

  @Test func aPageThatWrapsAroundMovesNothing() async throws {
    try await store.insert(moments("e", "d", "c", "b", "a"), into: .home, at: .newest)
    let circle = moments("c", "e", "d", "b")
    try await store.insert(circle, into: .home, at: .older(than: "d", isEnd: false))
    try await expect(rows(), equals: ["e", "d", "c", "b", "a"])
  }

  @Test func aGapKeepsItsIdentifierWhilePartlyFilled() async throws {
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    try await store.insert(moments("z", "y"), into: .home, at: .newest)
    let id = try require(try await store.page(of: .home, after: nil, limit: 9).gaps.first?.id)
    try await store.insert(moments("x", "w"), into: .home, at: .older(than: "y", isEnd: false))
    try await store.insert(moments("d", "c"), into: .home, at: .newer(than: "b"))
    try await expect(rows(), equals: ["z", "y", "x", "w", "d", "c", "b", "a"])
    try await expect(
      store.page(of: .home, after: nil, limit: 9).gaps,
      equals: [TimelineGap(id: id, momentAbove: "w")]
    )
    try await expect(store.gap(id: id), equals: StoredGap(scope: .home, above: "w", below: "d"))
    let last = try await store.insert(
      moments("v", "d"),
      into: .home,
      at: .older(than: "w", isEnd: false)
    )
    expect(last, equals: TimelineInsertion(inserted: ["v"], closedGap: true))
    try await expect(rows(), equals: ["z", "y", "x", "w", "v", "d", "c", "b", "a"])
    try await expect(gaps(), satisfies: \.isEmpty)
    try await expectNil(store.gap(id: id))
  }

  @Test func rowsSkippedByAPageFromBelowStay() async throws {
    try await store.insert(moments("d", "c", "b", "a"), into: .home, at: .newest)
    try await store.insert(moments("z", "y"), into: .home, at: .newest)
    // A request for rows above "a" returned rows that begin two rows higher.
    try await store.insert(moments("f", "e", "d"), into: .home, at: .newer(than: "a"))
    try await expect(rows(), equals: ["z", "y", "f", "e", "d", "c", "b", "a"])
    try await expect(gaps(), equals: ["y"])
  }

  @Test func theNewestPageRemovesADeletedNewestRow() async throws {
    let profile = TimelineScope.profile(accountID: "a")
    try await store.insert(moments("d", "c", "b", "a"), into: profile, at: .newest)
    try await store.insert(moments("c", "b", "a"), into: profile, at: .newest)
    try await expect(rows(profile), equals: ["c", "b", "a"])
  }

  @Test func completeServersRemoveADeletedOldestRow() async throws {
    let profile = TimelineScope.profile(accountID: "a")
    for scope in [profile, .home] {
      try await store.insert(moments("c", "b", "a"), into: scope, at: .newest)
      try await store.insert([], into: scope, at: .older(than: "b", isEnd: true))
    }
    try await expect(rows(profile), equals: ["c", "b"])
    // A home timeline ends where the server stores no more of it.
    try await expect(rows(), equals: ["c", "b", "a"])
  }

  @Test func pagesIncludeTheGapBetweenThem() async throws {
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    try await store.insert(moments("z", "y"), into: .home, at: .newest)
    let first = try await store.page(of: .home, after: nil, limit: 2)
    expect(first.items.map(\.id) == ["z", "y"] && first.gaps.map(\.momentAbove) == ["y"])
    let second = try await store.page(of: .home, after: first.next, limit: 2)
    expect(second.items.map(\.id) == ["b", "a"] && second.gaps.isEmpty)
    // The server may have more.
    let third = try await store.page(of: .home, after: second.next, limit: 2)
    expect(second.next != nil && third.items.isEmpty && third.next == nil)
    try await store.setEnd(true, of: .home)
    try await expectNil(store.page(of: .home, after: first.next, limit: 2).next)
  }

  @Test func aCursorSurvivesItsRow() async throws {
    try await store.insert(moments("e", "d", "c", "b", "a"), into: .home, at: .newest)
    let first = try await store.page(of: .home, after: nil, limit: 2)
    try await store.remove(postID: "d")
    try await store.insert(moments("g", "f"), into: .home, at: .streamed)
    let second = try await store.page(of: .home, after: first.next, limit: 2)
    expect(second.items.map(\.id), equals: ["c", "b"])
    // Cursors of another store, or invalid ones: the first rows, never an error.
    let nonsense = try await store.page(of: .home, after: PageCursor(token: "??"), limit: 1)
    expect(nonsense.items.map(\.id), equals: ["g"])
  }

  @Test func storedPagesReachTheRequestedRow() async throws {
    try await store.insert(moments("e", "d", "c", "b", "a"), into: .home, at: .newest)
    func stored(_ last: String?, _ count: Int) async throws -> [String] {
      try await store.storedPage(of: .home, downTo: last, atLeast: count).items.map(\.id)
    }
    try await expect(stored("c", 1), equals: ["e", "d", "c"])
    try await expect(stored("d", 4), equals: ["e", "d", "c", "b"])
    try await expect(stored("unknown", 1), equals: ["e"])
    try await expect(stored(nil, 99).count, equals: 5)
  }

  @Test func aPageBelowADeletedRowChangesNothing() async throws {
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    let result = try await store.insert(
      moments("0"),
      into: .home,
      at: .older(than: "gone", isEnd: true)
    )
    expect(result, equals: TimelineInsertion())
    try await expect(rows(), equals: ["b", "a"])
    try await expect(store.moment(postID: "0") != nil)
  }

  @Test func rowsMissingFromAPageLeaveTheTimeline() async throws {
    try await store.insert(moments("e", "d", "c", "b", "a"), into: .home, at: .newest)
    try await store.insert(moments("f", "e", "c", "b"), into: .home, at: .newest)
    try await expect(rows(), equals: ["f", "e", "c", "b", "a"])
    // The post may be in other timelines.
    try await expect(store.moment(postID: "d") != nil)
  }

  @Test func aPageThatWouldDeleteMostRowsIsNotTrusted() async throws {
    let ids = (0..<60).map { "r\(60 - $0)" }
    let all = ids.map { Moment(id: $0, author: Account(id: "a", handle: "ana")) }
    try await store.insert(all, into: .home, at: .newest)
    // A server whose paging wraps around: the newest row, and then the oldest.
    try await store.insert(moments("new", "r60", "r1"), into: .home, at: .newest)
    try await expect(rows(), equals: ["new"] + ids)
  }

  @Test func aBoostAndItsPostAreTwoRowsOfOnePost() async throws {
    var boost = moments("p")[0]
    boost.id = "boost"
    boost.boostedBy = Account(id: "b", handle: "ben")
    try await store.insert([boost] + moments("x", "p"), into: .home, at: .newest)
    try await expect(rows(), equals: ["boost", "x", "p"])
    let shown = try await store.moments(ids: ["boost", "p", "nobody"], in: .home)
    expect(Set(shown.map(\.postID)) == ["p"] && shown.count == 2)
    expect(shown.first { $0.id == "boost" }?.boostedBy?.handle, equals: "ben")
    expectNil(shown.first { $0.id == "p" }?.boostedBy)
    try await store.remove(postID: "p")
    try await expect(rows(), equals: ["x"])
  }

  @Test func deletingAPostRemovesItFromAllTimelines() async throws {
    for scope in [TimelineScope.home, .public, .hashtag("Swift"), .profile(accountID: "a")] {
      try await store.insert(moments("b", "a"), into: scope, at: .newest)
    }
    try await store.remove(postID: "b")
    try await expect(rows(), equals: ["a"])
    try await expect(rows(.public), equals: ["a"])
    try await expect(rows(.hashtag("swift")), equals: ["a"])
    try await expect(rows(.profile(accountID: "a")), equals: ["a"])
    try await expect(rows(.profile(accountID: "b")), satisfies: \.isEmpty)
  }

  @Test func aGapSurvivesTheDeletionOfItsUpperRows() async throws {
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    try await store.insert(moments("z"), into: .home, at: .newest)
    try await store.remove(postID: "z")
    try await expect(gaps(), satisfies: \.isEmpty)
    try await store.insert(moments("zz"), into: .home, at: .streamed)
    try await expect(gaps(), equals: ["zz"])
  }

  @Test func unsentPostsStayOnTopAndAreNotCounted() async throws {
    let draft = Moment(id: "local:1", author: Account(id: "me", handle: "me"), isPending: true)
    try await store.write { try TimelineTable.insertLocal(draft, in: $0) }
    try await expectNil(store.newestRow(of: .home))
    // This profile was never loaded, so it does not consist of the reader's one post.
    try await expect(rows(.profile(accountID: "me")), satisfies: \.isEmpty)
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    try await store.insert(moments("c"), into: .home, at: .streamed)
    try await expect(rows(), equals: ["local:1", "c", "b", "a"])
    try await expect(store.newestRow(of: .home), equals: "c")
    try await expect(store.oldestRow(of: .home), equals: "a")
  }

  @Test func aSentPostReplacesTheWaitingOne() async throws {
    let draft = Moment(id: "local:1", author: Account(id: "me", handle: "me"), isPending: true)
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    try await store.insert(moments("a"), into: .profile(accountID: "me"), at: .newest)
    try await store.setPosition(ReadingPosition(momentID: "local:1", distance: 4), of: .home)
    try await store.write { connection in
      try TimelineTable.insertLocal(draft, in: connection)
      try MomentTable.save(
        [Moment(id: "answer", author: draft.author, inReplyToID: "local:1")],
        in: connection
      )
      try connection.run("UPDATE post SET wanted_like = 1 WHERE id = 'local:1'")
    }
    try await expect(rows(.profile(accountID: "me")), equals: ["local:1", "a"])
    let sent = Moment(id: "s", author: draft.author)
    try await store.write { try TimelineTable.replaceLocal("local:1", with: sent, in: $0) }
    try await expect(rows(), equals: ["s", "b", "a"])
    try await expect(rows(.profile(accountID: "me")), equals: ["s", "a"])
    try await expectNil(store.moment(postID: "local:1"))
    try await expect(store.moment(postID: "s")?.like.isLiked, equals: true)
    try await expect(store.thread(of: "s")?.comments.map(\.id), equals: ["answer"])
    try await expect(store.position(of: .home)?.momentID, equals: "s")
    // Known to be above "b" at the server only when a page contains both.
    try await expect(store.newestRow(of: .home), equals: "b")
    try await store.insert(
      [sent] + moments("c", "b"),
      into: .home,
      at: .newer(than: "b")
    )
    try await expect(rows(), equals: ["s", "c", "b", "a"])
    try await expect(store.newestRow(of: .home), equals: "s")
  }

  @Test func aSentPostThatWasAlreadyStoredIsNotDuplicated() async throws {
    let draft = Moment(id: "local:1", author: Account(id: "me", handle: "me"), isPending: true)
    let sent = Moment(id: "s", author: draft.author)
    try await store.insert(moments("b"), into: .home, at: .newest)
    try await store.write { try TimelineTable.insertLocal(draft, in: $0) }
    try await store.insert([sent], into: .home, at: .streamed)
    try await store.write { try TimelineTable.replaceLocal("local:1", with: sent, in: $0) }
    try await expect(rows(), equals: ["s", "b"])
  }

  @Test func theNewestSeenRowIsStoredWithThePosition() async throws {
    try await store.insert(moments("c", "b", "a"), into: .home, at: .newest)
    let position = ReadingPosition(momentID: "a", distance: 1, reached: "b")
    try await store.setPosition(position, of: .home)
    let again = try SocialStore.open(folder: temporary.url, now: .now).store
    try await expect(again.position(of: .home), equals: position)
    try await again.setPosition(ReadingPosition(momentID: "b"), of: .home)
    try await expect(store.position(of: .home), equals: ReadingPosition(momentID: "b"))
    try await again.setPosition(nil, of: .home)
    try await expectNil(store.position(of: .home))
  }

  @Test func positionsSurviveAndMoveOnWhenTheirRowIsDeleted() async throws {
    try await store.insert(moments("c", "b", "a"), into: .home, at: .newest)
    try await expectNil(store.position(of: .home))
    try await store.setPosition(ReadingPosition(momentID: "b", distance: -12.5), of: .home)
    let again = try SocialStore.open(folder: temporary.url, now: .now).store
    try await expect(
      again.position(of: .home),
      equals: ReadingPosition(momentID: "b", distance: -12.5)
    )
    try await store.remove(postID: "b")
    try await expect(store.position(of: .home), equals: ReadingPosition(momentID: "a"))
    try await store.remove(postID: "a")
    try await expect(store.position(of: .home), equals: ReadingPosition(momentID: "c"))
    try await store.setPosition(nil, of: .home)
    try await expectNil(store.position(of: .home))
  }

  @Test func unreadableRowsAreSkippedAndReported() async throws {
    try await store.insert(moments("c", "b", "a"), into: .home, at: .newest)
    try await store.write { try $0.run("UPDATE post SET body = x'07' WHERE id = 'b'") }
    let page = try await store.page(of: .home, after: nil, limit: 2)
    expect(page.items.map(\.id), equals: ["c"])
    expect(page.skipped.map(\.reason), equals: [.wrongValue(key: "post.body")])
    try await expect(
      store.page(of: .home, after: page.next, limit: 2).items.map(\.id),
      equals: ["a"]
    )
  }
}
