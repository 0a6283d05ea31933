import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// Nothing that the reader did is lost, blocked, or back after it is over.
@Suite struct OutboxLossTests {
  private let fixture: OutboxFixture
  private let store: SocialStore

  init() async throws {
    fixture = try await OutboxFixture()
    store = fixture.store
  }

  @Test(arguments: ["action = x'7b'", "kind = 'of a later version'"])
  func anItemThatCannotBeReadIsKeptUnsentAndBlocksNothing(damage: String) async throws {
    try await store.enqueue(.pin(true, postID: "20"), now: .now)
    try await store.write { try $0.execute("UPDATE outbox SET \(damage)") }
    try await store.enqueue(.bookmark(true, postID: "20"), now: .now)
    let first = try await fixture.claim()
    let second = try await fixture.claim()
    expect((first + second).map(\.kind), equals: [.bookmark])
    try await expect(store.read { try OutboxTable.count(in: $0) }, equals: 2)
    try await store.recoverOutbox()
    try await expect(fixture.claim().map(\.kind), equals: [.bookmark])
  }

  @Test func changesOfTheProfileThatAreRefusedStayThoughOthersFollow() async throws {
    try await store.save([fixture.reader])
    try await store.enqueue(
      .profile(ProfileChanges(displayName: "Ana")),
      by: fixture.reader,
      now: .now
    )
    let work = try await fixture.claim()
    try await store.enqueue(
      .profile(ProfileChanges(note: "hills")),
      by: fixture.reader,
      now: .now
    )
    try await expect(store.refuse(work[0].id, failure: .invalid(nil))?.id, equals: work[0].id)
    try await expect(fixture.items(), equals: ["profile Ana refused", "profile -"])
    try await expect(store.waitingProfileChanges(of: "me")?.displayName, equals: "Ana")
  }

  @Test func aPostIsNotSentWithoutAMissingPhoto() async throws {
    var draft = fixture.draft("d", "look")
    draft.media = [
      try await store.addMedia(Data([1]), type: "image/png", pixelSize: nil, now: fixture.now)
    ]
    try await store.enqueue(.post(draft), by: fixture.reader, now: fixture.now)
    try await store.write { try $0.execute("DELETE FROM media") }
    // It is refused where it is to be uploaded.
    try await expect(fixture.claim().first?.draft?.media.map(\.id), equals: [draft.media[0].id])
  }

  @Test func aRetriedPostShowsTheQuotedOne() async throws {
    var draft = fixture.draft("d", "look")
    draft.quotedPostID = "10"
    let item = try require(try await store.enqueue(.post(draft), by: fixture.reader, now: .now))
    let localID = fixture.localID(item)
    try await expect(fixture.shown(localID)?.quote?.postID, equals: "10")
    let work = try await fixture.claim()
    _ = try await store.refuse(work[0].id, failure: .refused(nil))
    try await store.retry(item.id, by: fixture.reader)
    try await expect(fixture.shown(localID)?.quote?.postID, equals: "10")
  }

  @Test func marksOfDeletedPostsDoNotComeBack() async throws {
    try await store.enqueue(.boost(false, postID: "11"), now: .now)
    let work = try await fixture.claim()
    try await store.finish(work[0].id, with: .gone)
    try await expect(fixture.shown("11")?.isBoosted, equals: false)
  }

  @Test func followsOfDeletedPeopleDoNotComeBack() async throws {
    try await store.save([Relationship(id: "7", following: .yes)])
    try await store.enqueue(.follow(false, accountID: "7"), now: .now)
    let work = try await fixture.claim()
    try await store.finish(work[0].id, with: .gone)
    try await expect(store.relationships(ids: ["7"]).map(\.following), equals: [.no])
  }
}
