import Expectations
import Foundation
import Locking
import MastodonAPI
import SocialModel
import Testing

@testable import LocalStore
@testable import MastodonProvider

/// A post whose response was lost is found among the reader's own, regardless of clocks and of how
/// the server rewrites the text.
@Suite struct OutboxLostAnswerTests {
  private let fixture: RunnerFixture
  private var server: FakeServer { fixture.server }

  init() async throws {
    fixture = try await RunnerFixture()
    server.state.withLock { $0.honoursKeys = false }
  }

  private func loseOneAnswer(to draft: PostDraft) async throws {
    server.fail("POST v1/statuses", .answerLost(.timedOut))
    try await fixture.post(draft)
    try await fixture.drain(honoursKeys: false)
  }

  @Test(arguments: [-3_600, -300, 300, 3_600])
  func clocksMayDiffer(ahead: TimeInterval) async throws {
    server.state.withLock { $0.ahead = ahead }
    try await loseOneAnswer(to: fixture.draft("hello"))
    expect(server.ownPosts.count, equals: 1)
  }

  /// The clock of the machine is corrected between the two attempts; the server returned its time
  /// before the first.
  @Test func clockCorrectionsAreTolerated() async throws {
    server.state.withLock { $0.ahead = -900 }
    try await fixture.store.enqueue(.like(true, postID: "10"), now: .now)
    let runner = try fixture.makeRunner(honoursKeys: false)
    await runner.start()
    try await fixture.wait { [store = fixture.store] in try await store.outbox().isEmpty }
    server.fail("POST v1/statuses", .answerLost(.timedOut))
    server.fail("GET v1/accounts", .lost(.offline))
    try await fixture.post(fixture.draft("hello"))
    try await fixture.wait { [server] in server.log.contains("GET v1/accounts/me/statuses") }
    await runner.stop()
    server.state.withLock { $0.ahead = 0 }
    fixture.clock.set(by: -900)
    try await fixture.drain(honoursKeys: false)
    expect(server.ownPosts.count, equals: 1)
  }

  /// The same if the lost response is that of the first request ever sent.
  @Test func aClockMayBeCorrectedBeforeTheServerReturnedItsTime() async throws {
    server.state.withLock { $0.ahead = -3_600 }
    let runner = try fixture.makeRunner(honoursKeys: false)
    await runner.start()
    server.fail("POST v1/statuses", .answerLost(.timedOut))
    server.fail("GET v1/accounts", .lost(.offline))
    try await fixture.post(fixture.draft("hello"))
    try await fixture.wait { [server] in server.log.contains("GET v1/accounts/me/statuses") }
    await runner.stop()
    server.state.withLock { $0.ahead = 0 }
    fixture.clock.set(by: -3_600)
    try await fixture.drain(honoursKeys: false)
    expect(server.ownPosts.count, equals: 1)
  }

  @Test func aTextThatTheServerRewritesIsMatchedByItsSource() async throws {
    server.state.withLock { $0.rewritten = "<b>hello</b> &amp; more, by the server" }
    try await loseOneAnswer(to: fixture.draft("**hello**"))
    expect(server.ownPosts.map(\.text), equals: ["**hello**"])
    expect(server.log.contains { $0.hasSuffix("/source") })
  }

  @Test func anotherSourceDoesNotMatch() async throws {
    server.state.withLock { $0.rewritten = "always the same" }
    try await fixture.post(fixture.draft("first"))
    try await fixture.drain(honoursKeys: false)
    server.fail("POST v1/statuses", .lost(.timedOut))
    try await fixture.post(fixture.draft("second"))
    try await fixture.drain(honoursKeys: false)
    expect(server.ownPosts.map(\.text), equals: ["first", "second"])
  }

  /// Without a source, the post is identified by its photos.
  @Test func postsAreRecognizedByTheirImages() async throws {
    server.state.withLock { $0.rewritten = "something else" }
    for _ in 0..<3 { server.fail("GET v1/statuses", .answer(404)) }
    try await loseOneAnswer(to: fixture.draft("look", media: [try await fixture.image()]))
    expect(server.ownPosts.count, equals: 1)
    expect(!server.log.contains { $0.hasSuffix("/source") })
  }

  // MARK: Waiting

  @Test func otherResponsesShortenTheBackoff() async throws {
    for _ in 0..<12 { server.fail("POST v1/statuses", .lost(.timedOut)) }
    try await fixture.post(fixture.draft("hello"))
    try await fixture.drain(honoursKeys: false)
    expect(server.ownPosts.count, equals: 1)
    expect(fixture.clock.waits.count, equals: 12)
    expect(fixture.clock.waits.allSatisfy { $0 < 61 })
  }

  @Test func aRetryWaitsAsLongAsTheServerRequests() async throws {
    let body = "<html>overloaded</html>"
    server.fail("POST", .answer(503, headers: ["Retry-After": "90"], body: body))
    try await fixture.post(fixture.draft("hello"))
    try await fixture.drain(honoursKeys: false)
    expect(fixture.clock.waits.map { $0.rounded() }, equals: [90])
    // It may have been posted nevertheless.
    expect(server.log[1], equals: "GET v1/accounts/me/statuses")
    expect(server.ownPosts.count, equals: 1)
  }
}
