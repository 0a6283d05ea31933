import Foundation
import LocalStore
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Whom the reader does not want to see.
@Suite struct ModerationTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }
  private let provider: MastodonProvider
  private let post: String

  init() async throws {
    fixture = try ServerFixture()
    post = fixture.post(1)[0]
    provider = try fixture.open()
    _ = try await provider.home.refresh()
  }

  private func send() async throws {
    let runner = provider.makeOutboxRunner()
    let (events, event) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let observation = provider.store.observeOutbox { event.yield() }
    var iterator = events.makeAsyncIterator()
    await runner.start()
    while try await provider.store.outbox().contains(where: {
      if case .refused = $0.state { false } else { true }
    }) {
      _ = await iterator.next()
    }
    await runner.stop()
    withExtendedLifetime(observation) {}
  }

  private func hiding() async throws -> Moment.Hiding? {
    try await provider.home.kept(downTo: nil, atLeast: 10).items.first { $0.postID == post }?.hiding
  }

  @Test func aMuteShowsAtOnceAndReachesTheServer() async throws {
    server.stopListening()
    var changes = provider.changes().makeAsyncIterator()
    try await provider.setMuted(true, accountID: fixture.bob)
    #expect(try await hiding() == .muted)
    #expect(await changes.next()?.accounts.contains(fixture.bob) == true)
    #expect(try await provider.knownRelationship(with: fixture.bob)?.isMuted == true)
    #expect(!server.isMuted(fixture.bob, by: fixture.ana))
    try server.listen()
    try await send()
    #expect(server.isMuted(fixture.bob, by: fixture.ana))
    #expect(try await hiding() == .muted)
    try await provider.setMuted(false, accountID: fixture.bob)
    #expect(try await hiding() == nil)
    try await send()
    #expect(!server.isMuted(fixture.bob, by: fixture.ana))
  }

  @Test func whatIsTakenBackBeforeItIsSentIsNotSent() async throws {
    try await provider.setBlocked(true, accountID: fixture.bob)
    #expect(try await hiding() == .blocked)
    try await provider.setBlocked(false, accountID: fixture.bob)
    #expect(try await hiding() == nil)
    #expect(try await provider.store.outbox().isEmpty)
  }

  @Test func aBlockEndsFollowing() async throws {
    try await provider.setBlocked(true, accountID: fixture.bob)
    try await send()
    #expect(!server.isFollowed(fixture.bob, by: fixture.ana))
    let relationship = try await provider.knownRelationship(with: fixture.bob)
    #expect(relationship?.isBlocked == true)
    #expect(relationship?.following == .no)
  }

  @Test func whatTheServerRefusesIsUndone() async throws {
    server.faults.next(.error(status: 403), matching: .post("/api/v1/accounts/*/mute"))
    try await provider.setMuted(true, accountID: fixture.bob)
    #expect(try await hiding() == .muted)
    try await send()
    #expect(try await hiding() == nil)
    #expect(try await provider.store.outbox().count == 1)
  }

  @Test func sharedByThemIsHiddenToo() async throws {
    let cleo = server.addAccount("cleo")
    let other = server.post("by cleo", by: cleo)
    server.boost(other, by: fixture.bob)
    _ = try await provider.home.refresh()
    try await provider.setMuted(true, accountID: fixture.bob)
    let row = try await provider.home.kept(downTo: nil, atLeast: 10).items
      .first { $0.postID == other }
    #expect(row?.hiding == nil)
    #expect(row?.boosterHiding == .muted)
  }

  @Test func nobodyHidesThemselves() async throws {
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.setMuted(true, accountID: fixture.ana)
    }
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.setBlocked(true, accountID: fixture.ana)
    }
  }
}
