import Expectations
import Foundation
import Locking
import MastodonAPI
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore
@testable import MastodonProvider

/// With any faults of the network and the server, nothing is lost, and nothing is posted twice if
/// that can be known.
@Suite struct OutboxFaultTests {
  private let fixture: RunnerFixture
  private var server: FakeServer { fixture.server }
  private var store: SocialStore { fixture.store }

  init() async throws { fixture = try await RunnerFixture() }

  // MARK: Twice

  @Test func retriesUseTheSameKey() async throws {
    server.fail("POST v1/statuses", .answerLost(.timedOut))
    try await fixture.post(fixture.draft("hello"))
    try await fixture.drain()
    expect(server.ownPosts.count, equals: 1)
    expect(server.log, equals: ["POST v1/statuses", "POST v1/statuses"])
    let keys = server.state.withLock { $0.requests.map { $0.headers["Idempotency-Key"] } }
    expect(keys[0] != nil && keys[0] == keys[1])
  }

  @Test(arguments: [true, false])
  func retriesWithoutKeySupportSearchFirst(_ gotThere: Bool) async throws {
    server.state.withLock { $0.honoursKeys = false }
    server.fail("POST v1/statuses", gotThere ? .answerLost(.timedOut) : .lost(.timedOut))
    try await fixture.post(fixture.draft("hello", replyTo: "10"))
    try await fixture.drain(honoursKeys: false)
    expect(server.ownPosts.map(\.text), equals: ["hello"])
    expect(
      server.log,
      equals: ["POST v1/statuses", "GET v1/accounts/me/statuses"]
        + (gotThere ? [] : ["POST v1/statuses"])
    )
    let id = try require(server.ownPosts.first?.id)
    try await expect(store.momentByAnyName(id)?.text.string, equals: "hello")
  }

  @Test func expiredKeysAreNotReliedOn() async throws {
    server.fail("POST v1/statuses", .answerLost(.timedOut))
    // The server is down for two hours; after that it no longer knows the key.
    for _ in 0..<12 { server.fail("POST v1/statuses", .answer(503)) }
    for _ in 0..<40 { server.fail("GET v1/accounts", .answer(503)) }
    server.state.withLock { $0.honoursKeys = false }
    try await fixture.post(fixture.draft("hello"))
    try await fixture.drain(honoursKeys: true)
    expect(server.ownPosts.count, equals: 1)
  }

  @Test func equalTextsAreSeparatePosts() async throws {
    server.state.withLock { $0.honoursKeys = false }
    server.fail("POST v1/statuses", .answerLost(.timedOut))
    server.fail("POST v1/statuses", .answerLost(.timedOut))
    try await fixture.post(fixture.draft("again"))
    try await fixture.post(fixture.draft("again"))
    try await fixture.drain(honoursKeys: false)
    expect(server.ownPosts.map(\.text), equals: ["again", "again"])
  }

  @Test func aRefusalAfterALostResponseIsVerified() async throws {
    // The photos are attached to the first post: the second attempt is refused for that reason.
    server.state.withLock { $0.honoursKeys = false }
    server.fail("POST v1/statuses", .answerLost(.timedOut))
    try await fixture.post(fixture.draft("look", media: [try await fixture.image()]))
    try await fixture.drain(honoursKeys: true)
    expect(server.ownPosts.count, equals: 1)
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  @Test(arguments: ["<html>bad gateway</html>", "{}", "[1", ""])
  func anUnreadableResponseDoesNotPostAgain(_ body: String) async throws {
    server.state.withLock { $0.honoursKeys = false }
    server.fail("POST v1/statuses", .effectAndAnswer(200, body: body))
    try await fixture.post(fixture.draft("hello"))
    try await fixture.drain(honoursKeys: false)
    expect(server.ownPosts.count, equals: 1)
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  // MARK: Deleted while being sent

  @Test(arguments: [true, false])
  func aPostDeletedInFlightDoesNotRemainAtTheServer(_ gotThere: Bool) async throws {
    server.fail("POST v1/statuses", gotThere ? .answerLost(.timedOut) : .lost(.timedOut))
    let item = try await fixture.post(fixture.draft("oops"))
    let work = try await store.claimWork(now: fixture.clock.now, limit: 1).work
    try await expect(store.beginSending(work[0], now: fixture.clock.now))
    _ = try? await server.send(
      HTTPRequest(
        .post,
        try require(URL(string: "https://example.org/api/v1/statuses")),
        headers: ["Idempotency-Key": work[0].key],
        body: .data(Data("status=oops&visibility=public".utf8))
      ),
      limit: 1000
    )
    expect(server.ownPosts.count, equals: (gotThere ? 1 : 0))
    try await store.enqueue(.delete(postID: "local:\(item.id)"), now: .now)
    try await fixture.drain()
    expect(server.ownPosts, satisfies: \.isEmpty)
    try await expect(store.outbox(), satisfies: \.isEmpty)
    // It was not posted again just to be deleted.
    expect(server.log.filter { $0 == "POST v1/statuses" }.count, equals: 1)
  }

  // MARK: Waiting

  @Test func interruptedAttemptsDoNotIncreaseTheBackoff() async throws {
    try await fixture.post(fixture.draft("hello"))
    for _ in 0..<12 {
      try await expect(store.claimWork(now: fixture.clock.now, limit: 1).work.count, equals: 1)
      try await store.recoverOutbox()
    }
    server.fail("POST v1/statuses", .answer(503))
    try await fixture.drain()
    expect(fixture.clock.waits.map { $0.rounded() }, equals: [2])
  }

  @Test func aNewStartRetriesItemsWaitingForTheNetworkImmediately() async throws {
    try await fixture.post(fixture.draft("hello"))
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    let now = fixture.clock.now
    let work = try require(try await store.claimWork(now: now, limit: 1).work.first)
    let later = now.addingTimeInterval(600)
    try await store.fail(
      work.id,
      retryAt: later,
      failure: .network,
      isUnknown: false,
      holding: .all
    )
    try await fixture.drain()
    expect(server.ownPosts.count, equals: 1)
    expect(fixture.clock.now, isBelow: later)
  }

  @Test func failingServersAreRetriedWithBackoff() async throws {
    for _ in 0..<12 { server.fail("POST", .answer(503)) }
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    try await fixture.drain()
    expect(server.post("10")?.isLiked, equals: true)
    let waits = fixture.clock.waits.map { ($0 * 10).rounded() / 10 }
    expect(waits, equals: [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600])
  }

  @Test func anUnreachableServerPostponesAllItems() async throws {
    for _ in 0..<6 { server.fail("POST", .lost(.unreachable)) }
    for id in ["10", "11", "20"] {
      try await store.enqueue(.like(true, postID: id), now: .now)
      try await store.enqueue(.boost(true, postID: id), now: .now)
    }
    try await fixture.drain()
    expect(server.state.withLock { $0.posts.allSatisfy { $0.isLiked && $0.isBoosted } })
    expect(server.log.count, equals: 12)
  }

  @Test func requestedWaitsAreRespected() async throws {
    let end = fixture.clock.now.addingTimeInterval(1_000)
    let stamp = ISO8601DateFormatter().string(from: end)
    server.fail(
      "POST v1/statuses/10/favourite",
      .answer(429, headers: ["X-RateLimit-Reset": stamp])
    )
    try await store.enqueue(.like(true, postID: "10"), now: .now)
    let runner = try fixture.makeRunner()
    await runner.start()
    try await fixture.wait { [server] in server.post("10")?.isLiked == true }
    await runner.stop()
    expect(fixture.clock.now, isAtLeast: end)
    expect(server.log.count, equals: 2)
  }

  @Test func withoutATokenAllItemsWaitForSignIn() async throws {
    let fixture = try await RunnerFixture()
    fixture.server.fail("POST", .answer(401))
    try await fixture.store.enqueue(.like(true, postID: "10"), now: .now)
    let runner = try fixture.makeRunner()
    await runner.start()
    try await fixture.wait { [store = fixture.store] in
      guard case .retrying(_, .signIn)? = try await store.outbox().first?.state else {
        return false
      }
      return true
    }
    try await fixture.store.enqueue(.like(true, postID: "11"), now: .now)
    try await fixture.wait { [server = fixture.server] in server.post("11")?.isLiked == true }
    await runner.wake()
    expect(fixture.server.post("10")?.isLiked, equals: false)
    await runner.stop()
    // Signing in opens the account again.
    let other = try fixture.makeRunner(token: "new")
    await other.start()
    try await fixture.wait { [server = fixture.server] in server.post("10")?.isLiked == true }
    await other.stop()
    let tokens = fixture.server.state.withLock { $0.requests.map { $0.headers["Authorization"] } }
    expect(tokens, equals: ["Bearer secret", "Bearer secret", "Bearer new"])
  }

  @Test func wakingTheRunnerRetriesImmediately() async throws {
    let fixture = try await RunnerFixture(horizon: 1)
    fixture.server.fail("POST", .lost(.offline))
    try await fixture.store.enqueue(.like(true, postID: "10"), now: .now)
    let runner = try fixture.makeRunner()
    await runner.start()
    try await fixture.wait { [store = fixture.store] in
      guard case .retrying(_, .network)? = try await store.outbox().first?.state else {
        return false
      }
      return true
    }
    expect(fixture.server.log.count, equals: 1)
    await runner.wake()
    try await fixture.wait { [store = fixture.store] in try await store.outbox().isEmpty }
    await runner.stop()
    expect(fixture.clock.waits, satisfies: \.isEmpty)
  }

  // MARK: Uploads

  @Test func uploadedMediaAreNotUploadedAgain() async throws {
    server.fail("POST v1/statuses", .answer(503))
    try await fixture.post(fixture.draft("look", media: [try await fixture.image("a")]))
    try await fixture.drain()
    expect(server.log.filter { $0 == "POST v2/media" }.count, equals: 1)
    expect(server.ownPosts.count, equals: 1)
  }

  @Test func expiredUploadsAreRepeated() async throws {
    server.fail("POST v1/statuses", .answer(503))
    try await fixture.post(fixture.draft("look", media: [try await fixture.image("a")]))
    let runner = try fixture.makeRunner()
    await runner.start()
    try await fixture.wait { [server] in server.log.contains("POST v1/statuses") }
    await runner.stop()
    fixture.clock.pass(24 * 3_600)
    try await fixture.drain()
    expect(server.log.filter { $0 == "POST v2/media" }.count, equals: 2)
    expect(server.ownPosts.count, equals: 1)
  }

  @Test func uploadsForgottenByTheServerAreRepeated() async throws {
    server.fail("POST v1/statuses", .answer(503))
    try await fixture.post(fixture.draft("look", media: [try await fixture.image("a")]))
    server.fail("POST v1/statuses", .answer(422))
    try await fixture.drain()
    expect(server.log.filter { $0 == "POST v2/media" }.count, equals: 2)
    expect(server.ownPosts.count, equals: 1)
    try await expect(store.outbox(), satisfies: \.isEmpty)
  }

  @Test func editedDescriptionsOfUploadedImagesAreSent() async throws {
    server.fail("POST v1/statuses", .answer(422))
    let media = try await fixture.image("old")
    let item = try await fixture.post(fixture.draft("look", media: [media]))
    try await fixture.drain()
    var draft = try require(try await store.discard(item.id, now: .now))
    draft.media[0].altText = "new"
    try await fixture.post(draft)
    try await fixture.drain()
    let post = try require(server.ownPosts.first)
    expect(server.state.withLock { $0.media[post.media[0]]?.description }, equals: "new")
    expect(server.log.filter { $0 == "POST v2/media" }.count, equals: 1)
    expect(server.log.contains("PUT v1/media/\(post.media[0])"))
  }

  @Test func atMostTwoImagesUploadConcurrently() async throws {
    let lock = FairLock(2)
    let gate = Gate()
    let tasks = (0..<6).map { _ in
      Task { try await lock.pass { await gate.pass() } }
    }
    for _ in 0..<6 { await gate.letOneThrough() }
    for task in tasks { try await task.value }
    await expect(gate.most, equals: 2)
  }
}

/// Blocks all callers until they are resumed, and counts them.
private actor Gate {
  private(set) var most = 0
  private var inside: [CheckedContinuation<Void, Never>] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    await withCheckedContinuation { continuation in
      inside.append(continuation)
      most = max(most, inside.count)
      if !waiting.isEmpty { waiting.removeFirst().resume() }
    }
  }

  func letOneThrough() async {
    while inside.isEmpty { await withCheckedContinuation { waiting.append($0) } }
    inside.removeFirst().resume()
  }
}
