import Expectations
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
    try require(try await fixture.store.enqueue(.schedule(true, draft), now: fixture.now))
  }

  @Test func aScheduledPostIsStoredAndNotShown() async throws {
    let fixture = try await OutboxFixture()
    let draft = draft(fixture)
    try await fixture.store.save(draft)
    let item = try await enqueue(draft, in: fixture)
    expect(item.action, equals: .schedule(true, draft))
    try await expect(fixture.store.drafts(), satisfies: \.isEmpty)
    try await expectNil(fixture.store.momentByAnyName("local:\(item.id)"))
    // Enqueued again, as after a crash, it is still one.
    try await expect(enqueue(draft, in: fixture).id, equals: item.id)
    let work = try await fixture.claim()
    expect(work.map(\.draft) == [draft] && work[0].target == nil)
    try await fixture.store.finish(item.id, with: .scheduled("7"))
    try await expect(fixture.store.outbox(), satisfies: \.isEmpty)
    try await expect(fixture.store.sentSchedules(among: ["6", "7"]), equals: ["7"])
  }

  @Test func draftsStoreTheirTime() async throws {
    let fixture = try await OutboxFixture()
    let draft = draft(fixture)
    try await fixture.store.save(draft)
    try await expect(fixture.store.drafts(), equals: [draft])
  }

  @Test func aScheduledReplyWaitsForTheIdentifierOfItsParent() async throws {
    let fixture = try await OutboxFixture()
    let post = try await fixture.post("post", "now")
    _ = try await enqueue(draft(fixture, replyTo: "local:\(post.id)"), in: fixture)
    try await expect(fixture.claim().map(\.id), equals: [post.id])
    try await fixture.store.finish(post.id, with: .post(fixture.own("now")))
    let work = try await fixture.claim()
    expect(work.map(\.target), equals: ["20"])
  }

  @Test func aScheduledReplyToADeletedPostIsRejected() async throws {
    let fixture = try await OutboxFixture()
    let post = try await fixture.post("post", "now")
    _ = try await enqueue(draft(fixture, replyTo: "local:\(post.id)"), in: fixture)
    try await fixture.store.enqueue(.delete(postID: "local:\(post.id)"), now: fixture.now)
    let item = try require(try await fixture.store.outbox().first)
    expect(item.state, equals: .refused(.refused(nil)))
    let draft = try await fixture.store.discard(item.id, now: fixture.now)
    expect(draft?.text == "later" && draft?.replyTo == nil)
  }

  @Test func aLatePostBecomesADraftAgainWithItsTime() async throws {
    let fixture = try await OutboxFixture()
    let draft = draft(fixture)
    let item = try await enqueue(draft, in: fixture)
    _ = try await fixture.claim()
    let refused = try await fixture.store.refuse(item.id, failure: .tooLate)
    expect(refused?.state, equals: .refused(.tooLate))
    try await expect(fixture.store.outbox().first?.state, equals: .refused(.tooLate))
    try await expect(fixture.store.discard(item.id, now: fixture.now), equals: draft)
    try await expect(fixture.store.drafts(), equals: [draft])
    try await expect(fixture.store.outbox(), satisfies: \.isEmpty)
  }

  @Test func aPostDiscardedInFlightIsLookedUpAndUnscheduled() async throws {
    let fixture = try await OutboxFixture()
    let item = try await enqueue(draft(fixture), in: fixture)
    let work = try await fixture.claim()
    expect(work.count, equals: 1)
    let stored = try await fixture.store.discard(item.id, now: fixture.now)
    // A new draft: the item still refers to the sent one.
    expect(stored?.text == "later" && stored?.id != "draft-later")
    // Its response arrives nevertheless.
    try await fixture.store.finish(item.id, with: .scheduled("7"))
    try await expect(fixture.items(), equals: ["schedule later false"])
    let look = try await fixture.store.claimWork(now: fixture.now, limit: 5).work
    expect(look.map(\.isWithdrawn) == [true] && look[0].isOutcomeUnknown)
    try await fixture.store.finish(item.id, with: .gone)
    try await expect(fixture.store.outbox(), satisfies: \.isEmpty)
    try await expect(fixture.store.drafts().map(\.text), equals: ["later"])
  }

  @Test func aDiscardedItemThatIsRejectedLeavesTheOutbox() async throws {
    let fixture = try await OutboxFixture()
    let item = try await enqueue(draft(fixture), in: fixture)
    _ = try await fixture.claim()
    try await fixture.store.discard(item.id, now: fixture.now)
    try await expectNil(fixture.store.refuse(item.id, failure: .invalid("no")))
    try await expect(fixture.store.outbox(), satisfies: \.isEmpty)
  }

  @Test func unsentItemsAreDiscardedWithoutATrace() async throws {
    let fixture = try await OutboxFixture()
    let draft = draft(fixture)
    let item = try await enqueue(draft, in: fixture)
    try await expect(fixture.store.discard(item.id, now: fixture.now), equals: draft)
    try await expect(fixture.store.outbox(), satisfies: \.isEmpty)
  }
}
