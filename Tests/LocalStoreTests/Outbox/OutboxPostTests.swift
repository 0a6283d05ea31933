import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// Posts have local identifiers until the server assigns theirs.
@Suite struct OutboxPostTests {
  private let fixture: OutboxFixture
  private var store: SocialStore { fixture.store }

  init() async throws { fixture = try await OutboxFixture() }

  /// The server's response for a text.
  private func answer(_ id: String, _ text: String, replyTo: String? = nil) -> OutboxResult {
    .post(
      Moment(
        id: id,
        author: fixture.reader,
        text: RichText(text),
        inReplyToID: replyTo,
        isOwn: true
      )
    )
  }

  private func image(_ byte: UInt8 = 1) async throws -> DraftMedia {
    try await store.addMedia(Data([byte]), type: "image/png", pixelSize: nil, now: fixture.now)
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: store.mediaFolder.path)) ?? []).sorted()
  }

  // MARK: The way of a post

  @Test func aPostShowsImmediatelyAndIsReplacedInPlace() async throws {
    let media = try await image()
    var draft = fixture.draft("d", " hello\n", replyTo: "10")
    draft.contentWarning = "cw"
    draft.media = [media]
    try await store.save(draft)
    let item = try require(
      try await store.enqueue(.post(draft), by: fixture.reader, now: fixture.now)
    )
    expect(item.action, equals: .post(draft))
    try await expect(store.drafts(), satisfies: \.isEmpty)
    let local = fixture.localID(item)
    let shown = try require(try await fixture.shown(local))
    expect(shown.isPending && shown.isOwn && shown.author == fixture.reader)
    expect(shown.text.string == "hello" && shown.contentWarning == "cw" && shown.isSensitive)
    expect(shown.attachments.map(\.url), equals: [media.url])
    expect(shown.inReplyToID, equals: "10")
    // Its photo is not swept while it waits.
    try await store.sweepMedia(now: fixture.now.addingTimeInterval(900_000))
    expect(files.count, equals: 1)

    let work = try await fixture.claim()
    expect(work.map(\.draft), equals: [draft])
    expect(work.map(\.target), equals: ["10"])
    try await store.finish(work[0].id, with: answer("50", "hello", replyTo: "10"))
    try await expect(fixture.items(), equals: [])
    expect(files, satisfies: \.isEmpty)
    // The post is found by its local identity, too.
    try await expect(fixture.shown(local)?.id, equals: "50")
    try await expectNil(store.read { try MomentTable.number(postID: local, in: $0) })
    try await expect(fixture.shown("50")?.isPending, equals: false)
  }

  @Test func aDraftIsPostedOnlyOnce() async throws {
    let first = try await fixture.post("d", "once")
    let second = try await fixture.post("d", "once")
    expect(first.id, equals: second.id)
    try await expect(fixture.items(), equals: ["post once"])
  }

  @Test func actionsOnAPostWithoutAnIdentifierWaitForIt() async throws {
    let item = try await fixture.post("d", "hello")
    let local = fixture.localID(item)
    let work = try await fixture.claim()
    try await store.enqueue(.like(true, postID: local), now: .now)
    try await fixture.post("r", "and more", replyTo: local)
    try await store.enqueue(.edit(fixture.edit(local, "hello!")), now: .now)
    try await store.save(fixture.draft("later", "still writing", replyTo: local))
    try await expect(fixture.claim(), equals: [])
    try await expect(fixture.shown(local)?.text.string, equals: "hello!")
    try await expect(fixture.shown(local)?.like.isLiked, equals: true)

    try await store.finish(work[0].id, with: answer("50", "hello"))
    try await expect(fixture.shown("50")?.text.string, equals: "hello!")
    try await expect(fixture.shown("50")?.like.isLiked, equals: true)
    try await expect(store.drafts().map(\.replyTo), equals: ["50"])
    try await expect(
      fixture.items(),
      equals: ["like 50 true", "post and more", "edit 50 hello!"]
    )
    let next = try await fixture.claim()
    expect(next.map(\.target), equals: ["50"])
    // The old identifier still refers to the post.
    try await store.enqueue(.boost(true, postID: local), now: .now)
    try await expect(fixture.items().last, equals: "boost 50 true")
  }

  @Test func postsAreSentInOrder() async throws {
    try await fixture.post("a", "one")
    try await fixture.post("b", "two")
    try await fixture.post("c", "to ana", replyTo: "10")
    try await fixture.post("d", "to ana again", replyTo: "10")
    let first = try await fixture.claim()
    expect(first.map { $0.draft?.text }, equals: ["one", "to ana"])
    try await store.fail(
      first[0].id,
      retryAt: fixture.now.addingTimeInterval(60),
      failure: .network,
      isUnknown: false
    )
    try await expect(fixture.claim(), equals: [])
    let next = try await store.claimWork(now: fixture.now, limit: 9).next
    expect(next, equals: fixture.now.addingTimeInterval(60))
    try await expect(fixture.claim(at: 60).map { $0.draft?.text }, equals: ["one"])
  }

  // MARK: Changing one's mind

  @Test func editingAWaitingPostChangesIt() async throws {
    let item = try await fixture.post("d", "helo", replyTo: "10")
    let key = try await store.read { try OutboxTable.all(in: $0).map(\.key) }
    var edit = fixture.edit(fixture.localID(item), "hello")
    edit.visibility = .direct
    let edited = try require(try await store.enqueue(.edit(edit), by: fixture.reader, now: .now))
    expect(edited.id, equals: item.id)
    try await expect(fixture.items(), equals: ["post hello"])
    let shown = try require(try await fixture.shown(fixture.localID(item)))
    expect(shown.text.string == "hello" && shown.editedAt == nil && shown.isPending)
    let work = try await fixture.claim()
    expect(work[0].draft?.replyTo == "10" && work[0].draft?.visibility == .public)
    expect(work.map(\.key) != key)
  }

  @Test func editingAWaitingPostWithoutAPollKeepsIt() async throws {
    var draft = fixture.draft("d", "tea?")
    draft.poll = PollDraft(options: ["yes", "no"], seconds: 600)
    let item = try require(try await store.enqueue(.post(draft), by: fixture.reader, now: .now))
    let local = fixture.localID(item)
    try await store.enqueue(.edit(fixture.edit(local, "coffee?")), by: fixture.reader, now: .now)
    try await expect(fixture.shown(local)?.poll?.options.map(\.title), equals: ["yes", "no"])
    var edit = fixture.edit(local, "coffee or tea?")
    edit.poll = PollDraft(options: ["coffee", "tea"], seconds: nil)
    try await store.enqueue(.edit(edit), by: fixture.reader, now: .now)
    let waiting = try await store.waitingDraft(of: local)?.poll
    expect(waiting, equals: PollDraft(options: ["coffee", "tea"], seconds: 600))
    edit.poll = .removed
    try await store.enqueue(.edit(edit), by: fixture.reader, now: .now)
    try await expect(fixture.claim().map { $0.draft?.poll }, equals: [nil])
  }

  @Test func replacingAnEditKeepsItsPoll() async throws {
    var first = fixture.edit("20", "tea?")
    first.poll = PollDraft(options: ["yes", "no"], seconds: 600)
    try await store.enqueue(.edit(first), now: .now)
    try await store.enqueue(.edit(fixture.edit("20", "tea, or not?")), now: .now)
    let work = try await fixture.claim()
    expect(work.map { $0.draft?.text }, equals: ["tea, or not?"])
    expect(work[0].draft?.poll?.options, equals: ["yes", "no"])
  }

  @Test func aPostEditedDuringUploadsIsNotSentOutdated() async throws {
    let item = try await fixture.post("d", "helo")
    let work = try await store.claimWork(now: fixture.now, limit: 1).work
    try await store.enqueue(.edit(fixture.edit(fixture.localID(item), "hello")), now: .now)
    try await expect(store.beginSending(work[0], now: fixture.now), equals: false)
    try await store.release(work[0].id)
    try await expect(fixture.claim().map { $0.draft?.text }, equals: ["hello"])
  }

  @Test func anUnsentPostIsDeletedWithDependentItems() async throws {
    var draft = fixture.draft("d", "oops")
    draft.media = [try await image()]
    let item = try require(try await store.enqueue(.post(draft), by: fixture.reader, now: .now))
    let local = fixture.localID(item)
    try await store.enqueue(.like(true, postID: local), now: .now)
    let answer = try await fixture.post("r", "to myself", replyTo: local)
    try await expectNil(store.enqueue(.delete(postID: local), now: .now))
    // The reply is a separate post: the reader decides about it.
    try await expect(fixture.items(), equals: ["post to myself refused"])
    try await expectNil(fixture.shown(local))
    expect(files, satisfies: \.isEmpty)
    await #expect(throws: ProviderError.unknownMoment(id: local)) {
      try await store.retry(answer.id, by: fixture.reader)
    }
    let stored = try require(try await store.discard(answer.id, now: .now))
    expect(stored.text == "to myself" && stored.replyTo == nil)
    try await expect(fixture.items(), equals: [])
    try await expectNil(store.enqueue(.delete(postID: local), now: .now))
  }

  @Test func aPostInFlightIsDeletedAtTheServer() async throws {
    let item = try await fixture.post("d", "oops")
    let work = try await fixture.claim()
    expect(!work[0].isWithdrawn)
    try await store.enqueue(.delete(postID: fixture.localID(item)), now: .now)
    try await expectNil(fixture.shown(fixture.localID(item)))
    try await store.finish(work[0].id, with: answer("50", "oops"))
    try await expectNil(fixture.shown("50"))
    try await expect(fixture.items(), equals: ["delete 50"])
    try await expect(fixture.claim().map(\.target), equals: ["50"])
  }

  @Test func aDeletedPostThatIsRefusedIsRemoved() async throws {
    let item = try await fixture.post("d", "oops")
    let work = try await fixture.claim()
    try await store.enqueue(.delete(postID: fixture.localID(item)), now: .now)
    try await expectNil(store.refuse(work[0].id, failure: .refused(nil)))
    try await expect(fixture.items(), equals: [])
  }

  @Test func aRefusedPostLeavesTheTimelineUntilRetried() async throws {
    let item = try await fixture.post("d", "hello")
    let local = fixture.localID(item)
    try await store.enqueue(.like(true, postID: local), now: .now)
    let work = try await fixture.claim()
    _ = try await store.refuse(work[0].id, failure: .refused("too long"))
    try await expectNil(fixture.shown(local))
    try await expect(fixture.items(), equals: ["post hello refused", "like \(local) true"])
    try await store.retry(item.id, by: fixture.reader)
    try await expect(fixture.shown(local)?.like.isLiked, equals: true)
    let again = try await fixture.claim()
    expect(again[0].firstSentAt == nil && again[0].key != work[0].key)
  }

  @Test func aDiscardedPostIsADraftAgainWithItsImages() async throws {
    var draft = fixture.draft("d", "hello")
    draft.media = [try await image(7)]
    let item = try require(try await store.enqueue(.post(draft), by: fixture.reader, now: .now))
    let back = try require(try await store.discard(item.id, now: .now))
    expect(back, equals: draft)
    try await expect(store.drafts(), equals: [draft])
    try await expect(fixture.items(), equals: [])
    try expect(Data(contentsOf: draft.media[0].url), equals: Data([7]))
    try await expectNil(fixture.shown(fixture.localID(item)))
  }

  @Test func aDiscardedPostThatMayHaveArrivedIsFoundAndDeleted() async throws {
    var draft = fixture.draft("d", "hello")
    draft.media = [try await image(7)]
    let item = try require(try await store.enqueue(.post(draft), by: fixture.reader, now: .now))
    let work = try await fixture.claim()
    var upload = try require(try await store.upload(draft.media[0].id))
    upload.serverID = "m1"
    try await store.save(upload)
    try await store.fail(work[0].id, retryAt: fixture.now, failure: .network, isUnknown: true)
    let back = try require(try await store.discard(item.id, now: .now))
    expect(back.text == "hello" && back.media == draft.media)
    // Its photo is attached to the other post, so it is uploaded again.
    try await expectNil(store.upload(draft.media[0].id)?.serverID)
    let next = try await store.claimWork(now: fixture.now, limit: 9).work
    expect(next.map(\.kind) == [.post] && next[0].isWithdrawn && next[0].isOutcomeUnknown)
    try await store.drop(next[0].id)
    try await expect(fixture.items(), equals: [])
    try await expect(store.drafts(), equals: [back])
    expect(files.count, equals: 1)
  }

  // MARK: Restarts

  @Test func itemsInFlightAtTheEndOfAProcessHaveUnknownOutcomes() async throws {
    let item = try await fixture.post("d", "hello")
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    try await fixture.post("e", "prepared", replyTo: "11")
    try await expect(store.claimWork(now: fixture.now, limit: 9).work.count, equals: 3)
    let row = try require(try await store.read { try OutboxTable.row(id: item.id, in: $0) })
    expect(row.status, equals: .working)
    let started = try await store.read { try OutboxTable.all(in: $0).first }
    expect(started?.isInFlight, equals: false)
    let again = try SocialStore.open(folder: fixture.temporary.url, now: .now).store
    try await again.recoverOutbox()
    let work = try await again.claimWork(now: fixture.now, limit: 9).work
    // For posts, only those whose request was sent; for a like, always.
    expect(work.map(\.isOutcomeUnknown), equals: [false, true, false])
    try await expect(again.beginSending(work[0], now: fixture.now))
    try await again.recoverOutbox()
    let third = try await again.claimWork(now: fixture.now, limit: 9).work
    expect(third.map(\.isOutcomeUnknown), equals: [true, true, false])
    expect(third[0].firstSentAt == fixture.now && third[0].attempts == 1)
  }

  @Test func onlyOneProcessCanSend() throws {
    var claim = store.claimSending()
    expect(claim != nil)
    expectNil(store.claimSending())
    withExtendedLifetime(claim) {}
    claim = nil
    expect(store.claimSending() != nil)
  }

  @Test func failedClaimsCloseNoOtherFiles() async throws {
    let claim = store.claimSending()
    let store = store
    // Only the owner may close files that are opened and closed during concurrent claims.
    async let asking: Void = {
      for _ in 0..<4_000 { expectNil(store.claimSending()) }
    }()
    let lost = await Task.detached {
      (0..<4_000).filter { _ in
        let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
        return file < 0 || close(file) != 0
      }.count
    }.value
    await asking
    expect(lost, equals: 0)
    withExtendedLifetime(claim) {}
  }

  @Test func allItemsOfAKindArePostponedAndExpedited() async throws {
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    try await store.enqueue(.like(true, postID: "11"), now: .now)
    try await store.enqueue(.follow(true, accountID: "7"), now: .now)
    let later = fixture.now.addingTimeInterval(100)
    func fail(_ failure: OutboxItem.Failure, at time: Date, holding: OutboxSuspension) async throws
    {
      let work = try require(try await fixture.claim(limit: 1).first)
      try await store.fail(
        work.id,
        retryAt: time,
        failure: failure,
        isUnknown: false,
        holding: holding
      )
    }
    try await fail(.rateLimited, at: later, holding: .kind)
    try await expect(fixture.claim().map(\.kind), equals: [.follow])
    try await store.expedite()
    try await expect(fixture.claim(), equals: [])
    try await expect(fixture.claim(at: 100).map(\.kind), equals: [.like, .like])
    try await store.recoverOutbox()
    try await fail(.network, at: later, holding: .all)
    try await expect(fixture.claim(), equals: [])
    try await store.expedite()
    try await expect(fixture.claim().count, equals: 3)
    try await store.recoverOutbox()
    try await fail(.signIn, at: .distantFuture, holding: .all)
    try await store.expedite()
    try await expect(fixture.claim(at: 1e9), equals: [])
    try await store.recoverOutbox()
    try await expect(fixture.claim().count, equals: 3)
  }
}
