import Expectations
import Foundation
import LocalStore
import MomentsValues
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
    try await provider.perform(.mute(true, accountID: fixture.bob))
    try await expect(hiding(), equals: .muted)
    await expect(changes.next()?.accounts.contains(fixture.bob), equals: true)
    try await expect(provider.knownRelationship(with: fixture.bob)?.isMuted, equals: true)
    expect(!server.isMuted(fixture.bob, by: fixture.ana))
    try server.listen()
    try await send()
    expect(server.isMuted(fixture.bob, by: fixture.ana))
    try await expect(hiding(), equals: .muted)
    try await provider.perform(.mute(false, accountID: fixture.bob))
    try await expectNil(hiding())
    try await send()
    expect(!server.isMuted(fixture.bob, by: fixture.ana))
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
    try await provider.perform(.mute(true, accountID: fixture.bob))
    try await send()
    _ = try await provider.home.refresh()
    let hidden = try await provider.home.storedPage(downTo: nil, atLeast: 1_000)
    expect(hidden.gaps, satisfies: \.isEmpty)
    expect(hidden.items.filter { $0.hiding == nil }.map(\.postID), equals: [top, low])
    try await provider.compareHomeDaily()
    try await provider.perform(.mute(false, accountID: fixture.bob))
    try await send()
    try await provider.compareHomeDaily()
    let shown = try await provider.home.storedPage(downTo: nil, atLeast: 1_000)
    expect(shown.items.map(\.postID), equals: [top] + many.reversed() + [low, post])
    expect(shown.gaps, satisfies: \.isEmpty)
  }

  private func readAllHome() async throws {
    _ = try await provider.home.refresh()
    while let gap = try await provider.home.storedPage(downTo: nil, atLeast: 1_000).gaps.first {
      try await provider.home.fill(gap.id, from: .above)
    }
  }

  @Test func anActionUndoneBeforeSendingIsNotSent() async throws {
    try await provider.perform(.block(true, accountID: fixture.bob))
    try await expect(hiding(), equals: .blocked)
    try await provider.perform(.block(false, accountID: fixture.bob))
    try await expectNil(hiding())
    try await expect(provider.store.outbox(), satisfies: \.isEmpty)
  }

  @Test func aBlockEndsFollowing() async throws {
    try await provider.perform(.block(true, accountID: fixture.bob))
    try await send()
    expect(!server.isFollowed(fixture.bob, by: fixture.ana))
    let relationship = try await provider.knownRelationship(with: fixture.bob)
    expect(relationship?.isBlocked, equals: true)
    expect(relationship?.following, equals: .no)
  }

  @Test func aChangeRefusedByTheServerIsRolledBack() async throws {
    server.faults.next(.error(status: 403), matching: .post("/api/v1/accounts/*/mute"))
    try await provider.perform(.mute(true, accountID: fixture.bob))
    try await expect(hiding(), equals: .muted)
    try await send()
    try await expectNil(hiding())
    try await expect(provider.store.outbox().count, equals: 1)
  }

  @Test func boostsByHiddenPeopleAreHidden() async throws {
    let cleo = server.addAccount("cleo")
    let other = server.post("by cleo", by: cleo)
    server.boost(other, by: fixture.bob)
    _ = try await provider.home.refresh()
    try await provider.perform(.mute(true, accountID: fixture.bob))
    let row = try await provider.home.storedPage(downTo: nil, atLeast: 10).items
      .first { $0.postID == other }
    expectNil(row?.hiding)
    expect(row?.boosterHiding, equals: .muted)
  }

  @Test func theReaderCannotHideThemselves() async throws {
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.mute(true, accountID: fixture.ana))
    }
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.block(true, accountID: fixture.ana))
    }
  }
}
