import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Responses to requests from before an item was completed arrive after that, and do not undo it.
@Suite struct LateAnswerTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private let post: String
  private let own: String
  private var server: TestMastodon { fixture.server }

  init() async throws {
    fixture = try ServerFixture()
    post = fixture.server.post("Bob's", by: fixture.bob)
    own = fixture.server.post("Ana's", by: fixture.ana)
    provider = try fixture.open()
    _ = try await provider.home.moments(after: nil)
  }

  /// Performs an action and sends it while an earlier response of the server is in flight.
  private func during(
    _ ask: @escaping @Sendable (MastodonProvider) async throws -> Void,
    _ pattern: RequestPattern,
    actions: [ReaderAction]
  ) async throws {
    server.forgetRequests()
    server.faults.next(.slow(seconds: 1), matching: pattern)
    let provider = provider
    let asking = Task { try await ask(provider) }
    try await eventually { !server.requests(pattern).isEmpty }
    let reader = SocialModel.Account(id: fixture.ana, handle: "ana")
    for action in actions {
      _ = try await provider.store.enqueue(action, by: reader, now: fixture.clock.now)
    }
    try await drain()
    try await asking.value
  }

  private func drain() async throws {
    let clock = fixture.clock
    let runner = OutboxRunner(
      store: provider.store,
      client: provider.client,
      readerID: fixture.ana,
      dependencies: .init(
        now: { clock.now },
        clock: TestClock.inSeconds(elapsed: { clock.elapsed }) { clock.advance(by: min($0, 10)) }
      )
    )
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    let observation = provider.store.observeOutbox { change.yield() }
    await runner.start()
    var iterator = changes.makeAsyncIterator()
    while try await !provider.store.outbox().isEmpty { _ = await iterator.next() }
    await runner.stop()
    withExtendedLifetime(observation) {}
  }

  @Test func anOlderPageDoesNotUndoActions() async throws {
    var edit = PostDraft(id: "e", text: "Ana's, edited", updatedAt: fixture.clock.now)
    edit.editedPostID = own
    let gone = server.post("Ana's, to go", by: fixture.ana)
    _ = try await provider.home.refresh()
    try await during(
      { _ = try await $0.home.refresh() },
      .get("/api/v1/timelines/home"),
      actions: [
        .like(true, postID: post), .boost(true, postID: post), .edit(edit), .delete(postID: gone),
      ]
    )
    let home = try await provider.home.storedPage(downTo: nil, atLeast: 100).items
    expect(home.map(\.postID).contains(gone), equals: false)
    let shown = try require(home.first { $0.postID == post })
    expect(shown.like.isLiked)
    expect(shown.like.count, equals: 1)
    expect(shown.isBoosted)
    expect(home.first { $0.postID == own }?.text.string, equals: "Ana's, edited")
    // The next response is as new as possible.
    server.like(post, by: fixture.bob)
    _ = try await provider.home.refresh()
    try await expect(provider.store.moment(postID: post)?.like.count, equals: 2)
  }

  @Test func aThreadKeepsACommentThatTheServerDoesNotReturnYet() async throws {
    let draft = PostDraft(id: "d", text: "a comment", replyTo: post, updatedAt: fixture.clock.now)
    let (post, id) = (post, post)
    try await during(
      { _ = try await $0.thread(of: post) },
      .get("/api/v1/statuses/*/context"),
      actions: [.post(draft), .like(true, postID: id)]
    )
    let thread = try require(try await provider.storedThread(of: post))
    expect(thread.comments.map(\.text.string), equals: ["a comment"])
    expect(thread.moment.like.isLiked)
  }

  @Test func anEditBegunBeforeSendingKeepsItsImages() async throws {
    try await provider.store.save([SocialModel.Account(id: fixture.ana, handle: "ana")])
    var draft = PostDraft(id: "d", text: "with a photo", updatedAt: fixture.clock.now)
    draft.media = [
      try await provider.addMedia(Data("photo".utf8), type: "image/png", pixelSize: nil)
    ]
    draft.media[0].altText = "a view"
    let pending = try await provider.submit(draft)
    // The reader opens the post to edit it; during that, it is sent.
    var edit = try await provider.draft(editing: pending.postID)
    try await drain()
    edit.text = "with a photo, edited"
    _ = try await provider.submit(edit)
    try await drain()
    let posted = try require(server.posts(by: fixture.ana).last)
    expect(posted.text, equals: "with a photo, edited")
    let file = try require(server.files.first { $0.id == posted.media.first })
    expect(file.content, equals: Data("photo".utf8))
    expect(file.description, equals: "a view")
    expect(server.files.count, equals: 1)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: provider.store.folder.appending(path: "media").path
    )
    expect(left, satisfies: \.isEmpty)
  }

  @Test func aSentPostHasItsServerImages() async throws {
    let reader = SocialModel.Account(id: fixture.ana, handle: "ana")
    var draft = PostDraft(id: "d", text: "with a photo", updatedAt: fixture.clock.now)
    draft.media = [
      try await provider.addMedia(Data("photo".utf8), type: "image/png", pixelSize: nil)
    ]
    let store = provider.store
    let item = try require(try await store.enqueue(.post(draft), by: reader, now: .now))
    // The image was sent twice; the store remembers the second, and the post has the first.
    var upload = try require(try await store.upload(draft.media[0].id))
    upload.serverID = "second"
    try await store.save(upload)
    var moment = Moment(id: "9", author: reader, text: RichText("with a photo"))
    moment.isOwn = true
    moment.attachments = [.init(id: "first", kind: .image)]
    try await store.finish(item.id, with: .post(moment))
    var edit = draft
    edit.id = "e"
    edit.editedPostID = "9"
    let change = try require(try await store.enqueue(.edit(edit), by: reader, now: .now))
    guard case .edit(let stored) = change.action else {
      Issue.record("not an edit")
      return
    }
    expect(stored.media.map(\.id), equals: [DraftMedia.id(serverID: "first")])
  }

  @Test func relationshipsDoNotUndoAFollow() async throws {
    let cem = server.addAccount("cem")
    try await during(
      { _ = try await $0.relationships(with: [cem]) },
      .get("/api/v1/accounts/relationships"),
      actions: [.follow(true, accountID: cem)]
    )
    try await expect(provider.store.relationships(ids: [cem]).first?.following, equals: .yes)
  }
}
