import Expectations
import Foundation
import Locking
import MastodonAPI
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore
@testable import MastodonProvider

/// The parts of a thread of posts reach the server once and in order, regardless of interruptions.
@Suite struct OutboxThreadRunnerTests {
  private let fixture: RunnerFixture
  private var server: FakeServer { fixture.server }
  private var store: SocialStore { fixture.store }

  init() async throws { fixture = try await RunnerFixture() }

  private var thread: PostDraft {
    var draft = fixture.draft("one", replyTo: "10")
    draft.visibility = .unlisted
    draft.continuation = ["two", "three"].map { DraftPart(text: $0) }
    return draft
  }

  private func expectChain() {
    let posts = server.ownPosts.sorted { $0.id < $1.id }
    expect(posts.map(\.text), equals: ["one", "two", "three"])
    expect(posts.map(\.replyTo), equals: ["10"] + posts.dropLast().map(\.id))
    expect(posts.allSatisfy { $0.visibility == "unlisted" })
  }

  @Test func eachPartRepliesToThePreviousOne() async throws {
    try await fixture.post(thread)
    try await fixture.drain()
    expectChain()
    expect(server.log, equals: Array(repeating: "POST v1/statuses", count: 3))
  }

  @Test(arguments: [true, false])
  func lostResponsesDuplicateNothing(_ honoursKeys: Bool) async throws {
    server.state.withLock { $0.honoursKeys = honoursKeys }
    for _ in 0..<2 { server.fail("POST v1/statuses", .answerLost(.timedOut)) }
    try await fixture.post(thread)
    try await fixture.drain(honoursKeys: honoursKeys)
    expectChain()
  }

  @Test func anotherProcessContinuesAThread() async throws {
    try await fixture.post(thread)
    // The first part is at the server, and the second is in flight when the process ends.
    let first = try require(
      try await store.claimWork(now: fixture.clock.now, limit: 10).work.first
    )
    try await expect(store.beginSending(first, now: fixture.clock.now))
    let runner = try fixture.makeRunner()
    let outcome = try await runner.outcome(of: first)
    try await runner.settle(first, outcome, isReached: true)
    let second = try require(
      try await store.claimWork(now: fixture.clock.now, limit: 10).work.first
    )
    try await expect(store.beginSending(second, now: fixture.clock.now))
    _ = try await runner.outcome(of: second)

    let again = try SocialStore.open(folder: fixture.folder, now: .now).store
    let next = try fixture.makeRunner(again)
    await next.start()
    try await fixture.wait(with: again) { try await again.outbox().isEmpty }
    await next.stop()
    expectChain()
  }

  @Test func aRefusedPartBlocksTheRest() async throws {
    server.fail("POST v1/statuses", .answer(422))
    let item = try await fixture.post(thread)
    let runner = try fixture.makeRunner()
    await runner.start()
    try await fixture.wait { [store] in
      try await store.outbox().first.map { item in
        if case .refused = item.state { true } else { false }
      } ?? false
    }
    await runner.stop()
    expect(server.ownPosts, satisfies: \.isEmpty)
    try await expect(store.outbox().count, equals: 3)
    try await store.retry(item.id, by: fixture.reader)
    try await fixture.drain()
    expectChain()
  }
}
