import Foundation
import LocalStore
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Muted and blocked people.
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

  private func send() async throws { try await provider.drainOutbox() }

  private func hiding() async throws -> Moment.Hiding? {
    try await provider.home.storedPage(downTo: nil, atLeast: 10).items.first { $0.postID == post }?
      .hiding
  }

  @Test func aMuteShowsImmediatelyAndReachesTheServer() async throws {
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

  /// More rows than a page, which would not be trusted for another person.
  @Test func aMutedPersonLeavesNoGapAndIsShownAgain() async throws {
    let cleo = server.addAccount("cleo")
    server.follow(cleo, by: fixture.ana)
    let low = server.post("low", by: cleo)
    _ = try await provider.home.refresh()
    let many = fixture.post(60)
    try await readAllHome()
    let top = server.post("top", by: cleo)
    try await provider.setMuted(true, accountID: fixture.bob)
    try await send()
    _ = try await provider.home.refresh()
    let hidden = try await provider.home.storedPage(downTo: nil, atLeast: 1_000)
    #expect(hidden.gaps.isEmpty)
    #expect(hidden.items.filter { $0.hiding == nil }.map(\.postID) == [top, low])
    try await provider.compareHomeDaily()
    try await provider.setMuted(false, accountID: fixture.bob)
    try await send()
    try await provider.compareHomeDaily()
    let shown = try await provider.home.storedPage(downTo: nil, atLeast: 1_000)
    #expect(shown.items.map(\.postID) == [top] + many.reversed() + [low, post])
    #expect(shown.gaps.isEmpty)
  }

  private func readAllHome() async throws {
    _ = try await provider.home.refresh()
    while let gap = try await provider.home.storedPage(downTo: nil, atLeast: 1_000).gaps.first {
      try await provider.home.fill(gap.id, from: .above)
    }
  }

  @Test func anActionUndoneBeforeSendingIsNotSent() async throws {
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

  @Test func aChangeRefusedByTheServerIsRolledBack() async throws {
    server.faults.next(.error(status: 403), matching: .post("/api/v1/accounts/*/mute"))
    try await provider.setMuted(true, accountID: fixture.bob)
    #expect(try await hiding() == .muted)
    try await send()
    #expect(try await hiding() == nil)
    #expect(try await provider.store.outbox().count == 1)
  }

  @Test func boostsByHiddenPeopleAreHidden() async throws {
    let cleo = server.addAccount("cleo")
    let other = server.post("by cleo", by: cleo)
    server.boost(other, by: fixture.bob)
    _ = try await provider.home.refresh()
    try await provider.setMuted(true, accountID: fixture.bob)
    let row = try await provider.home.storedPage(downTo: nil, atLeast: 10).items
      .first { $0.postID == other }
    #expect(row?.hiding == nil)
    #expect(row?.boosterHiding == .muted)
  }

  @Test func theReaderCannotHideThemselves() async throws {
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.setMuted(true, accountID: fixture.ana)
    }
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.setBlocked(true, accountID: fixture.ana)
    }
  }
}
