import Foundation
import LocalStore
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
    try await provider.dismissNotification(page.items[index])
  }

  private var asked: [String] {
    server.requests.filter { $0.method == "POST" && $0.path.contains("/notifications/") }
      .map { String($0.path.dropFirst("/api/".count)) }
  }

  @Test func dismissingIsImmediateAndSentLater() async throws {
    mention(2)
    let provider = try fixture.open()
    #expect(try await rows(provider) == ["mention 1", "mention 1"])
    #expect(try await provider.notifications(.mentions, after: nil).items.count == 2)
    let newest = try #require(server.notificationIDs(of: fixture.ana).last)
    server.stopListening()
    try await dismiss(0, in: provider)
    #expect(try await rows(provider) == ["mention 1"])
    #expect(try await provider.notifications(.mentions, after: nil).items.count == 1)
    // A restart without a network.
    #expect(try await rows(try fixture.open()) == ["mention 1"])
    try server.listen()
    // The next page still contains it, and the request waits.
    #expect(try await rows(provider) == ["mention 1"])
    #expect(server.notificationIDs(of: fixture.ana).count == 2)
    try await provider.drainOutbox()
    #expect(asked == ["v1/notifications/\(newest)/dismiss"])
    #expect(!server.notificationIDs(of: fixture.ana).contains(newest))
    #expect(try await rows(provider) == ["mention 1"])
  }

  @Test func anOlderPageDoesNotRestoreIt() async throws {
    mention(2)
    let provider = try fixture.open()
    try await dismiss(0, in: provider)
    try await provider.drainOutbox()
    server.stopListening()
    #expect(try await rows(provider) == ["mention 1"])
    #expect(try await rows(try fixture.open()) == ["mention 1"])
  }

  @Test func aGroupIsDismissedByItsKey() async throws {
    let post = server.post("mine", by: fixture.ana)
    like(post, by: "dora", "emil", "finn")
    let provider = try fixture.open()
    #expect(try await rows(provider) == ["like 3"])
    try await dismiss(0, in: provider)
    try await provider.drainOutbox()
    #expect(asked.count == 1)
    #expect(asked.first?.hasPrefix("v2/notifications/favourite-") == true)
    #expect(server.notifications(of: fixture.ana).isEmpty)
    #expect(try await rows(provider).isEmpty)
  }

  @Test func eventsAddedToADismissedGroupAreShown() async throws {
    let post = server.post("mine", by: fixture.ana)
    like(post, by: "dora", "emil", "finn")
    let provider = try fixture.open()
    _ = try await rows(provider)
    server.stopListening()
    try await dismiss(0, in: provider)
    #expect(try await rows(provider).isEmpty)
    like(post, by: "gina")
    try server.listen()
    #expect(try await rows(provider) == ["like 4"])
    try await provider.drainOutbox()
    #expect(server.notifications(of: fixture.ana) == ["favourite"])
    #expect(try await rows(provider) == ["like 1"])
    #expect(asked.filter { $0.hasPrefix("v2") }.isEmpty)
  }

  @Test func serversWithoutGroupsDismissSingleEvents() async throws {
    let post = server.post("mine", by: fixture.ana)
    like(post, by: "dora", "emil", "finn")
    mention()
    let provider = try fixture.open()
    #expect(try await rows(provider) == ["mention 1", "like 3"])
    // The server is a different one when the network is back.
    server.options.hasGroupedNotifications = false
    server.options.apiVersion = nil
    let group = try #require(
      try await StoredNotification.read(in: provider.store)?.first { $0.count == 3 }
    )
    try await provider.dismissNotification(
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
    try await provider.drainOutbox()
    #expect(server.notifications(of: fixture.ana) == ["mention"])
    #expect(try await rows(provider) == ["mention 1"])
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
    #expect(try await provider.outbox().count == 1)
    #expect(server.notifications(of: fixture.ana).isEmpty)
    fixture.clock.advance(by: 60)
    try await provider.drainOutbox()
    #expect(try await provider.outbox().isEmpty)
    #expect(server.notifications(of: fixture.ana).isEmpty)
  }

  @Test func aRefusedDismissalIsShownAgain() async throws {
    mention(2)
    let provider = try fixture.open(scopes: "read write:statuses")
    var refused = provider.refusals().makeAsyncIterator()
    try await dismiss(0, in: provider)
    #expect(try await rows(provider) == ["mention 1"])
    try await provider.drainOutbox()
    guard case .refused(.forbidden) = await refused.next()?.state else {
      Issue.record("not refused")
      return
    }
    #expect(try await rows(provider) == ["mention 1", "mention 1"])
    server.stopListening()
    #expect(try await rows(provider) == ["mention 1", "mention 1"])
  }

  @Test func dismissingUpdatesTheBadge() async throws {
    mention()
    let provider = try fixture.open()
    _ = try await rows(provider)
    mention(3)
    _ = try await rows(provider)
    await provider.reading.check().value
    var counts = provider.unreadNotifications().makeAsyncIterator()
    #expect(await counts.next() == 3)
    server.stopListening()
    try await dismiss(1, in: provider)
    #expect(await counts.next() == 2)
    try server.listen()
    // The server does not know yet, so its response is not used.
    await provider.reading.check().value
    try await dismiss(0, in: provider)
    #expect(await counts.next() == 1)
  }

  @Test func clearingRequiresTheServer() async throws {
    mention(2)
    let provider = try fixture.open()
    _ = try await rows(provider)
    mention(2)
    #expect(try await rows(provider).count == 4)
    server.stopListening()
    await #expect(throws: ProviderError.self) { try await provider.clearNotifications() }
    // It is never sent later.
    #expect(try await provider.outbox().isEmpty)
    #expect(try await rows(provider).count == 4)
    try server.listen()
    var counts = provider.unreadNotifications().makeAsyncIterator()
    #expect(await counts.next() == 2)
    try await provider.clearNotifications()
    #expect(await counts.next() == 0)
    #expect(server.notifications(of: fixture.ana).isEmpty)
    server.stopListening()
    #expect(try await rows(provider).isEmpty)
    try server.listen()
    mention()
    #expect(try await rows(provider) == ["mention 1"])
  }
}
