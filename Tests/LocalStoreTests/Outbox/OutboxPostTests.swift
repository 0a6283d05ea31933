import Foundation
import SocialModel
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
        text: FormattedText(text),
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
    let item = try #require(
      try await store.enqueue(.post(draft), by: fixture.reader, now: fixture.now)
    )
    #expect(item.action == .post(draft))
    #expect(try await store.drafts().isEmpty)
    let local = fixture.localID(item)
    let shown = try #require(try await fixture.shown(local))
    #expect(shown.isPending && shown.isOwn && shown.author == fixture.reader)
    #expect(shown.text.string == "hello" && shown.contentWarning == "cw" && shown.isSensitive)
    #expect(shown.attachments.map(\.url) == [media.url])
    #expect(shown.inReplyToID == "10")
    // Its photo is not swept while it waits.
    try await store.sweepMedia(now: fixture.now.addingTimeInterval(900_000))
    #expect(files.count == 1)

    let work = try await fixture.claim()
    #expect(work.map(\.draft) == [draft])
    #expect(work.map(\.target) == ["10"])
    try await store.finish(work[0].id, with: answer("50", "hello", replyTo: "10"))
    #expect(try await fixture.items() == [])
    #expect(files.isEmpty)
    // The post is found by its local identity, too.
    #expect(try await fixture.shown(local)?.id == "50")
    #expect(try await store.read { try MomentTable.number(postID: local, in: $0) } == nil)
    #expect(try await fixture.shown("50")?.isPending == false)
  }

  @Test func aDraftIsPostedOnlyOnce() async throws {
    let first = try await fixture.post("d", "once")
    let second = try await fixture.post("d", "once")
    #expect(first.id == second.id)
    #expect(try await fixture.items() == ["post once"])
  }

  @Test func actionsOnAPostWithoutAnIdentifierWaitForIt() async throws {
    let item = try await fixture.post("d", "hello")
    let local = fixture.localID(item)
    let work = try await fixture.claim()
    try await store.enqueue(.like(true, postID: local), now: .now)
    try await fixture.post("r", "and more", replyTo: local)
    try await store.enqueue(.edit(fixture.edit(local, "hello!")), now: .now)
    try await store.save(fixture.draft("later", "still writing", replyTo: local))
    #expect(try await fixture.claim() == [])
    #expect(try await fixture.shown(local)?.text.string == "hello!")
    #expect(try await fixture.shown(local)?.like.isLiked == true)

    try await store.finish(work[0].id, with: answer("50", "hello"))
    #expect(try await fixture.shown("50")?.text.string == "hello!")
    #expect(try await fixture.shown("50")?.like.isLiked == true)
    #expect(try await store.drafts().map(\.replyTo) == ["50"])
    #expect(
      try await fixture.items() == ["like 50 true", "post and more", "edit 50 hello!"]
    )
    let next = try await fixture.claim()
    #expect(next.map(\.target) == ["50"])
    // The old identifier still refers to the post.
    try await store.enqueue(.boost(true, postID: local), now: .now)
    #expect(try await fixture.items().last == "boost 50 true")
  }

  @Test func postsAreSentInOrder() async throws {
    try await fixture.post("a", "one")
    try await fixture.post("b", "two")
    try await fixture.post("c", "to ana", replyTo: "10")
    try await fixture.post("d", "to ana again", replyTo: "10")
    let first = try await fixture.claim()
    #expect(first.map { $0.draft?.text } == ["one", "to ana"])
    try await store.fail(
      first[0].id,
      retryAt: fixture.now.addingTimeInterval(60),
      failure: .network,
      isUnknown: false
    )
    #expect(try await fixture.claim() == [])
    let (_, next) = try await store.claimWork(now: fixture.now, limit: 9)
    #expect(next == fixture.now.addingTimeInterval(60))
    #expect(try await fixture.claim(at: 60).map { $0.draft?.text } == ["one"])
  }

  // MARK: Changing one's mind

  @Test func editingAWaitingPostChangesIt() async throws {
    let item = try await fixture.post("d", "helo", replyTo: "10")
    let key = try await store.read { try OutboxTable.all(in: $0).map(\.key) }
    var edit = fixture.edit(fixture.localID(item), "hello")
    edit.visibility = .direct
    let edited = try #require(try await store.enqueue(.edit(edit), by: fixture.reader, now: .now))
    #expect(edited.id == item.id)
    #expect(try await fixture.items() == ["post hello"])
    let shown = try #require(try await fixture.shown(fixture.localID(item)))
    #expect(shown.text.string == "hello" && shown.editedAt == nil && shown.isPending)
    let work = try await fixture.claim()
    #expect(work[0].draft?.replyTo == "10" && work[0].draft?.visibility == .public)
    #expect(work.map(\.key) != key)
  }

  @Test func editingAWaitingPostWithoutAPollKeepsIt() async throws {
    var draft = fixture.draft("d", "tea?")
    draft.poll = DraftPoll(options: ["yes", "no"], seconds: 600)
    let item = try #require(try await store.enqueue(.post(draft), by: fixture.reader, now: .now))
    let local = fixture.localID(item)
    try await store.enqueue(.edit(fixture.edit(local, "coffee?")), by: fixture.reader, now: .now)
    #expect(try await fixture.shown(local)?.poll?.options.map(\.title) == ["yes", "no"])
    var edit = fixture.edit(local, "coffee or tea?")
    edit.poll = DraftPoll(options: ["coffee", "tea"], seconds: nil)
    try await store.enqueue(.edit(edit), by: fixture.reader, now: .now)
    let waiting = try await store.waitingDraft(of: local)?.poll
    #expect(waiting == DraftPoll(options: ["coffee", "tea"], seconds: 600))
    edit.poll = .removed
    try await store.enqueue(.edit(edit), by: fixture.reader, now: .now)
    #expect(try await fixture.claim().map { $0.draft?.poll } == [nil])
  }

  @Test func replacingAnEditKeepsItsPoll() async throws {
    var first = fixture.edit("20", "tea?")
    first.poll = DraftPoll(options: ["yes", "no"], seconds: 600)
    try await store.enqueue(.edit(first), now: .now)
    try await store.enqueue(.edit(fixture.edit("20", "tea, or not?")), now: .now)
    let work = try await fixture.claim()
    #expect(work.map { $0.draft?.text } == ["tea, or not?"])
    #expect(work[0].draft?.poll?.options == ["yes", "no"])
  }

  @Test func aPostEditedDuringUploadsIsNotSentOutdated() async throws {
    let item = try await fixture.post("d", "helo")
    let work = try await store.claimWork(now: fixture.now, limit: 1).work
    try await store.enqueue(.edit(fixture.edit(fixture.localID(item), "hello")), now: .now)
    #expect(try await store.beginSending(work[0], now: fixture.now) == false)
    try await store.release(work[0].id)
    #expect(try await fixture.claim().map { $0.draft?.text } == ["hello"])
  }

  @Test func anUnsentPostIsDeletedWithDependentItems() async throws {
    var draft = fixture.draft("d", "oops")
    draft.media = [try await image()]
    let item = try #require(try await store.enqueue(.post(draft), by: fixture.reader, now: .now))
    let local = fixture.localID(item)
    try await store.enqueue(.like(true, postID: local), now: .now)
    let answer = try await fixture.post("r", "to myself", replyTo: local)
    #expect(try await store.enqueue(.delete(postID: local), now: .now) == nil)
    // The reply is a separate post: the reader decides about it.
    #expect(try await fixture.items() == ["post to myself refused"])
    #expect(try await fixture.shown(local) == nil)
    #expect(files.isEmpty)
    await #expect(throws: ProviderError.unknownMoment(id: local)) {
      try await store.retry(answer.id, by: fixture.reader)
    }
    let stored = try #require(try await store.discard(answer.id, now: .now))
    #expect(stored.text == "to myself" && stored.replyTo == nil)
    #expect(try await fixture.items() == [])
    #expect(try await store.enqueue(.delete(postID: local), now: .now) == nil)
  }

  @Test func aPostInFlightIsDeletedAtTheServer() async throws {
    let item = try await fixture.post("d", "oops")
    let work = try await fixture.claim()
    #expect(!work[0].isWithdrawn)
    try await store.enqueue(.delete(postID: fixture.localID(item)), now: .now)
    #expect(try await fixture.shown(fixture.localID(item)) == nil)
    try await store.finish(work[0].id, with: answer("50", "oops"))
    #expect(try await fixture.shown("50") == nil)
    #expect(try await fixture.items() == ["delete 50"])
    #expect(try await fixture.claim().map(\.target) == ["50"])
  }

  @Test func aDeletedPostThatIsRefusedIsRemoved() async throws {
    let item = try await fixture.post("d", "oops")
    let work = try await fixture.claim()
    try await store.enqueue(.delete(postID: fixture.localID(item)), now: .now)
    #expect(try await store.refuse(work[0].id, failure: .refused(nil)) == nil)
    #expect(try await fixture.items() == [])
  }

  @Test func aRefusedPostLeavesTheTimelineUntilRetried() async throws {
    let item = try await fixture.post("d", "hello")
    let local = fixture.localID(item)
    try await store.enqueue(.like(true, postID: local), now: .now)
    let work = try await fixture.claim()
    _ = try await store.refuse(work[0].id, failure: .refused("too long"))
    #expect(try await fixture.shown(local) == nil)
    #expect(try await fixture.items() == ["post hello refused", "like \(local) true"])
    try await store.retry(item.id, by: fixture.reader)
    #expect(try await fixture.shown(local)?.like.isLiked == true)
    let again = try await fixture.claim()
    #expect(again[0].firstSentAt == nil && again[0].key != work[0].key)
  }

  @Test func aDiscardedPostIsADraftAgainWithItsImages() async throws {
    var draft = fixture.draft("d", "hello")
    draft.media = [try await image(7)]
    let item = try #require(try await store.enqueue(.post(draft), by: fixture.reader, now: .now))
    let back = try #require(try await store.discard(item.id, now: .now))
    #expect(back == draft)
    #expect(try await store.drafts() == [draft])
    #expect(try await fixture.items() == [])
    #expect(try Data(contentsOf: draft.media[0].url) == Data([7]))
    #expect(try await fixture.shown(fixture.localID(item)) == nil)
  }

  @Test func aDiscardedPostThatMayHaveArrivedIsFoundAndDeleted() async throws {
    var draft = fixture.draft("d", "hello")
    draft.media = [try await image(7)]
    let item = try #require(try await store.enqueue(.post(draft), by: fixture.reader, now: .now))
    let work = try await fixture.claim()
    var upload = try #require(try await store.upload(draft.media[0].id))
    upload.serverID = "m1"
    try await store.save(upload)
    try await store.fail(work[0].id, retryAt: fixture.now, failure: .network, isUnknown: true)
    let back = try #require(try await store.discard(item.id, now: .now))
    #expect(back.text == "hello" && back.media == draft.media)
    // Its photo is attached to the other post, so it is uploaded again.
    #expect(try await store.upload(draft.media[0].id)?.serverID == nil)
    let next = try await store.claimWork(now: fixture.now, limit: 9).work
    #expect(next.map(\.kind) == [.post] && next[0].isWithdrawn && next[0].isOutcomeUnknown)
    try await store.drop(next[0].id)
    #expect(try await fixture.items() == [])
    #expect(try await store.drafts() == [back])
    #expect(files.count == 1)
  }

  // MARK: Restarts

  @Test func itemsInFlightAtTheEndOfAProcessHaveUnknownOutcomes() async throws {
    let item = try await fixture.post("d", "hello")
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    try await fixture.post("e", "prepared", replyTo: "11")
    #expect(try await store.claimWork(now: fixture.now, limit: 9).work.count == 3)
    let row = try #require(try await store.read { try OutboxTable.row(id: item.id, in: $0) })
    #expect(row.status == .working)
    let started = try await store.read { try OutboxTable.all(in: $0).first }
    #expect(started?.isInFlight == false)
    let again = try SocialStore.open(folder: fixture.temporary.folder, now: .now).store
    try await again.recoverOutbox()
    let work = try await again.claimWork(now: fixture.now, limit: 9).work
    // For posts, only those whose request was sent; for a like, always.
    #expect(work.map(\.isOutcomeUnknown) == [false, true, false])
    #expect(try await again.beginSending(work[0], now: fixture.now))
    try await again.recoverOutbox()
    let third = try await again.claimWork(now: fixture.now, limit: 9).work
    #expect(third.map(\.isOutcomeUnknown) == [true, true, false])
    #expect(third[0].firstSentAt == fixture.now && third[0].attempts == 1)
  }

  @Test func onlyOneProcessCanSend() throws {
    var claim = store.claimSending()
    #expect(claim != nil)
    #expect(store.claimSending() == nil)
    withExtendedLifetime(claim) {}
    claim = nil
    #expect(store.claimSending() != nil)
  }

  @Test func failedClaimsCloseNoOtherFiles() async throws {
    let claim = store.claimSending()
    let store = store
    // Only the owner may close files that are opened and closed during concurrent claims.
    async let asking: Void = {
      for _ in 0..<4_000 { #expect(store.claimSending() == nil) }
    }()
    let lost = await Task.detached {
      (0..<4_000).filter { _ in
        let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
        return file < 0 || close(file) != 0
      }.count
    }.value
    await asking
    #expect(lost == 0)
    withExtendedLifetime(claim) {}
  }

  @Test func allItemsOfAKindArePostponedAndExpedited() async throws {
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    try await store.enqueue(.like(true, postID: "11"), now: .now)
    try await store.enqueue(.follow(true, accountID: "7"), now: .now)
    let later = fixture.now.addingTimeInterval(100)
    func fail(_ failure: OutboxItem.Failure, at time: Date, holding: OutboxSuspension) async throws
    {
      let work = try #require(try await fixture.claim(limit: 1).first)
      try await store.fail(
        work.id,
        retryAt: time,
        failure: failure,
        isUnknown: false,
        holding: holding
      )
    }
    try await fail(.rateLimited, at: later, holding: .kind)
    #expect(try await fixture.claim().map(\.kind) == [.follow])
    try await store.expedite(afterSignIn: true)
    #expect(try await fixture.claim() == [])
    #expect(try await fixture.claim(at: 100).map(\.kind) == [.like, .like])
    try await store.recoverOutbox()
    try await fail(.network, at: later, holding: .all)
    #expect(try await fixture.claim() == [])
    try await store.expedite(afterSignIn: false)
    #expect(try await fixture.claim().count == 3)
    try await store.recoverOutbox()
    try await fail(.signIn, at: .distantFuture, holding: .all)
    try await store.expedite(afterSignIn: false)
    #expect(try await fixture.claim(at: 1e9) == [])
    try await store.expedite(afterSignIn: true)
    #expect(try await fixture.claim().count == 3)
  }
}
