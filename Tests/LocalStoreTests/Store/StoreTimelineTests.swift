import Foundation
import SocialModel
import Testing

@testable import LocalStore

@Suite struct StoreTimelineTests {
  private let temporary: TemporaryStore
  private let store: SocialStore

  init() throws {
    temporary = try TemporaryStore()
    store = try SocialStore.open(folder: temporary.folder, now: .now).store
  }

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
    #expect(page == Page(items: []))
    #expect(try await store.newestRow(of: .home) == nil)
    #expect(try await store.storedPage(of: .public, downTo: "x", atLeast: 3) == Page(items: []))
  }

  @Test func aNewestPageWithoutKnownRowsInsertsAGap() async throws {
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    let result = try await store.insert(moments("z", "y"), into: .home, at: .newest)
    #expect(result == TimelineInsertion(inserted: ["z", "y"], closedGap: false))
    #expect(try await rows() == ["z", "y", "b", "a"])
    let gap = try #require(try await store.page(of: .home, after: nil, limit: 9).gaps.first)
    #expect(gap.momentAbove == "y")
    #expect(
      try await store.gap(id: gap.id) == StoredGap(scope: .home, above: "y", below: "b")
    )
  }

  /// Posts of the same instant have different orders in two responses.
  @Test func rowsFollowTheOrderOfTheLastPage() async throws {
    try await store.insert(moments("e", "d", "c", "b", "a"), into: .home, at: .newest)
    try await store.insert(moments("d", "e", "c"), into: .home, at: .newest)
    #expect(try await rows() == ["d", "e", "c", "b", "a"])
    try await store.insert(moments("b", "c"), into: .home, at: .older(than: "e", isEnd: false))
    #expect(try await rows() == ["d", "e", "b", "c", "a"])
    try await store.insert(moments("e", "d"), into: .home, at: .newer(than: "b"))
    #expect(try await rows() == ["e", "d", "b", "c", "a"])
    // A row that only moved leaves no gap below it, and is not new.
    #expect(try await gaps().isEmpty)
    let again = try await store.insert(moments("d", "e", "b"), into: .home, at: .newest)
    #expect(again == TimelineInsertion(inserted: [], closedGap: false))
  }

  @Test func aPageThatWrapsAroundMovesNothing() async throws {
    try await store.insert(moments("e", "d", "c", "b", "a"), into: .home, at: .newest)
    let circle = moments("c", "e", "d", "b")
    try await store.insert(circle, into: .home, at: .older(than: "d", isEnd: false))
    #expect(try await rows() == ["e", "d", "c", "b", "a"])
  }

  @Test func aGapKeepsItsIdentifierWhilePartlyFilled() async throws {
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    try await store.insert(moments("z", "y"), into: .home, at: .newest)
    let id = try #require(try await store.page(of: .home, after: nil, limit: 9).gaps.first?.id)
    try await store.insert(moments("x", "w"), into: .home, at: .older(than: "y", isEnd: false))
    try await store.insert(moments("d", "c"), into: .home, at: .newer(than: "b"))
    #expect(try await rows() == ["z", "y", "x", "w", "d", "c", "b", "a"])
    #expect(
      try await store.page(of: .home, after: nil, limit: 9).gaps
        == [TimelineGap(id: id, momentAbove: "w")]
    )
    #expect(try await store.gap(id: id) == StoredGap(scope: .home, above: "w", below: "d"))
    let last = try await store.insert(
      moments("v", "d"),
      into: .home,
      at: .older(than: "w", isEnd: false)
    )
    #expect(last == TimelineInsertion(inserted: ["v"], closedGap: true))
    #expect(try await rows() == ["z", "y", "x", "w", "v", "d", "c", "b", "a"])
    #expect(try await gaps().isEmpty)
    #expect(try await store.gap(id: id) == nil)
  }

  @Test func rowsSkippedByAPageFromBelowStay() async throws {
    try await store.insert(moments("d", "c", "b", "a"), into: .home, at: .newest)
    try await store.insert(moments("z", "y"), into: .home, at: .newest)
    // A request for rows above "a" returned rows that begin two rows higher.
    try await store.insert(moments("f", "e", "d"), into: .home, at: .newer(than: "a"))
    #expect(try await rows() == ["z", "y", "f", "e", "d", "c", "b", "a"])
    #expect(try await gaps() == ["y"])
  }

  @Test func theNewestPageRemovesADeletedNewestRow() async throws {
    let profile = TimelineScope.profile(accountID: "a")
    try await store.insert(moments("d", "c", "b", "a"), into: profile, at: .newest)
    try await store.insert(moments("c", "b", "a"), into: profile, at: .newest)
    #expect(try await rows(profile) == ["c", "b", "a"])
  }

  @Test func completeServersRemoveADeletedOldestRow() async throws {
    let profile = TimelineScope.profile(accountID: "a")
    for scope in [profile, .home] {
      try await store.insert(moments("c", "b", "a"), into: scope, at: .newest)
      try await store.insert([], into: scope, at: .older(than: "b", isEnd: true))
    }
    #expect(try await rows(profile) == ["c", "b"])
    // A home timeline ends where the server stores no more of it.
    #expect(try await rows() == ["c", "b", "a"])
  }

  @Test func pagesIncludeTheGapBetweenThem() async throws {
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    try await store.insert(moments("z", "y"), into: .home, at: .newest)
    let first = try await store.page(of: .home, after: nil, limit: 2)
    #expect(first.items.map(\.id) == ["z", "y"] && first.gaps.map(\.momentAbove) == ["y"])
    let second = try await store.page(of: .home, after: first.next, limit: 2)
    #expect(second.items.map(\.id) == ["b", "a"] && second.gaps.isEmpty)
    // The server may have more.
    let third = try await store.page(of: .home, after: second.next, limit: 2)
    #expect(second.next != nil && third.items.isEmpty && third.next == nil)
    try await store.setEnd(true, of: .home)
    #expect(try await store.page(of: .home, after: first.next, limit: 2).next == nil)
  }

  @Test func aCursorSurvivesItsRow() async throws {
    try await store.insert(moments("e", "d", "c", "b", "a"), into: .home, at: .newest)
    let first = try await store.page(of: .home, after: nil, limit: 2)
    try await store.remove(postID: "d")
    try await store.insert(moments("g", "f"), into: .home, at: .streamed)
    let second = try await store.page(of: .home, after: first.next, limit: 2)
    #expect(second.items.map(\.id) == ["c", "b"])
    // Cursors of another store, or invalid ones: the first rows, never an error.
    let nonsense = try await store.page(of: .home, after: PageCursor(token: "??"), limit: 1)
    #expect(nonsense.items.map(\.id) == ["g"])
  }

  @Test func storedPagesReachTheRequestedRow() async throws {
    try await store.insert(moments("e", "d", "c", "b", "a"), into: .home, at: .newest)
    func stored(_ last: String?, _ count: Int) async throws -> [String] {
      try await store.storedPage(of: .home, downTo: last, atLeast: count).items.map(\.id)
    }
    #expect(try await stored("c", 1) == ["e", "d", "c"])
    #expect(try await stored("d", 4) == ["e", "d", "c", "b"])
    #expect(try await stored("unknown", 1) == ["e"])
    #expect(try await stored(nil, 99).count == 5)
  }

  @Test func aPageBelowADeletedRowChangesNothing() async throws {
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    let result = try await store.insert(
      moments("0"),
      into: .home,
      at: .older(than: "gone", isEnd: true)
    )
    #expect(result == TimelineInsertion())
    #expect(try await rows() == ["b", "a"])
    #expect(try await store.moment(postID: "0") != nil)
  }

  @Test func rowsMissingFromAPageLeaveTheTimeline() async throws {
    try await store.insert(moments("e", "d", "c", "b", "a"), into: .home, at: .newest)
    try await store.insert(moments("f", "e", "c", "b"), into: .home, at: .newest)
    #expect(try await rows() == ["f", "e", "c", "b", "a"])
    // The post may be in other timelines.
    #expect(try await store.moment(postID: "d") != nil)
  }

  @Test func aPageThatWouldDeleteMostRowsIsNotTrusted() async throws {
    let ids = (0..<60).map { "r\(60 - $0)" }
    let all = ids.map { Moment(id: $0, author: Account(id: "a", handle: "ana")) }
    try await store.insert(all, into: .home, at: .newest)
    // A server whose paging wraps around: the newest row, and then the oldest.
    try await store.insert(moments("new", "r60", "r1"), into: .home, at: .newest)
    #expect(try await rows() == ["new"] + ids)
  }

  @Test func aBoostAndItsPostAreTwoRowsOfOnePost() async throws {
    var boost = moments("p")[0]
    boost.id = "boost"
    boost.boostedBy = Account(id: "b", handle: "ben")
    try await store.insert([boost] + moments("x", "p"), into: .home, at: .newest)
    #expect(try await rows() == ["boost", "x", "p"])
    let shown = try await store.moments(ids: ["boost", "p", "nobody"], in: .home)
    #expect(Set(shown.map(\.postID)) == ["p"] && shown.count == 2)
    #expect(shown.first { $0.id == "boost" }?.boostedBy?.handle == "ben")
    #expect(shown.first { $0.id == "p" }?.boostedBy == nil)
    try await store.remove(postID: "p")
    #expect(try await rows() == ["x"])
  }

  @Test func deletingAPostRemovesItFromAllTimelines() async throws {
    for scope in [TimelineScope.home, .public, .hashtag("Swift"), .profile(accountID: "a")] {
      try await store.insert(moments("b", "a"), into: scope, at: .newest)
    }
    try await store.remove(postID: "b")
    #expect(try await rows() == ["a"])
    #expect(try await rows(.public) == ["a"])
    #expect(try await rows(.hashtag("swift")) == ["a"])
    #expect(try await rows(.profile(accountID: "a")) == ["a"])
    #expect(try await rows(.profile(accountID: "b")).isEmpty)
  }

  @Test func aGapSurvivesTheDeletionOfItsUpperRows() async throws {
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    try await store.insert(moments("z"), into: .home, at: .newest)
    try await store.remove(postID: "z")
    #expect(try await gaps().isEmpty)
    try await store.insert(moments("zz"), into: .home, at: .streamed)
    #expect(try await gaps() == ["zz"])
  }

  @Test func unsentPostsStayOnTopAndAreNotCounted() async throws {
    let draft = Moment(id: "local:1", author: Account(id: "me", handle: "me"), isPending: true)
    try await store.write { try TimelineTable.insertLocal(draft, in: $0) }
    #expect(try await store.newestRow(of: .home) == nil)
    // This profile was never loaded, so it does not consist of the reader's one post.
    #expect(try await rows(.profile(accountID: "me")).isEmpty)
    try await store.insert(moments("b", "a"), into: .home, at: .newest)
    try await store.insert(moments("c"), into: .home, at: .streamed)
    #expect(try await rows() == ["local:1", "c", "b", "a"])
    #expect(try await store.newestRow(of: .home) == "c")
    #expect(try await store.oldestRow(of: .home) == "a")
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
    #expect(try await rows(.profile(accountID: "me")) == ["local:1", "a"])
    let sent = Moment(id: "s", author: draft.author)
    try await store.write { try TimelineTable.replaceLocal("local:1", with: sent, in: $0) }
    #expect(try await rows() == ["s", "b", "a"])
    #expect(try await rows(.profile(accountID: "me")) == ["s", "a"])
    #expect(try await store.moment(postID: "local:1") == nil)
    #expect(try await store.moment(postID: "s")?.like.isLiked == true)
    #expect(try await store.thread(of: "s")?.comments.map(\.id) == ["answer"])
    #expect(try await store.position(of: .home)?.momentID == "s")
    // Known to be above "b" at the server only when a page contains both.
    #expect(try await store.newestRow(of: .home) == "b")
    try await store.insert(
      [sent] + moments("c", "b"),
      into: .home,
      at: .newer(than: "b")
    )
    #expect(try await rows() == ["s", "c", "b", "a"])
    #expect(try await store.newestRow(of: .home) == "s")
  }

  @Test func aSentPostThatWasAlreadyStoredIsNotDuplicated() async throws {
    let draft = Moment(id: "local:1", author: Account(id: "me", handle: "me"), isPending: true)
    let sent = Moment(id: "s", author: draft.author)
    try await store.insert(moments("b"), into: .home, at: .newest)
    try await store.write { try TimelineTable.insertLocal(draft, in: $0) }
    try await store.insert([sent], into: .home, at: .streamed)
    try await store.write { try TimelineTable.replaceLocal("local:1", with: sent, in: $0) }
    #expect(try await rows() == ["s", "b"])
  }

  @Test func theNewestSeenRowIsStoredWithThePosition() async throws {
    try await store.insert(moments("c", "b", "a"), into: .home, at: .newest)
    let position = ReadingPosition(momentID: "a", distance: 1, reached: "b")
    try await store.setPosition(position, of: .home)
    let again = try SocialStore.open(folder: temporary.folder, now: .now).store
    #expect(try await again.position(of: .home) == position)
    try await again.setPosition(ReadingPosition(momentID: "b"), of: .home)
    #expect(try await store.position(of: .home) == ReadingPosition(momentID: "b"))
    try await again.setPosition(nil, of: .home)
    #expect(try await store.position(of: .home) == nil)
  }

  @Test func positionsSurviveAndMoveOnWhenTheirRowIsDeleted() async throws {
    try await store.insert(moments("c", "b", "a"), into: .home, at: .newest)
    #expect(try await store.position(of: .home) == nil)
    try await store.setPosition(ReadingPosition(momentID: "b", distance: -12.5), of: .home)
    let again = try SocialStore.open(folder: temporary.folder, now: .now).store
    #expect(
      try await again.position(of: .home) == ReadingPosition(momentID: "b", distance: -12.5)
    )
    try await store.remove(postID: "b")
    #expect(try await store.position(of: .home) == ReadingPosition(momentID: "a"))
    try await store.remove(postID: "a")
    #expect(try await store.position(of: .home) == ReadingPosition(momentID: "c"))
    try await store.setPosition(nil, of: .home)
    #expect(try await store.position(of: .home) == nil)
  }

  @Test func unreadableRowsAreSkippedAndReported() async throws {
    try await store.insert(moments("c", "b", "a"), into: .home, at: .newest)
    try await store.write { try $0.run("UPDATE post SET body = x'07' WHERE id = 'b'") }
    let page = try await store.page(of: .home, after: nil, limit: 2)
    #expect(page.items.map(\.id) == ["c"])
    #expect(page.skipped.map(\.reason) == [.wrongValue(key: "post.body")])
    #expect(
      try await store.page(of: .home, after: page.next, limit: 2).items.map(\.id) == ["a"]
    )
  }
}
