import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The reader's actions are stored and sent to a real server, over real sockets.
@Suite struct WritingTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private let first: String

  init() async throws {
    fixture = try ServerFixture()
    first = fixture.post(2)[0]
    provider = try fixture.openInPassingTime()
    _ = try await provider.reader()
    _ = try await provider.home.refresh()
  }

  private func draft(_ text: String, replyTo: String? = nil) -> PostDraft {
    PostDraft(id: UUID().uuidString, text: text, replyTo: replyTo, updatedAt: fixture.clock.now)
  }

  private func drain() async throws { try await provider.drainOutbox() }

  private var ownPosts: [TestMastodon.Post] {
    fixture.server.posts(by: fixture.ana).filter { $0.boostOf == nil }
  }

  // MARK: Votes

  private func question() async throws -> String {
    var post = TestMastodon.NewPost("Tea or coffee?")
    post.poll = ["Tea", "Coffee"]
    let id = fixture.server.post(post, by: fixture.bob)
    fixture.server.vote(0, in: id, by: fixture.bob)
    _ = try await provider.home.refresh()
    return id
  }

  private func poll(_ id: String) async throws -> MomentsValues.Poll? {
    try await provider.store.moment(postID: id)?.poll
  }

  @Test func aVoteShowsImmediatelyAndReachesTheServer() async throws {
    let id = try await question()
    try await expect(poll(id)?.options.map(\.votes), equals: [1, 0])
    try await provider.perform(.vote([1], postID: id))
    try await expect(poll(id)?.options.map(\.votes), equals: [1, 1])
    try await expect(poll(id)?.ownVotes, equals: [1])
    expectNil(fixture.server.question(of: id)?.votes[fixture.ana])
    try await drain()
    expect(fixture.server.question(of: id)?.votes[fixture.ana], equals: [1])
    // The server's response is stored.
    try await expect(poll(id)?.ownVotes, equals: [1])
    try await expect(poll(id)?.options.map(\.votes), equals: [1, 1])
    // Only one vote is accepted.
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.vote([0], postID: id))
    }
  }

  @Test(arguments: [true, false])
  func aVoteWithALostResponseIsCastOnce(gotThere: Bool) async throws {
    let id = try await question()
    fixture.server.faults.next(
      gotThere ? .resetAfterEffect : .resetBeforeAnswer,
      matching: .post("/api/v1/polls")
    )
    try await provider.perform(.vote([1], postID: id))
    try await drain()
    expect(fixture.server.question(of: id)?.votes[fixture.ana], equals: [1])
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    try await expect(poll(id)?.ownVotes, equals: [1])
  }

  @Test func aVoteMadeElsewhereIsReportedAndShown() async throws {
    let id = try await question()
    try await provider.perform(.vote([1], postID: id))
    fixture.server.vote(0, in: id, by: fixture.ana)
    try await drain()
    expect(fixture.server.question(of: id)?.votes[fixture.ana], equals: [0])
    let items = try await provider.outbox()
    expect(items.map(\.action), equals: [.vote([1], postID: id)])
    // The poll shows the vote from there, and offers no second one.
    try await expect(poll(id)?.ownVotes, equals: [0])
    try await expect(poll(id)?.takesVote(at: fixture.clock.now), equals: false)
  }

  @Test func aPollThatEndedIsUpdated() async throws {
    let id = try await question()
    try await provider.perform(.vote([1], postID: id))
    fixture.clock.advance(by: 86_500)
    try await drain()
    expectNil(fixture.server.question(of: id)?.votes[fixture.ana])
    try await expect(provider.outbox().map(\.action), equals: [.vote([1], postID: id)])
    let shown = try await poll(id)
    expect(shown?.hasEnded == true && shown?.ownVotes.isEmpty == true)
  }

  @Test func likesBoostsAndFollowsReachTheServer() async throws {
    let like = try await provider.moment(after: .like(true, postID: first)).like
    expect(like, equals: LikeState(isLiked: true, count: 1))
    try await expect(provider.moment(after: .like(true, postID: first)).like, equals: like)
    try await expect(provider.moment(after: .boost(true, postID: first)).isBoosted)
    try await provider.perform(.follow(false, accountID: fixture.bob))
    try await expect(
      provider.knownRelationship(with: fixture.bob)?.following,
      equals: .no
    )
    expect(!fixture.server.isLiked(first, by: fixture.ana))
    try await drain()
    expect(fixture.server.isLiked(first, by: fixture.ana))
    expect(fixture.server.isBoosted(first, by: fixture.ana))
    expect(!fixture.server.isFollowed(fixture.bob, by: fixture.ana))
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    try await expect(provider.moment(after: .like(false, postID: first)).like, equals: LikeState())
    try await provider.perform(.boost(false, postID: first))
    try await drain()
    expect(!fixture.server.isLiked(first, by: fixture.ana))
    expect(!fixture.server.isBoosted(first, by: fixture.ana))
  }

  @Test func aPostStaysAtTheTopUntilTheServersReplacesIt() async throws {
    var draft = draft("hello @bob https://example.org/page", replyTo: first)
    draft.media = [
      try await provider.addMedia(Data([1, 2, 3]), type: "image/png", pixelSize: nil)
    ]
    draft.media[0].altText = "three bytes"
    draft.language = "de"
    try await provider.save(draft)
    let shown = try await provider.submit(draft)
    expect(shown.isPending && shown.isOwn && shown.inReplyToID == first)
    try await expect(provider.drafts(), satisfies: \.isEmpty)
    let top = try await provider.home.storedPage(downTo: nil, atLeast: 3).items
    expect(top.first?.id == shown.id && top.count == 3)
    let thread = try require(try await provider.storedThread(of: first))
    expect(thread.comments.map(\.id), equals: [shown.id])
    try await drain()
    let post = try require(ownPosts.first)
    expect(ownPosts.count, equals: 1)
    expect(post.text == draft.text && post.replyTo == first && post.language == "de")
    expect(fixture.server.files.map(\.description), equals: ["three bytes"])
    expect(fixture.server.files.map(\.content), equals: [Data([1, 2, 3])])
    let after = try await provider.home.storedPage(downTo: nil, atLeast: 3).items
    expect(after.map(\.id), equals: [post.id] + top.dropFirst().map(\.id))
    expect(after.first?.isPending, equals: false)
    try await expect(provider.storedThread(of: first)?.comments.map(\.id), equals: [post.id])
  }

  @Test func valuesThatTheServerWouldRejectAreRefusedImmediately() async throws {
    try await provider.refreshInstance()
    await expect(provider.limits().characters, equals: 500)
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.submit(draft(" \n"))
    }
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.submit(draft(String(repeating: "a", count: 501)))
    }
    var film = draft("look")
    film.media = [try await provider.addMedia(Data([1]), type: "application/x", pixelSize: nil)]
    await #expect(throws: ProviderError.refused(reason: nil)) { try await provider.submit(film) }
    try await expect(provider.outbox(), satisfies: \.isEmpty)
  }

  @Test func anEditBeginsWithTheTextAsTypedAndKeepsTheImages() async throws {
    var draft = draft("hello #world")
    draft.contentWarning = "careful"
    draft.media = [
      try await provider.addMedia(Data([1, 2, 3]), type: "image/png", pixelSize: nil)
    ]
    let shown = try await provider.submit(draft)
    // While it waits, no request is needed.
    let early = try await provider.draft(editing: shown.id)
    expect(early.text == draft.text && early.media == draft.media)
    try await drain()
    var edit = try await provider.draft(editing: shown.id)
    expect(edit.text == draft.text && edit.contentWarning == "careful")
    expect(edit.media.count == 1 && edit.editedPostID == ownPosts.first?.id)
    edit.text = "hello #moon"
    try await expect(provider.submit(edit).text.string, equals: "hello #moon")
    try await drain()
    let post = try require(ownPosts.first)
    expect(post.text == "hello #moon" && post.warning == "careful" && post.media.count == 1)
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.draft(editing: first)
    }
  }

  /// Posts a poll, with a vote of Bob's for the second option.
  private func askQuestion() async throws -> String {
    var question = TestMastodon.NewPost("Where to?")
    question.poll = ["sea", "mountains"]
    let id = fixture.server.post(question, by: fixture.ana)
    fixture.server.vote(1, in: id, by: fixture.bob)
    _ = try await provider.home.refresh()
    return id
  }

  private func edit(_ post: String, _ change: (inout PostDraft) -> Void) async throws {
    var edit = try await provider.draft(editing: post)
    change(&edit)
    _ = try await provider.submit(edit)
    try await drain()
  }

  @Test func anEditKeepsThePollAndItsVotes() async throws {
    let id = try await askQuestion()
    let asked = try require(fixture.server.question(of: id))
    fixture.clock.advance(by: 3_600)
    try await edit(id) { $0.text = "Where to this summer?" }
    expect(fixture.server.post(id)?.text, equals: "Where to this summer?")
    let stored = try require(fixture.server.question(of: id))
    expect(stored.votes == [fixture.bob: [1]] && stored.options == asked.options)
    let moved = try require(stored.expiresAt).timeIntervalSince(try require(asked.expiresAt))
    expect(abs(moved), isBelow: 30)
  }

  @Test func anEditKeepsTheVotesOfAnEndedPoll() async throws {
    let id = try await askQuestion()
    fixture.clock.advance(by: 100_000)
    try await edit(id) { $0.text = "Where to? (We know.)" }
    let stored = try require(fixture.server.question(of: id))
    expect(stored.votes, equals: [fixture.bob: [1]])
    expect(fixture.server.post(id)?.text, equals: "Where to? (We know.)")
  }

  /// Kinds of servers, by how they accept descriptions of attached images.
  @Test(arguments: [(true, true), (false, true), (true, false)])
  func anEditDescribesTheImagesOfThePost(ofForms: Bool, withEdits: Bool) async throws {
    fixture.server.options.readsMediaChangesOfForms = ofForms
    fixture.server.options.takesMediaChangesWithEdits = withEdits
    var draft = draft("look")
    draft.media = [try await provider.addMedia(Data([1]), type: "image/png", pixelSize: nil)]
    draft.media[0].altText = "a dog"
    draft.media[0].focalPoint = FocalPoint(x: 0.5, y: -0.25)
    let shown = try await provider.submit(draft)
    try await drain()
    try await edit(shown.id) {
      $0.text = "look here"
      $0.media[0].altText = "a cat"
    }
    let file = try require(fixture.server.files.first)
    expect(file.description == "a cat" && file.focus == "0.5,-0.25")
    expect(ownPosts.first?.text, equals: "look here")
    try await expect(provider.outbox(), satisfies: \.isEmpty)
  }

  @Test func onlyOwnPostsAreDeleted() async throws {
    let shown = try await provider.submit(draft("oops"))
    try await drain()
    try await provider.perform(.delete(postID: shown.id))
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.delete(postID: first))
    }
    expect(ownPosts.count, equals: 1)
    try await drain()
    expect(ownPosts, satisfies: \.isEmpty)
  }

  /// The comment count of a post is updated immediately for the reader's comments, and is the same
  /// after confirmation.
  @Test func commentCountsIncludeTheReadersOwn() async throws {
    let shownBefore = try require(try await count())
    let comment = try await provider.submit(draft("a comment", replyTo: first))
    try await expect(count(), equals: shownBefore + 1)
    try await drain()
    try await expect(count(), equals: shownBefore + 1)
    let watch = StoreWatch(provider)
    try await provider.perform(.delete(postID: comment.id))
    try await watch.until { try await count() == shownBefore }
    try await drain()
    try await expect(count(), equals: shownBefore)
    _ = try await provider.thread(of: first)
    try await expect(count(), equals: shownBefore)
  }

  private func count() async throws -> Int? {
    try await provider.posts([first]).first?.replyCount
  }

  @Test func observersOfAPostAreNotifiedOfItsDeletedComments() async throws {
    let comment = try await provider.submit(draft("a comment", replyTo: first))
    try await drain()
    var changes = provider.changes().makeAsyncIterator()
    try await provider.perform(.delete(postID: comment.id))
    try expect(require(await changes.next()).posts.contains(first))
  }

  @Test func aRefusedPostWaitsInTheOutbox() async throws {
    fixture.server.options.maximumCharacters = 3
    let shown = try await provider.submit(draft("too long"))
    var refusals = provider.refusals().makeAsyncIterator()
    try await drain()
    let refused = try require(await refusals.next())
    guard case .refused(.invalid(let words?)) = refused.state else {
      Issue.record("\(refused.state)")
      return
    }
    expect(!words.isEmpty)
    try await expect(provider.home.storedPage(downTo: nil, atLeast: 9).items.count, equals: 2)
    fixture.server.options.maximumCharacters = 500
    try await provider.retry(refused.id)
    try await expect(
      provider.home.storedPage(downTo: nil, atLeast: 9).items.first?.id,
      equals: shown.id
    )
    try await drain()
    expect(ownPosts.map(\.text), equals: ["too long"])
  }

  @Test(arguments: [
    Fault.resetAfterEffect, .resetInBody, .truncatedJSON, .gatewayTimeoutAfterEffect, .wrongShape,
  ])
  func aLostResponseDoesNotPostTwice(_ fault: Fault) async throws {
    for honoursKeys in [true, false] {
      fixture.server.options.honoursIdempotencyKeys = honoursKeys
      fixture.server.options.apiVersion = honoursKeys ? 11 : nil
      fixture.clock.advance(by: 90_000)
      try await provider.refreshInstance()
      fixture.server.faults.next(fault, matching: .post("/api/v1/statuses"))
      _ = try await provider.submit(draft("only once \(honoursKeys)"))
      try await drain()
    }
    expect(ownPosts.map(\.text), equals: ["only once true", "only once false"])
    expect(fixture.server.faults.occurred.count, equals: 2)
  }
}
