import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Notifications that the reader dismisses, one by one or all.
@Suite struct NotificationDismissingTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func mention(_ count: Int = 1) {
    for _ in 0..<count {
      fixture.clock.advance(by: 1)
      server.post("@ana hello", by: fixture.bob)
    }
  }

  private func like(_ post: String, by names: String...) {
    for name in names {
      fixture.clock.advance(by: 1)
      server.like(post, by: server.addAccount(name))
    }
  }

  private func rows(_ provider: MastodonProvider) async throws -> [String] {
    try await provider.notifications(after: nil).items.map { "\($0.kind) \($0.count)" }
  }

  private func dismiss(_ index: Int, in provider: MastodonProvider) async throws {
    let page = try await provider.notifications(after: nil)
    try await provider.perform(.dismissNotification(DismissedNotification(page.items[index])))
  }

  private var asked: [String] {
    server.requests.filter { $0.method == "POST" && $0.path.contains("/notifications/") }
      .map { String($0.path.dropFirst("/api/".count)) }
  }

  @Test func dismissingIsImmediateAndSentLater() async throws {
    mention(2)
    let provider = try fixture.open()
    try await expect(rows(provider), equals: ["mention 1", "mention 1"])
    try await expect(provider.notifications(.mentions, after: nil).items.count, equals: 2)
    let newest = try require(server.notificationIDs(of: fixture.ana).last)
    server.stopListening()
    try await dismiss(0, in: provider)
    try await expect(rows(provider), equals: ["mention 1"])
    try await expect(provider.notifications(.mentions, after: nil).items.count, equals: 1)
    // A restart without a network.
    try await expect(rows(try fixture.open()), equals: ["mention 1"])
    try server.listen()
    // The next page still contains it, and the request waits.
    try await expect(rows(provider), equals: ["mention 1"])
    expect(server.notificationIDs(of: fixture.ana).count, equals: 2)
    try await provider.drainOutbox()
    expect(asked, equals: ["v1/notifications/\(newest)/dismiss"])
    expect(!server.notificationIDs(of: fixture.ana).contains(newest))
    try await expect(rows(provider), equals: ["mention 1"])
  }

  @Test func anOlderPageDoesNotRestoreIt() async throws {
    mention(2)
    let provider = try fixture.open()
    try await dismiss(0, in: provider)
    try await provider.drainOutbox()
    server.stopListening()
    try await expect(rows(provider), equals: ["mention 1"])
    try await expect(rows(try fixture.open()), equals: ["mention 1"])
  }

  @Test func aGroupIsDismissedByItsKey() async throws {
    let post = server.post("mine", by: fixture.ana)
    like(post, by: "dora", "emil", "finn")
    let provider = try fixture.open()
    try await expect(rows(provider), equals: ["like 3"])
    try await dismiss(0, in: provider)
    try await provider.drainOutbox()
    expect(asked.count, equals: 1)
    expect(asked.first?.hasPrefix("v2/notifications/favourite-"), equals: true)
    expect(server.notifications(of: fixture.ana), satisfies: \.isEmpty)
    try await expect(rows(provider), satisfies: \.isEmpty)
  }

  @Test func eventsAddedToADismissedGroupAreShown() async throws {
    let post = server.post("mine", by: fixture.ana)
    like(post, by: "dora", "emil", "finn")
    let provider = try fixture.open()
    _ = try await rows(provider)
    server.stopListening()
    try await dismiss(0, in: provider)
    try await expect(rows(provider), satisfies: \.isEmpty)
    like(post, by: "gina")
    try server.listen()
    try await expect(rows(provider), equals: ["like 4"])
    try await provider.drainOutbox()
    expect(server.notifications(of: fixture.ana), equals: ["favourite"])
    try await expect(rows(provider), equals: ["like 1"])
    expect(asked.filter { $0.hasPrefix("v2") }, satisfies: \.isEmpty)
  }

  @Test func serversWithoutGroupsDismissSingleEvents() async throws {
    let post = server.post("mine", by: fixture.ana)
    like(post, by: "dora", "emil", "finn")
    mention()
    let provider = try fixture.open()
    try await expect(rows(provider), equals: ["mention 1", "like 3"])
    // The server is a different one when the network is back.
    server.options.hasGroupedNotifications = false
    server.options.apiVersion = nil
    let group = try require(
      try await StoredNotification.read(in: provider.store)?.first { $0.count == 3 }
    )
    try await provider.perform(
      .dismissNotification(
        DismissedNotification(
          ReaderNotification(
            id: group.key,
            kind: .like,
            people: [],
            count: 3,
            moment: try await provider.store.moment(postID: post),
            happenedAt: group.happenedAt,
            newestEventID: group.newest
          )
        )
      )
    )
    try await provider.drainOutbox()
    expect(server.notifications(of: fixture.ana), equals: ["mention"])
    try await expect(rows(provider), equals: ["mention 1"])
  }

  @Test func dismissingAMissingNotificationSucceeds() async throws {
    mention()
    let provider = try fixture.open()
    _ = try await rows(provider)
    server.options.hasGroupedNotifications = false
    server.stopListening()
    try await dismiss(0, in: provider)
    try server.listen()
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/notifications"))
    try await provider.attemptOutbox()
    try await expect(provider.outbox().count, equals: 1)
    expect(server.notifications(of: fixture.ana), satisfies: \.isEmpty)
    fixture.clock.advance(by: 60)
    try await provider.drainOutbox()
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    expect(server.notifications(of: fixture.ana), satisfies: \.isEmpty)
  }

  @Test func aRefusedDismissalIsShownAgain() async throws {
    mention(2)
    let provider = try fixture.open(scopes: "read write:statuses")
    var refused = provider.refusals().makeAsyncIterator()
    try await dismiss(0, in: provider)
    try await expect(rows(provider), equals: ["mention 1"])
    try await provider.drainOutbox()
    guard case .refused(.forbidden) = await refused.next()?.state else {
      Issue.record("not refused")
      return
    }
    try await expect(rows(provider), equals: ["mention 1", "mention 1"])
    server.stopListening()
    try await expect(rows(provider), equals: ["mention 1", "mention 1"])
  }

  @Test func dismissingUpdatesTheBadge() async throws {
    mention()
    let provider = try fixture.open()
    _ = try await rows(provider)
    mention(3)
    _ = try await rows(provider)
    await provider.reading.check().value
    var counts = provider.unreadNotifications().makeAsyncIterator()
    await expect(counts.next(), equals: 3)
    server.stopListening()
    try await dismiss(1, in: provider)
    await expect(counts.next(), equals: 2)
    try server.listen()
    // The server does not know yet, so its response is not used.
    await provider.reading.check().value
    try await dismiss(0, in: provider)
    await expect(counts.next(), equals: 1)
  }

  @Test func clearingRequiresTheServer() async throws {
    mention(2)
    let provider = try fixture.open()
    _ = try await rows(provider)
    mention(2)
    try await expect(rows(provider).count, equals: 4)
    server.stopListening()
    await #expect(throws: ProviderError.self) { try await provider.clearNotifications() }
    // It is never sent later.
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    try await expect(rows(provider).count, equals: 4)
    try server.listen()
    var counts = provider.unreadNotifications().makeAsyncIterator()
    await expect(counts.next(), equals: 2)
    try await provider.clearNotifications()
    await expect(counts.next(), equals: 0)
    expect(server.notifications(of: fixture.ana), satisfies: \.isEmpty)
    server.stopListening()
    try await expect(rows(provider), satisfies: \.isEmpty)
    try server.listen()
    mention()
    try await expect(rows(provider), equals: ["mention 1"])
  }
}
