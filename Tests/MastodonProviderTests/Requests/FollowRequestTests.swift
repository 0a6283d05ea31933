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

/// Follow requests, over a server.
@Suite struct FollowRequestTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private let lin: String
  private let people: [String]
  private var server: TestMastodon { fixture.server }

  init() async throws {
    let fixture = try ServerFixture()
    self.fixture = fixture
    lin = fixture.server.addAccount("lin", isLocked: true)
    people = ["dora", "emil"].map { fixture.server.addAccount($0) }
    for person in people {
      fixture.clock.advance(by: 1)
      fixture.server.follow(lin, by: person)
    }
    let clock = fixture.clock
    provider = try fixture.open(as: lin) { seconds in
      // The long timeout of a sign-in does not elapse here.
      guard seconds < 1e6 else { try await untilCancelled() }
      clock.advance(by: seconds)
    }
  }

  private func states() async throws -> [String] {
    try await provider.followRequests(after: nil).items.map { "\($0.person.handle) \($0.state)" }
  }

  @Test func followRequestsAreListedAndReadableOffline() async throws {
    try await expect(states(), equals: ["emil pending", "dora pending"])
    try await expect(provider.knownFollowRequestCount(), equals: .init(known: 2))
    server.stopListening()
    try await expect(states(), equals: ["emil pending", "dora pending"])
    try await provider.perform(.followRequest(accepted: false, accountID: people[1]))
    try await expect(states(), equals: ["emil rejected", "dora pending"])
    try await expect(provider.knownFollowRequestCount(), equals: .init(known: 1))
  }

  @Test func followRequestsArePaged() async throws {
    let more = (0..<100).map { server.addAccount("person\($0)") }
    for person in more { server.follow(lin, by: person) }
    var page = try await provider.followRequests(after: nil)
    try await expect(provider.knownFollowRequestCount(), equals: .init(known: 80, hasMore: true))
    var found = page.items
    while let next = page.next {
      page = try await provider.followRequests(after: next)
      found += page.items
      try require(found.count < 200)
    }
    expect(Set(found.map(\.id)), equals: Set(people + more))
  }

  @Test func answersReachTheServerOnce() async throws {
    _ = try await states()
    try await provider.perform(.followRequest(accepted: true, accountID: people[0]))
    try await provider.perform(.followRequest(accepted: false, accountID: people[1]))
    expect(!server.isFollowed(lin, by: people[0]))
    try await expect(states(), equals: ["emil rejected", "dora accepted"])
    try await provider.drainOutbox()
    expect(server.isFollowed(lin, by: people[0]))
    expect(!server.isFollowed(lin, by: people[1]))
    expect(!server.isRequested(lin, by: people[1]))
    try await expect(states(), equals: [])
    try await expect(provider.knownFollowRequestCount(), equals: .init(known: 0))
    let known = try await provider.knownFollowRequests(from: people)
    expect(known, equals: [people[0]: .accepted, people[1]: .rejected])
    try await expect(provider.knownRelationship(with: people[0])?.followsReader, equals: true)
  }

  @Test func aLostAcceptanceIsConfirmedByTheFollower() async throws {
    _ = try await states()
    server.faults.next(
      .resetAfterEffect,
      matching: .post("/api/v1/follow_requests/\(people[0])/authorize")
    )
    try await provider.perform(.followRequest(accepted: true, accountID: people[0]))
    try await provider.drainOutbox()
    expect(server.isFollowed(lin, by: people[0]))
    try await expect(provider.store.outbox(), satisfies: \.isEmpty)
    try await expect(
      provider.knownFollowRequests(from: [people[0]]),
      equals: [people[0]: .accepted]
    )
  }

  @Test func aWithdrawnRequestIsRemoved() async throws {
    _ = try await states()
    server.unfollow(lin, by: people[0])
    try await provider.perform(.followRequest(accepted: true, accountID: people[0]))
    try await provider.drainOutbox()
    try await expect(provider.store.outbox(), satisfies: \.isEmpty)
    try await expect(provider.knownFollowRequests(from: [people[0]]), satisfies: \.isEmpty)
  }

  @Test func aRequestAcceptedElsewhereIsAccepted() async throws {
    _ = try await states()
    server.acceptFollow(of: lin, by: people[0])
    try await provider.perform(.followRequest(accepted: false, accountID: people[0]))
    try await expect(
      provider.knownFollowRequests(from: [people[0]]),
      equals: [people[0]: .rejected]
    )
    try await provider.drainOutbox()
    try await expect(
      provider.knownFollowRequests(from: [people[0]]),
      equals: [people[0]: .accepted]
    )
  }

  @Test func notificationsStoreTheirFollowRequests() async throws {
    let page = try await provider.notifications(after: nil)
    expect(page.items.map(\.kind), equals: [.followRequest, .followRequest])
    let known = try await provider.knownFollowRequests(from: people)
    expect(known, equals: [people[0]: .pending, people[1]: .pending])
    try await expect(provider.knownFollowRequestCount(), equals: .init(known: 2))
  }

  @Test func withoutListAccessNotificationsAreUsed() async throws {
    let provider = try fixture.open(as: lin, scopes: "read:notifications read:accounts")
    let page = try await provider.notifications(after: nil)
    expect(page.items.count, equals: 2)
    let known = try await provider.knownFollowRequests(from: people)
    expect(known, equals: [people[0]: .pending, people[1]: .pending])
  }

  @Test func anActionForbiddenByTheServerIsRolledBack() async throws {
    let provider = try fixture.open(as: lin, scopes: "read")
    _ = try await provider.followRequests(after: nil)
    var refusals = provider.refusals().makeAsyncIterator()
    try await provider.perform(.followRequest(accepted: true, accountID: people[0]))
    let runner = provider.makeOutboxRunner()
    await runner.start()
    let refused = await refusals.next()
    await runner.stop()
    expect(refused?.subject, equals: "@dora")
    try await expect(provider.knownFollowRequests(from: [people[0]]), equals: [people[0]: .pending])
  }
}
