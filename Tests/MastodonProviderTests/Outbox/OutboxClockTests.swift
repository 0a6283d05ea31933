import Expectations
import Foundation
import Locking
import MastodonAPI
import SocialModel
import Testing

@testable import LocalStore
@testable import MastodonProvider

/// Waits are measured by a clock that nobody sets.
@Suite struct OutboxClockTests {
  private let fixture: RunnerFixture
  private var server: FakeServer { fixture.server }
  private var store: SocialStore { fixture.store }

  init() async throws { fixture = try await RunnerFixture() }

  @Test(arguments: [-10_800.0, -60, 60, 10_800])
  func aClockThatIsSetDoesNotDelaySending(seconds: TimeInterval) async throws {
    server.fail("POST v1/statuses/10", .lost(.timedOut))
    fixture.clock.setAtNextSleep(by: seconds)
    try await store.enqueue(.like(true, postID: "10"), now: fixture.clock.now)
    try await fixture.drain()
    expect(server.post("10")?.isLiked, equals: true)
    expect(fixture.clock.elapsed, isBelow: 10)
  }

  @Test func anItemThatIsDueInAYearIsSent() async throws {
    try await store.enqueue(.like(true, postID: "10"), now: fixture.clock.now)
    let work = try require(try await store.claimWork(now: fixture.clock.now, limit: 1).work.first)
    try await store.fail(
      work.id,
      retryAt: fixture.clock.now.addingTimeInterval(365 * 86_400),
      failure: .rateLimited,
      isUnknown: false
    )
    try await fixture.drain()
    expect(server.post("10")?.isLiked, equals: true)
    expect(fixture.clock.elapsed, isAtMost: SocialStore.longestWait)
  }

  @Test func aServerCannotRequireMoreThanTheLongestWait() async throws {
    server.fail("POST v1/statuses/10", .answer(429, headers: ["Retry-After": "80000"]))
    try await store.enqueue(.like(true, postID: "10"), now: fixture.clock.now)
    try await fixture.drain()
    expect(fixture.clock.elapsed, isBelow: SocialStore.longestWait + 1)
  }

  @Test func aStoppedRunnerCanBeStartedAgain() async throws {
    let runner = try fixture.makeRunner()
    await runner.start()
    await runner.stop()
    await runner.start()
    try await store.enqueue(.like(true, postID: "10"), now: fixture.clock.now)
    try await fixture.wait { [store] in try await store.outbox().isEmpty }
    // It waits for its next item instead of looking again and again.
    await runner.stop()
    expect(fixture.clock.reads, isAtMost: 20)
  }
}
