import Expectations
import Foundation
import LocalStore
import Locking
import MastodonAPI
import MomentsValues
import SocialModel
import Testing

@testable import MastodonProvider

/// What may have been done by an attempt whose response was lost is looked up before it is sent
/// again.
@Suite struct OutboxLookTests {
  private let fixture: RunnerFixture
  private var server: FakeServer { fixture.server }
  private var store: SocialStore { fixture.store }

  init() async throws { fixture = try await RunnerFixture() }

  private func send(_ action: ReaderAction) async throws {
    try await store.enqueue(action, now: fixture.clock.now)
    try await fixture.drain()
  }

  private static let requests: [(ReaderAction, String)] = [
    (.like(true, postID: "10"), "POST v1/statuses/10/favourite"),
    (.boost(true, postID: "10"), "POST v1/statuses/10/reblog"),
    (.follow(true, accountID: "7"), "POST v1/accounts/7/follow"),
    (.delete(postID: "20"), "DELETE v1/statuses/20"),
  ]

  // MARK: Marks

  @Test func aLostResponseDoesNotBoostTwice() async throws {
    server.state.withLock { $0.boostsAgain = true }
    server.fail("POST v1/statuses/10/reblog", .answerLost(.timedOut))
    try await send(.boost(true, postID: "10"))
    expect(server.state.withLock { $0.boosts }, equals: ["10"])
    try await expect(store.moment(postID: "10")?.isBoosted, equals: true)
  }

  @Test func aPostThatCannotBeReadIsNotBoostedAgain() async throws {
    server.state.withLock { $0.boostsAgain = true }
    server.fail("POST v1/statuses/10/reblog", .answerLost(.timedOut))
    // Without an author.
    server.fail("GET v1/statuses/10", .answer(200, body: #"{"id":"10","reblogged":true}"#))
    try await send(.boost(true, postID: "10"))
    expect(server.state.withLock { $0.boosts }, equals: ["10"])
    try await expect(store.moment(postID: "10")?.isBoosted, equals: true)
  }

  @Test(arguments: requests)
  func completedActionsAreNotSentAgain(_ action: ReaderAction, _ request: String) async throws {
    server.fail(request, .answerLost(.timedOut))
    try await send(action)
    expect(server.log.count { $0 == request }, equals: 1)
    expect(server.log.count, equals: 2)
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  @Test(arguments: requests)
  func lostActionsAreSentAgain(_ action: ReaderAction, _ request: String) async throws {
    server.fail(request, .lost(.timedOut))
    try await send(action)
    expect(server.log.count { $0 == request }, equals: 2)
    expect(server.log.count, equals: 3)
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  @Test func theResponseToAnOppositeIsNotMistakenForThat() async throws {
    server.fail("POST v1/statuses/10/favourite", .answerLost(.timedOut))
    try await store.enqueue(.like(true, postID: "10"), now: fixture.clock.now)
    let runner = try fixture.makeRunner()
    await runner.start()
    try await fixture.wait { [server] in !server.log.isEmpty }
    try await store.enqueue(.like(false, postID: "10"), now: fixture.clock.now)
    try await fixture.wait { [store] in try await store.outbox().isEmpty }
    await runner.stop()
    expect(server.post("10")?.isLiked, equals: false)
  }

  @Test func aLookThatFailsIsRepeatedBeforeAnythingIsSent() async throws {
    server.state.withLock { $0.boostsAgain = true }
    server.fail("POST v1/statuses/10/reblog", .answerLost(.timedOut))
    server.fail("GET v1/statuses/10", .answer(502, body: "<html>"))
    server.fail("GET v1/statuses/10", .lost(.timedOut))
    try await send(.boost(true, postID: "10"))
    expect(server.state.withLock { $0.boosts }, equals: ["10"])
  }

  @Test func aVoteIsLookedUp() async throws {
    server.state.withLock { $0.posts[0].hasPoll = true }
    var moment = try require(try await store.moment(postID: "10"))
    moment.poll = MomentsValues.Poll(
      id: "p10",
      options: [.init(title: "a", votes: 0), .init(title: "b", votes: 0)]
    )
    try await fixture.save(moment)
    server.fail("POST v1/polls", .answerLost(.timedOut))
    try await send(.vote([1], postID: "10"))
    expect(server.log, equals: ["POST v1/polls/p10/votes", "GET v1/statuses/10"])
    try await expect(store.moment(postID: "10")?.poll?.ownVotes, equals: [1])
  }

  // MARK: Edits

  private func edit(_ text: String) -> PostDraft {
    var draft = fixture.draft(text)
    draft.editedPostID = "20"
    return draft
  }

  @Test func anEditThatArrivedIsNotSentAgain() async throws {
    server.fail("PUT v1/statuses/20", .answerLost(.timedOut))
    try await send(.edit(edit("mine, edited")))
    expect(server.log.count { $0.hasPrefix("PUT") }, equals: 1)
    try await expect(store.outbox(), satisfies: \.isEmpty)
    try await expect(store.moment(postID: "20")?.text.string, equals: "mine, edited")
  }

  @Test func anEditThatDidNotArriveIsSentAgain() async throws {
    server.fail("PUT v1/statuses/20", .lost(.timedOut))
    try await send(.edit(edit("mine, edited")))
    expect(server.post("20")?.text, equals: "mine, edited")
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  /// The look finds nothing, because the edit arrives after it.
  @Test func anEditThatTheServerCallsUnchangedSucceeds() async throws {
    server.state.withLock { $0.refusesUnchangedEdits = true }
    try await send(.edit(edit("mine")))
    try await expect(store.outbox(), satisfies: \.isEmpty)
    expect(server.post("20")?.text, equals: "mine")
  }

  @Test func anotherRefusalOfAnEditIsShown() async throws {
    server.fail("PUT v1/statuses/20", .answer(422, body: #"{"error":"too long"}"#))
    try await send(.edit(edit("mine, edited")))
    try await expect(store.outbox().map(\.state), equals: [.refused(.invalid("too long"))])
  }

  // MARK: Posts

  /// Many posts of other apps are in the same hour.
  @Test func aSearchReadsNoSourcesOfOtherPosts() async throws {
    server.state.withLock { state in
      state.honoursKeys = false
      for number in 0..<30 {
        state.posts.append(
          .init(id: "5\(number)", text: "number \(number)", createdAt: fixture.clock.now)
        )
      }
    }
    server.fail("POST v1/statuses", .lost(.timedOut))
    try await fixture.post(fixture.draft("hello everybody"))
    try await fixture.drain(honoursKeys: false)
    expect(server.ownPosts.count, equals: 31)
    expect(server.log.count { $0.hasSuffix("/source") }, equals: 0)
  }

  @Test func aSearchStopsAtTheNewestMatch() async throws {
    server.state.withLock { state in
      state.honoursKeys = false
      state.rewritten = "hello, dear everybody"
      for number in 0..<5 {
        state.posts.append(.init(id: "5\(number)", text: "hello", createdAt: fixture.clock.now))
      }
    }
    server.fail("POST v1/statuses", .answerLost(.timedOut))
    try await fixture.post(fixture.draft("hello everybody"))
    try await fixture.drain(honoursKeys: false)
    expect(server.ownPosts.count, equals: 6)
    expect(server.log.count { $0.hasSuffix("/source") }, equals: 1)
  }
}
