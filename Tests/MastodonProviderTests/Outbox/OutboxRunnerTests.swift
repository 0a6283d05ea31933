import Expectations
import Foundation
import Locking
import MastodonAPI
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore
@testable import MastodonProvider

/// Waiting items are sent once, in order, and completed with the server's response.
@Suite struct OutboxRunnerTests {
  private let fixture: RunnerFixture
  private var server: FakeServer { fixture.server }
  private var store: SocialStore { fixture.store }

  init() async throws { fixture = try await RunnerFixture() }

  // MARK: Likes, boosts, follows, deletions

  @Test func likesBoostsAndFollowsAreSentOnce() async throws {
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    try await store.enqueue(.boost(true, postID: "10"), now: .now)
    try await store.enqueue(.follow(true, accountID: "7"), now: .now)
    try await fixture.drain()
    expect(
      Set(server.log),
      equals: [
        "POST v1/statuses/10/favourite", "POST v1/statuses/10/reblog", "POST v1/accounts/7/follow",
      ]
    )
    expect(server.log.count, equals: 3)
    expect(server.post("10")?.isLiked == true && server.post("10")?.isBoosted == true)
    // The server's response is the confirmed state.
    let stored = try await store.read { try MomentTable.confirmed(postID: "10", in: $0) }
    expect(stored?.like == LikeState(isLiked: true, count: 1) && stored?.isBoosted == true)
    try await expect(
      store.read { try RelationshipTable.confirmed(id: "7", in: $0) }?.following,
      equals: .yes
    )
  }

  @Test func deletingAPostThatIsAlreadyGoneSucceeds() async throws {
    try await store.enqueue(.delete(postID: "20"), now: .now)
    server.fail("DELETE", .answer(404))
    try await fixture.drain()
    try await expect(store.outbox(), satisfies: \.isEmpty)
    try await expectNil(store.momentByAnyName("20"))
  }

  @Test func likingADeletedPostIsRejectedAndUnlikingItSucceeds() async throws {
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    try await fixture.drain()
    server.fail("POST v1/statuses/10", .answer(404))
    server.fail("POST v1/statuses/11", .answer(404))
    try await store.enqueue(.like(false, postID: "10"), now: .now)
    try await store.enqueue(.like(true, postID: "11"), now: .now)
    try await fixture.drain()
    try await expect(store.outbox().map(\.action), equals: [.like(true, postID: "11")])
  }

  // MARK: Posts

  @Test func aPostIsSentWithAllContent() async throws {
    var draft = fixture.draft("hello", replyTo: "10")
    draft.contentWarning = "careful"
    draft.visibility = .followers
    draft.language = "de"
    try await fixture.post(draft)
    try await fixture.drain()
    let post = try require(server.ownPosts.first)
    expect(post.text == "hello" && post.warning == "careful" && post.visibility == "private")
    expect(post.replyTo == "10" && post.language == "de" && post.isSensitive)
    let stored = try require(try await store.momentByAnyName(post.id))
    expect(stored.isOwn && !stored.isPending && stored.text.string == "hello")
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  @Test func imagesAreUploadedFirstInOrder() async throws {
    let media = [try await fixture.image("one"), try await fixture.image("two")]
    try await fixture.post(fixture.draft("look", media: media))
    try await fixture.drain()
    expect(server.log, equals: ["POST v2/media", "POST v2/media", "POST v1/statuses"])
    let post = try require(server.ownPosts.first)
    let descriptions = server.state.withLock { state in
      post.media.map { state.media[$0]?.description }
    }
    expect(descriptions, equals: ["one", "two"])
    // Files of sent photos are deleted.
    try expect(
      FileManager.default.contentsOfDirectory(atPath: store.mediaFolder.path),
      satisfies: \.isEmpty
    )
  }

  @Test func imageProcessingIsAwaited() async throws {
    server.state.withLock { $0.mediaWork = 4 }
    try await fixture.post(fixture.draft("look", media: [try await fixture.image()]))
    try await fixture.drain()
    expect(
      server.log,
      equals: ["POST v2/media"] + Array(repeating: "GET v1/media/m101", count: 4)
        + ["POST v1/statuses"]
    )
    // Patience grows.
    expect(fixture.clock.waits.prefix(4), equals: [0.5, 1, 2, 4])
  }

  @Test func aRefusedImageRefusesThePost() async throws {
    server.fail("POST v2/media", .answer(422, body: #"{"error":"no such type"}"#))
    let item = try await fixture.post(fixture.draft("look", media: [try await fixture.image()]))
    try await fixture.drain()
    try await expect(store.outbox().map(\.state), equals: [.refused(.invalid("no such type"))])
    expect(server.ownPosts, satisfies: \.isEmpty)
    // The reader gets it back, with its photo.
    let draft = try require(try await store.discard(item.id, now: .now))
    expect(draft.media.count, equals: 1)
  }

  @Test func anImageWithoutItsFileIsReported() async throws {
    let media = try await fixture.image()
    try await fixture.post(fixture.draft("look", media: [media]))
    try FileManager.default.removeItem(at: media.url)
    try await fixture.drain()
    try await expect(store.outbox().map(\.state), equals: [.refused(.mediaMissing)])
    expect(server.log, satisfies: \.isEmpty)
  }

  @Test func actionsOnAnUnsentPostAreSentAfterIt() async throws {
    let item = try await fixture.post(fixture.draft("first"))
    let local = "local:\(item.id)"
    try await fixture.post(fixture.draft("second", replyTo: local))
    try await store.enqueue(.like(true, postID: local), now: .now)
    try await fixture.drain()
    let posts = server.ownPosts
    expect(posts.map(\.text), equals: ["first", "second"])
    expect(posts.last?.replyTo, equals: posts.first?.id)
    expect(posts.first?.isLiked, equals: true)
  }

  @Test func anEditSendsEverything() async throws {
    var draft = fixture.draft("hello", media: [try await fixture.image("old words")])
    draft.language = "de"
    draft.contentWarning = "careful"
    try await fixture.post(draft)
    try await fixture.drain()
    let post = try require(server.ownPosts.first)
    var edit = draft
    edit.id = "edit"
    edit.text = "hello!"
    edit.editedPostID = post.id
    let url = try require(URL(string: "https://example.org/a.png"))
    let attached = DraftMedia(
      id: DraftMedia.id(serverID: post.media[0]),
      url: url,
      type: "image/png",
      byteCount: 0,
      altText: "new words"
    )
    edit.media = [attached, try await fixture.image("another")]
    try await store.enqueue(.edit(edit), now: .now)
    try await fixture.drain()
    let edited = try require(server.post(post.id))
    expect(edited.text == "hello!" && edited.warning == "careful" && edited.language == "de")
    expect(edited.media.count == 2 && edited.media.first == post.media.first)
    expect(server.state.withLock { $0.media[post.media[0]]?.description }, equals: "new words")
  }

  @Test func unsavedDescriptionsAreReported() async throws {
    let draft = fixture.draft("hello", media: [try await fixture.image("old words")])
    try await fixture.post(draft)
    try await fixture.drain()
    let post = try require(server.ownPosts.first)
    server.state.withLock { $0.takesDescriptions = false }
    var edit = draft
    edit.id = "edit"
    edit.text = "hello!"
    edit.editedPostID = post.id
    edit.media[0].id = DraftMedia.id(serverID: post.media[0])
    edit.media[0].altText = "new words"
    try await store.enqueue(.edit(edit), now: .now)
    try await fixture.drain()
    expect(server.post(post.id)?.text, equals: "hello!")
    try await expect(store.outbox().map(\.state), equals: [.refused(.descriptionsNotSaved)])
  }

  @Test func aFocalPointLostByAnEditIsResentWithoutFailing() async throws {
    let draft = fixture.draft("hello", media: [try await fixture.image("words")])
    try await fixture.post(draft)
    try await fixture.drain()
    let post = try require(server.ownPosts.first)
    var edit = draft
    edit.id = "edit"
    edit.editedPostID = post.id
    edit.media[0].id = DraftMedia.id(serverID: post.media[0])
    edit.media[0].focalPoint = FocalPoint(x: 0.5, y: -0.25)
    try await store.enqueue(.edit(edit), now: .now)
    try await fixture.drain()
    try await expect(store.outbox(), satisfies: \.isEmpty)
    expect(server.log.last, equals: "PUT v1/media/\(post.media[0])")
    let body = server.state.withLock {
      $0.requests.last?.body.flatMap { try? $0.data() }.map { String(decoding: $0, as: UTF8.self) }
    }
    expect(body?.contains("0.5") == true && body?.contains("-0.25") == true)
  }

  // MARK: Refusals

  @Test func aRefusalIsReportedAfterItsEffectIsUndone() async throws {
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    server.fail("POST", .answer(403, body: #"{"error":"not you"}"#))
    let runner = try fixture.makeRunner()
    var refusals = store.refusals().makeAsyncIterator()
    await runner.start()
    let item = try require(await refusals.next())
    expect(item.state, equals: .refused(.forbidden("not you")))
    expect(item.action, equals: .like(true, postID: "10"))
    try await expect(store.momentByAnyName("10")?.like.isLiked, equals: false)
    await runner.stop()
  }

  @Test(arguments: [400, 403, 404, 410, 413, 422])
  func rejectedRequestsAreNotRetried(_ status: Int) async throws {
    server.fail("POST", .answer(status))
    try await fixture.post(fixture.draft("hello"))
    try await fixture.drain()
    expect(server.log, equals: ["POST v1/statuses"])
    let failure: OutboxItem.Failure =
      switch status {
      case 403: .forbidden("no")
      case 413: .tooLarge
      case 422: .invalid("no")
      default: .refused("no")
      }
    try await expect(store.outbox().map(\.state), equals: [.refused(failure)])
  }

  @Test func retryingARefusedPostSendsIt() async throws {
    server.fail("POST", .answer(422))
    let item = try await fixture.post(fixture.draft("hello"))
    try await fixture.drain()
    try await store.retry(item.id, by: fixture.reader)
    try await fixture.drain()
    expect(server.ownPosts.map(\.text), equals: ["hello"])
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  // MARK: Order

  @Test func lanesAreSentSerially() async throws {
    for text in ["a", "b", "c", "d"] { try await fixture.post(fixture.draft(text)) }
    server.fail("POST v1/statuses", .answer(503))
    try await fixture.drain()
    expect(server.ownPosts.map(\.text), equals: ["a", "b", "c", "d"])
  }

  @Test func onlyOneOfTwoRunnersSends() async throws {
    for id in ["10", "11"] { try await store.enqueue(.like(true, postID: id), now: .now) }
    let other = try SocialStore.open(folder: fixture.folder, now: .now).store
    let runners = [try fixture.makeRunner(), try fixture.makeRunner(other)]
    for runner in runners { await runner.start() }
    try await fixture.wait(with: other) { [store] in try await store.outbox().isEmpty }
    for runner in runners { await runner.stop() }
    expect(server.log.count, equals: 2)
  }

  @Test func aRunningRunnerSendsNewItems() async throws {
    let runner = try fixture.makeRunner()
    await runner.start()
    for isOn in [true, false, true] {
      try await store.enqueue(.like(isOn, postID: "10"), now: .now)
      try await fixture.wait { [store] in try await store.outbox().isEmpty }
      expect(server.post("10")?.isLiked, equals: isOn)
    }
    await runner.stop()
  }

  // MARK: Trouble

  @Test func storeFailuresAreLoggedAndRetried() async throws {
    let (lines, line) = AsyncStream.makeStream(of: String.self)
    let log = TroubleLog { line.yield($0) }
    let store = try SocialStore.open(folder: fixture.folder, now: .now, log: log).store
    let runner = try fixture.makeRunner(store)
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    // As if the disk returned an error.
    try await store.write { try $0.execute("ALTER TABLE outbox RENAME TO elsewhere") }
    var noted = lines.makeAsyncIterator()
    await runner.wake()
    await expect(noted.next()?.hasPrefix("could not try at once"), equals: true)
    await runner.start()
    await expect(noted.next()?.hasPrefix("could not read the outbox"), equals: true)
    try await store.write { try $0.execute("ALTER TABLE elsewhere RENAME TO outbox") }
    try await fixture.wait(with: store) { try await store.outbox().isEmpty }
    await runner.stop()
    expect(server.post("10")?.isLiked, equals: true)
  }
}
