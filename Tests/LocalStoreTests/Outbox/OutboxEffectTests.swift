import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// The reader's actions are shown immediately, wait in order, and are undone when they are refused.
@Suite struct OutboxEffectTests {
  private let fixture: OutboxFixture
  private var store: SocialStore { fixture.store }

  init() async throws { fixture = try await OutboxFixture() }

  // MARK: Likes, boosts, follows

  @Test func aLikeShowsImmediatelyAndWaits() async throws {
    let item = try require(try await store.enqueue(.like(true, postID: "10"), now: fixture.now))
    expect(item.state, equals: .waiting)
    expect(item.subject, equals: "a long walk by the sea")
    expect(item.createdAt, equals: fixture.now)
    try await expect(fixture.shown("10")?.like, equals: LikeState(isLiked: true, count: 3))
    try await expect(fixture.items(), equals: ["like 10 true"])
    // On disk: another process sees the same.
    let again = try SocialStore.open(folder: fixture.temporary.url, now: .now).store
    try await expect(again.outbox(), equals: [item])
  }

  @Test func cancelledItemsLeaveNothing() async throws {
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    try await expectNil(store.enqueue(.like(false, postID: "10"), now: .now))
    try await expect(fixture.items(), equals: [])
    try await expect(fixture.shown("10")?.like, equals: LikeState(isLiked: false, count: 2))
    try await expectNil(store.enqueue(.boost(true, postID: "11"), now: .now))
    try await expect(fixture.items(), equals: [])
  }

  @Test func aBookmarkShowsImmediatelyUntilTheResponse() async throws {
    try await store.insert([], into: .bookmarks, at: .newest)
    try await store.enqueue(.bookmark(true, postID: "10"), now: fixture.now)
    try await expect(fixture.items(), equals: ["bookmark 10 true"])
    try await expect(fixture.shown("10")?.isBookmarked, equals: true)
    let stored = try await store.storedPage(of: .bookmarks, downTo: nil, atLeast: 9).items
    expect(stored.map(\.id), equals: ["10"])
    // Undone before it was sent: nothing is sent.
    try await expectNil(store.enqueue(.bookmark(false, postID: "10"), now: .now))
    try await expect(fixture.items(), equals: [])
    try await store.enqueue(.bookmark(true, postID: "10"), now: .now)
    let work = try await fixture.claim()
    expect(work.map(\.kind), equals: [.bookmark])
    _ = try await store.refuse(work[0].id, failure: .refused(nil))
    try await expect(fixture.items(), equals: ["bookmark 10 true refused"])
    try await expect(fixture.shown("10")?.isBookmarked, equals: false)
    try await store.retry(work[0].id)
    let again = try await fixture.claim()
    let answer = Moment(id: "10", author: fixture.other, isBookmarked: true)
    try await store.finish(again[0].id, with: .post(answer))
    try await expect(fixture.shown("10")?.isBookmarked, equals: true)
    try await expectNil(store.enqueue(.bookmark(true, postID: "10"), now: .now))
  }

  @Test func anItemInFlightIsFollowedByItsOpposite() async throws {
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    let work = try await fixture.claim()
    try await store.enqueue(.like(false, postID: "10"), now: .now)
    try await expect(fixture.items(), equals: ["like 10 true sending", "like 10 false"])
    try await expect(fixture.shown("10")?.like.isLiked, equals: false)
    // The response to the first does not restore the like.
    let liked = Moment(
      id: "10",
      author: fixture.other,
      like: LikeState(isLiked: true, count: 3)
    )
    try await store.finish(work[0].id, with: .post(liked))
    try await expect(fixture.shown("10")?.like, equals: LikeState(isLiked: false, count: 2))
    try await expect(fixture.items(), equals: ["like 10 false"])
  }

  @Test func anUnknownPostIsNotLiked() async throws {
    await #expect(throws: ProviderError.unknownMoment(id: "99")) {
      try await store.enqueue(.like(true, postID: "99"), now: .now)
    }
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  @Test func aFollowOfAnUnknownPersonShows() async throws {
    try await store.enqueue(.follow(true, accountID: "7"), now: .now)
    try await expect(fixture.items(), equals: ["follow 7 true"])
    let shown = try await store.read { try RelationshipTable.relationship(id: "7", in: $0) }
    expect(shown?.following, equals: .yes)
    let work = try await fixture.claim()
    expect(work.map(\.target), equals: ["7"])
    let answer = Relationship(id: "7", following: .requested)
    try await store.finish(work[0].id, with: .relationship(answer))
    try await expect(
      store.read { try RelationshipTable.relationship(id: "7", in: $0) },
      equals: answer
    )
  }

  @Test func unfollowingRemovesAnyNumberOfHomeRows() async throws {
    let (theirs, others) = (Account(id: "t", handle: "tea"), Account(id: "o", handle: "oda"))
    var rows = (0..<120).map { Moment(id: "t\($0)", author: theirs) }
    rows.insert(Moment(id: "o1", author: others), at: 60)
    var shared = Moment(id: "s1", author: others)
    shared.boostedBy = theirs
    rows.append(shared)
    var sharedByOthers = Moment(id: "s2", author: theirs)
    sharedByOthers.boostedBy = others
    rows.append(sharedByOthers)
    try await store.insert(rows, into: .home, at: .newest)
    let item = try require(try await store.enqueue(.follow(false, accountID: "t"), now: .now))
    try await store.finish(item.id, with: .relationship(Relationship(id: "t")))
    let left = try await store.storedPage(of: .home, downTo: nil, atLeast: 200).items.map(\.id)
    expect(left, equals: ["o1", "s2"])
  }

  @Test func aBlockedPersonIsNoLongerFollowed() async throws {
    try await store.save([Relationship(id: "7", following: .yes)])
    try await store.enqueue(.block(true, accountID: "7"), now: .now)
    try await expect(store.relationships(ids: ["7"]).first?.following, equals: .no)
    // Undone before it was sent, so it had no effect on the follow.
    try await store.enqueue(.block(false, accountID: "7"), now: .now)
    try await expect(store.relationships(ids: ["7"]).first?.following, equals: .yes)
    try await expectNil(store.enqueue(.follow(true, accountID: "7"), now: .now))
  }

  @Test func followingAPersonBlockedAtTheServerIsSent() async throws {
    try await store.save([Relationship(id: "7", following: .yes)])
    try await store.enqueue(.block(true, accountID: "7"), now: .now)
    let work = try await fixture.claim()
    try await store.enqueue(.block(false, accountID: "7"), now: .now)
    try await expect(store.relationships(ids: ["7"]).first?.following, equals: .no)
    // The last confirmed state was that the reader follows them, which the block has ended.
    try await store.enqueue(.follow(true, accountID: "7"), now: .now)
    try await expect(
      fixture.items(),
      equals: ["block 7 true sending", "block 7 false", "follow 7 true"]
    )
    try await store.finish(
      work[0].id,
      with: .relationship(Relationship(id: "7", isBlocked: true))
    )
    try await expect(store.relationships(ids: ["7"]).first?.following, equals: .yes)
    try await expect(fixture.items(), equals: ["block 7 false", "follow 7 true"])
  }

  @Test func aRefusedLikeIsUndoneAndStaysInTheOutbox() async throws {
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    let work = try await fixture.claim()
    let item = try await store.refuse(work[0].id, failure: .refused("no"))
    expect(item?.state, equals: .refused(.refused("no")))
    try await expect(fixture.shown("10")?.like.isLiked, equals: false)
    try await expect(fixture.claim(at: 9_999), equals: [])
    // The reader tries again.
    try await store.retry(work[0].id)
    try await expect(fixture.shown("10")?.like.isLiked, equals: true)
    try await expect(fixture.claim().map(\.id), equals: [work[0].id])
  }

  @Test func aNewActionRemovesARefusedItem() async throws {
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    let work = try await fixture.claim()
    try await store.enqueue(.like(false, postID: "10"), now: .now)
    try await expectNil(store.refuse(work[0].id, failure: .refused(nil)))
    try await expect(fixture.items(), equals: ["like 10 false"])
  }

  @Test func discardingALikeThatMayHaveArrivedUnlikes() async throws {
    let item = try require(try await store.enqueue(.like(true, postID: "10"), now: .now))
    try await expectNil(store.discard(item.id, now: .now))
    try await expect(fixture.items(), equals: [])
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    let work = try await fixture.claim()
    try await store.fail(
      work[0].id,
      retryAt: fixture.now,
      failure: .network,
      isUnknown: true
    )
    try await store.discard(work[0].id, now: .now)
    try await expect(fixture.items(), equals: ["like 10 true retrying", "like 10 false"])
    try await expect(fixture.shown("10")?.like.isLiked, equals: false)
  }

  // MARK: Edits and deletions

  @Test func anEditShowsAndIsUndoneWhenRefused() async throws {
    try await store.enqueue(.edit(fixture.edit("20", "better")), now: .now)
    try await expect(fixture.shown("20")?.text.string, equals: "better")
    try await store.enqueue(.edit(fixture.edit("20", "best")), now: .now)
    try await expect(fixture.items(), equals: ["edit 20 best"])
    let work = try await fixture.claim()
    _ = try await store.refuse(work[0].id, failure: .refused(nil))
    try await expect(fixture.shown("20")?.text.string, equals: "mine")
    let draft = try await store.discard(work[0].id, now: .now)
    expect(draft?.text == "best" && draft?.editedPostID == "20")
    try await expect(store.drafts(), equals: [draft].compactMap(\.self))
  }

  @Test func aDeletedPostIsRemovedImmediatelyAndRestoredWhenRefused() async throws {
    try await store.enqueue(.like(true, postID: "20"), now: .now)
    try await store.enqueue(.delete(postID: "20"), now: .now)
    try await expect(fixture.items(), equals: ["delete 20"])
    try await expectNil(fixture.shown("20"))
    let work = try await fixture.claim()
    _ = try await store.refuse(work[0].id, failure: .refused(nil))
    try await expect(fixture.shown("20")?.text.string, equals: "mine")
    try await store.retry(work[0].id)
    let again = try await fixture.claim()
    try await store.finish(again[0].id, with: .gone)
    try await expectNil(fixture.shown("20"))
    try await expectNil(store.read { try MomentTable.number(postID: "20", in: $0) })
    try await expect(fixture.items(), equals: [])
  }

  // MARK: Discarded while being sent

  private func discardedOnItsWay(_ action: ReaderAction) async throws -> OutboxRecord {
    try await store.enqueue(action, now: .now)
    let work = try require(try await fixture.claim().first)
    try await store.discard(work.id, now: .now)
    try await expect(fixture.items(), equals: [])
    // The last confirmed text.
    try await expect(fixture.shown("20")?.text.string, equals: "mine")
    return work
  }

  /// Claims the waiting look.
  private func check() async throws -> OutboxRecord {
    let works = try await fixture.claim(at: 1)
    expect(works.map(\.isDiscarded) == [true] && works.map(\.target) == ["20"])
    return try require(works.first)
  }

  /// What the reader does next is an item of its own, and not the change that they discarded.
  @Test func anEditAfterADiscardedOneWaitsBehindIt() async throws {
    let work = try await discardedOnItsWay(.edit(fixture.edit("20", "better")))
    try await store.enqueue(.edit(fixture.edit("20", "best")), now: .now)
    try await expect(fixture.items(), equals: ["edit 20 best"])
    try await expect(fixture.shown("20")?.text.string, equals: "best")
    try await expect(store.waitingDraft(of: "20")?.text, equals: "best")
    try await expect(fixture.claim(at: 1), equals: [])
    try await store.finish(work.id, with: .post(fixture.own("better")))
    try await expect(fixture.claim(at: 2).map(\.isDiscarded), equals: [false])
  }

  @Test func aDiscardedEditOfUnknownOutcomeIsLookedUp() async throws {
    let work = try await discardedOnItsWay(.edit(fixture.edit("20", "better")))
    try await expect(store.drafts().map(\.text), equals: ["better"])
    try await store.fail(work.id, retryAt: fixture.now, failure: .network, isUnknown: true)
    let check = try await check()
    try await store.finish(check.id, with: .post(fixture.own("better")))
    try await expect(fixture.shown("20")?.text.string, equals: "better")
    try await expect(fixture.claim(at: 10), equals: [])
  }

  @Test func theResponseToADiscardedEditIsStored() async throws {
    let edit = try await discardedOnItsWay(.edit(fixture.edit("20", "better")))
    try await store.finish(edit.id, with: .post(fixture.own("better")))
    try await expect(fixture.shown("20")?.text.string, equals: "better")
    try await expect(fixture.claim(at: 10), equals: [])
  }

  @Test(arguments: [true, false])
  func aDiscardedDeletionThatSucceededRemovesThePost(isAnswered: Bool) async throws {
    let work = try await discardedOnItsWay(.delete(postID: "20"))
    if isAnswered {
      try await store.finish(work.id, with: .gone)
    } else {
      try await store.fail(work.id, retryAt: fixture.now, failure: .network, isUnknown: true)
      try await store.finish(try await check().id, with: .gone)
    }
    try await expectNil(fixture.shown("20"))
    try await expect(fixture.claim(at: 10), equals: [])
  }

  @Test func aRejectedDiscardedEditIsStillLookedUpOnce() async throws {
    let work = try await discardedOnItsWay(.edit(fixture.edit("20", "better")))
    try await expectNil(store.refuse(work.id, failure: .refused(nil)))
    let check = try await check()
    // A refused look is not retried forever.
    try await expectNil(store.refuse(check.id, failure: .refused(nil)))
    try await expect(fixture.claim(at: 10), equals: [])
    try await expect(fixture.shown("20")?.text.string, equals: "mine")
  }

  @Test func aLookupSurvivesTheProcessAndPrecedesLaterActions() async throws {
    _ = try await discardedOnItsWay(.edit(fixture.edit("20", "better")))
    try await store.recoverOutbox()
    try await store.enqueue(.delete(postID: "20"), now: .now)
    let check = try await check()
    try await store.finish(check.id, with: .post(fixture.own("better")))
    try await expect(fixture.claim(at: 2).map(\.kind), equals: [.delete])
  }

  @Test func aDiscardedEditThatNeverArrivedIsNotLookedUp() async throws {
    try await store.enqueue(.edit(fixture.edit("20", "better")), now: .now)
    let work = try require(try await fixture.claim().first)
    try await store.fail(work.id, retryAt: fixture.now, failure: .network, isUnknown: false)
    try await store.discard(work.id, now: .now)
    try await expect(fixture.claim(at: 10), equals: [])
  }

  @Test func aFailedEnqueueChangesNothing() async throws {
    try await store.write { try $0.execute("DROP TABLE sent") }
    await #expect(throws: (any Error).self) {
      try await store.enqueue(.delete(postID: "local:x"), now: .now)
    }
    await #expect(throws: (any Error).self) {
      try await store.enqueue(
        .post(fixture.draft("d", "text", replyTo: "local:x")),
        by: fixture.reader,
        now: .now
      )
    }
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }
}
