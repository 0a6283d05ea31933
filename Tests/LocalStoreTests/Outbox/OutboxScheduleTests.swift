import Foundation
import SocialModel
import Testing

@testable import LocalStore

/// Scheduled posts in the outbox.
@Suite struct OutboxScheduleTests {
  private func draft(
    _ fixture: OutboxFixture,
    _ text: String = "later",
    replyTo: String? = nil
  ) -> PostDraft {
    var draft = fixture.draft("draft-\(text)", text, replyTo: replyTo)
    draft.scheduledAt = fixture.now.addingTimeInterval(3_600)
    return draft
  }

  private func enqueue(_ draft: PostDraft, in fixture: OutboxFixture) async throws -> OutboxItem {
    try #require(try await fixture.store.enqueue(.schedule(true, draft), now: fixture.now))
  }

  @Test func aScheduledPostIsStoredAndNotShown() async throws {
    let fixture = try await OutboxFixture()
    let draft = draft(fixture)
    try await fixture.store.save(draft)
    let item = try await enqueue(draft, in: fixture)
    #expect(item.action == .schedule(true, draft))
    #expect(try await fixture.store.drafts().isEmpty)
    #expect(try await fixture.store.momentByAnyName("local:\(item.id)") == nil)
    // Enqueued again, as after a crash, it is still one.
    #expect(try await enqueue(draft, in: fixture).id == item.id)
    let work = try await fixture.claim()
    #expect(work.map(\.draft) == [draft] && work[0].target == nil)
    try await fixture.store.finish(item.id, with: .scheduled("7"))
    #expect(try await fixture.store.outbox().isEmpty)
    #expect(try await fixture.store.sentSchedules(among: ["6", "7"]) == ["7"])
  }

  @Test func draftsStoreTheirTime() async throws {
    let fixture = try await OutboxFixture()
    let draft = draft(fixture)
    try await fixture.store.save(draft)
    #expect(try await fixture.store.drafts() == [draft])
  }

  @Test func aScheduledReplyWaitsForTheIdentifierOfItsParent() async throws {
    let fixture = try await OutboxFixture()
    let post = try await fixture.post("post", "now")
    _ = try await enqueue(draft(fixture, replyTo: "local:\(post.id)"), in: fixture)
    #expect(try await fixture.claim().map(\.id) == [post.id])
    try await fixture.store.finish(post.id, with: .post(fixture.own("now")))
    let work = try await fixture.claim()
    #expect(work.map(\.target) == ["20"])
  }

  @Test func aScheduledReplyToADeletedPostIsRejected() async throws {
    let fixture = try await OutboxFixture()
    let post = try await fixture.post("post", "now")
    _ = try await enqueue(draft(fixture, replyTo: "local:\(post.id)"), in: fixture)
    try await fixture.store.enqueue(.delete(postID: "local:\(post.id)"), now: fixture.now)
    let item = try #require(try await fixture.store.outbox().first)
    #expect(item.state == .refused(.refused(nil)))
    let draft = try await fixture.store.discard(item.id, now: fixture.now)
    #expect(draft?.text == "later" && draft?.replyTo == nil)
  }

  @Test func aLatePostBecomesADraftAgainWithItsTime() async throws {
    let fixture = try await OutboxFixture()
    let draft = draft(fixture)
    let item = try await enqueue(draft, in: fixture)
    _ = try await fixture.claim()
    let refused = try await fixture.store.refuse(item.id, failure: .tooLate)
    #expect(refused?.state == .refused(.tooLate))
    #expect(try await fixture.store.outbox().first?.state == .refused(.tooLate))
    #expect(try await fixture.store.discard(item.id, now: fixture.now) == draft)
    #expect(try await fixture.store.drafts() == [draft])
    #expect(try await fixture.store.outbox().isEmpty)
  }

  @Test func aPostDiscardedInFlightIsLookedUpAndUnscheduled() async throws {
    let fixture = try await OutboxFixture()
    let item = try await enqueue(draft(fixture), in: fixture)
    let work = try await fixture.claim()
    #expect(work.count == 1)
    let stored = try await fixture.store.discard(item.id, now: fixture.now)
    // A new draft: the item still refers to the sent one.
    #expect(stored?.text == "later" && stored?.id != "draft-later")
    // Its response arrives nevertheless.
    try await fixture.store.finish(item.id, with: .scheduled("7"))
    #expect(try await fixture.items() == ["schedule later false"])
    let look = try await fixture.store.claimWork(now: fixture.now, limit: 5).work
    #expect(look.map(\.isWithdrawn) == [true] && look[0].isOutcomeUnknown)
    try await fixture.store.finish(item.id, with: .gone)
    #expect(try await fixture.store.outbox().isEmpty)
    #expect(try await fixture.store.drafts().map(\.text) == ["later"])
  }

  @Test func aDiscardedItemThatIsRejectedLeavesTheOutbox() async throws {
    let fixture = try await OutboxFixture()
    let item = try await enqueue(draft(fixture), in: fixture)
    _ = try await fixture.claim()
    try await fixture.store.discard(item.id, now: fixture.now)
    #expect(try await fixture.store.refuse(item.id, failure: .invalid("no")) == nil)
    #expect(try await fixture.store.outbox().isEmpty)
  }

  @Test func unsentItemsAreDiscardedWithoutATrace() async throws {
    let fixture = try await OutboxFixture()
    let draft = draft(fixture)
    let item = try await enqueue(draft, in: fixture)
    #expect(try await fixture.store.discard(item.id, now: fixture.now) == draft)
    #expect(try await fixture.store.outbox().isEmpty)
  }
}
