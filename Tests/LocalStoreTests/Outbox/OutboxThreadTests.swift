import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// Several posts that were written together are sent in order, each replying to the previous one.
@Suite struct OutboxThreadTests {
  private let fixture: OutboxFixture
  private var store: SocialStore { fixture.store }

  init() async throws { fixture = try await OutboxFixture() }

  private func thread(_ texts: String..., replyTo: String? = nil) -> PostDraft {
    var draft = fixture.draft("d", texts[0], replyTo: replyTo)
    draft.continuation = texts.dropFirst().map { DraftPart(text: $0) }
    return draft
  }

  @discardableResult
  private func enqueue(_ draft: PostDraft) async throws -> OutboxItem {
    try require(try await store.enqueue(.post(draft), by: fixture.reader, now: fixture.now))
  }

  private func finish(_ work: OutboxRecord, as id: String) async throws {
    var moment = Moment(
      id: id,
      author: fixture.reader,
      text: RichText(work.draft?.text ?? ""),
      inReplyToID: work.target
    )
    moment.isOwn = true
    try await store.finish(work.id, with: .post(moment))
  }

  private func image(_ byte: UInt8) async throws -> DraftMedia {
    try await store.addMedia(Data([byte]), type: "image/png", pixelSize: nil, now: fixture.now)
  }

  @Test func aDraftStoresAllParts() async throws {
    var draft = thread("one", "two")
    draft.media = [try await image(1)]
    draft.continuation[0].media = [try await image(2)]
    draft.continuation[0].contentWarning = "careful"
    draft.continuation.append(
      DraftPart(text: "three?", poll: PollDraft(options: ["a", "b"], seconds: 300))
    )
    try await store.save(draft)
    // The photos of all parts belong to the draft, so that none is swept.
    try await store.sweepMedia(now: fixture.now.addingTimeInterval(900_000))
    let again = try SocialStore.open(folder: fixture.temporary.url, now: .now).store
    try await expect(again.drafts(), equals: [draft])
  }

  @Test func anEditedWaitingPartStaysInItsThread() async throws {
    let first = try await enqueue(thread("one", "two"))
    let parts = try await store.outbox()
    try await store.enqueue(
      .edit(fixture.edit(fixture.localID(parts[1]), "two!")),
      by: fixture.reader,
      now: .now
    )
    try await expect(fixture.items(), equals: ["post one", "post two!"])
    let work = try await fixture.claim()
    _ = try await store.refuse(work[0].id, failure: .refused(nil))
    let draft = try require(try await store.discard(first.id, now: .now))
    expect(draft.posts.map(\.text), equals: ["one", "two!"])
    try await expect(fixture.items(), satisfies: \.isEmpty)
  }

  @Test func eachPartWaitsForTheIdentifierOfThePreviousOne() async throws {
    let first = try await enqueue(thread("one", "two", "three", replyTo: "10"))
    try await expect(fixture.items(), equals: ["post one", "post two", "post three"])
    expect(first.subject, equals: "one")
    let shown = try require(try await fixture.shown(fixture.localID(first)))
    expect(shown.inReplyToID, equals: "10")

    var targets: [String?] = []
    for id in ["50", "51", "52"] {
      let work = try await fixture.claim()
      expect(work.count, equals: 1)
      targets.append(work[0].target)
      try await finish(work[0], as: id)
    }
    expect(targets, equals: ["10", "50", "51"])
    try await expect(fixture.items(), satisfies: \.isEmpty)
  }

  @Test func emptyPartsAreOmitted() async throws {
    var draft = thread(" ", "two", "", "four")
    draft.continuation[1].contentWarning = "a warning alone warns of nothing"
    try await enqueue(draft)
    try await expect(fixture.items(), equals: ["post two", "post four"])
  }

  @Test func aThreadIsPostedOnlyOnce() async throws {
    try await enqueue(thread("one", "two"))
    try await enqueue(thread("one", "two"))
    try await expect(fixture.items(), equals: ["post one", "post two"])
  }

  @Test func discardingARejectedPartRestoresTheThreadAsOneDraft() async throws {
    var draft = thread("one", "two", "three")
    draft.media = [try await image(1)]
    draft.continuation[1].media = [try await image(2)]
    let item = try await enqueue(draft)
    let work = try await fixture.claim()
    _ = try await store.refuse(work[0].id, failure: .refused("no"))
    try await expect(fixture.items(), equals: ["post one refused", "post two", "post three"])

    let given = try require(try await store.discard(item.id, now: fixture.now))
    expect(given.parts, equals: draft.parts)
    try await expect(store.drafts(), equals: [given])
    try await expect(fixture.items(), satisfies: \.isEmpty)
    try await expectNil(fixture.shown(fixture.localID(item)))
    // When it is posted again, all parts are sent.
    try await enqueue(given)
    try await expect(fixture.items(), equals: ["post one", "post two", "post three"])
  }

  @Test func theDiscardedRestOfAThreadRepliesToItsPostedPart() async throws {
    try await enqueue(thread("one", "two", "three"))
    try await finish(try await fixture.claim()[0], as: "50")
    let second = try require(try await store.outbox().first)
    let given = try require(try await store.discard(second.id, now: fixture.now))
    expect(given.replyTo, equals: "50")
    expect(given.parts.map(\.text), equals: ["two", "three"])
    try await expect(fixture.items(), satisfies: \.isEmpty)
  }

  @Test func aLaterCommentStaysASeparatePost() async throws {
    let item = try await enqueue(thread("one", "two"))
    try await fixture.post("later", "a comment", replyTo: fixture.localID(item))
    let given = try require(try await store.discard(item.id, now: fixture.now))
    expect(given.parts.map(\.text), equals: ["one", "two"])
    try await expect(fixture.items(), equals: ["post a comment refused"])
  }
}
