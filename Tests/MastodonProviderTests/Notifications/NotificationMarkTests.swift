import Expectations
import Foundation
import LocalStore
import MastodonAPI
import SocialModel
import SoupTransport
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The reading position in the notifications, here and on other devices.
@Suite struct NotificationMarkTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  /// Events for the reader, each a separate row, the oldest first; returns the identifiers of the
  /// events.
  @discardableResult
  private func happen(_ count: Int) -> [String] {
    for _ in 0..<count {
      fixture.clock.advance(by: 1)
      server.post("@ana hello", by: fixture.bob)
    }
    return server.notificationIDs(of: fixture.ana).suffix(count)
  }

  private func moveElsewhere(to event: String) async throws {
    let client = MastodonClient(
      server: try MastodonServer(server.url.absoluteString),
      token: AccessToken(server.token(for: fixture.ana)),
      transport: URLSessionTransport(timeout: 5)
    )
    _ = try await client.send(.setMarker(.notifications, lastReadID: event))
  }

  private var marker: String? { server.marker("notifications", of: fixture.ana) }

  private func unread(_ provider: MastodonProvider) async throws -> [Bool] {
    try await provider.notifications(after: nil).items.map(\.isUnread)
  }

  /// The initial badge.
  private func badge(_ provider: MastodonProvider) async -> Int? {
    var counts = provider.unreadNotifications().makeAsyncIterator()
    return await counts.next()
  }

  private func check(_ provider: MastodonProvider) async {
    await provider.reading.check().value
  }

  /// The reader sees a row, and the position is sent to the server if possible.
  private func see(_ index: Int, in provider: MastodonProvider) async throws {
    let page = try await provider.notifications(after: nil)
    try await provider.markNotificationsRead(upTo: page.items[index].id)
    await check(provider)
  }

  @Test func existingNotificationsAreRead() async throws {
    happen(2)
    let provider = try fixture.open()
    try await expect(unread(provider), equals: [false, false])
    happen(1)
    try await expect(unread(provider), equals: [true, false, false])
    await expect(badge(provider), equals: 1)
  }

  @Test func seenNotificationsMoveTheMarkerForwardOnly() async throws {
    let events = happen(3)
    try await moveElsewhere(to: events[0])
    let provider = try fixture.open()
    try await expect(unread(provider), equals: [true, true, false])
    try await see(1, in: provider)
    expect(marker, equals: events[1])
    try await expect(unread(provider), equals: [true, false, false])
    try await see(0, in: provider)
    expect(marker, equals: events[2])
    await expect(badge(provider), equals: 0)
    // Never back.
    try await see(2, in: provider)
    expect(marker, equals: events[2])
    try await expect(unread(provider), equals: [false, false, false])
    try await expect(unread(fixture.open()), equals: [false, false, false])
  }

  @Test func notificationsReadElsewhereAreRead() async throws {
    let events = happen(3)
    try await moveElsewhere(to: events[0])
    let provider = try fixture.open()
    try await expect(unread(provider), equals: [true, true, false])
    await check(provider)
    await expect(badge(provider), equals: 2)
    var new = provider.newNotifications().makeAsyncIterator()
    try await moveElsewhere(to: events[2])
    await check(provider)
    await expect(badge(provider), equals: 0)
    _ = await new.next()
    try await expect(unread(provider), equals: [false, false, false])
  }

  @Test func aMarkerMovedBackElsewhereIsRestored() async throws {
    let events = happen(3)
    try await moveElsewhere(to: events[0])
    let provider = try fixture.open()
    try await see(0, in: provider)
    expect(marker, equals: events[2])
    try await moveElsewhere(to: events[1])
    await check(provider)
    expect(marker, equals: events[2])
    try await expect(unread(provider), equals: [false, false, false])
  }

  @Test func offlineTheMarkerIsStoredAndSentLater() async throws {
    let events = happen(2)
    try await moveElsewhere(to: events[0])
    let provider = try fixture.open()
    try await expect(unread(provider), equals: [true, false])
    server.stopListening()
    try await see(0, in: provider)
    await expect(badge(provider), equals: 0)
    try await expect(unread(provider), equals: [false, false])
    // A restart without a network.
    let again = try fixture.open()
    await expect(badge(again), equals: 0)
    try await expect(unread(again), equals: [false, false])
    try server.listen()
    expect(marker, equals: events[0])
    await check(again)
    expect(marker, equals: events[1])
  }

  @Test func aConflictIsRetried() async throws {
    let events = happen(2)
    try await moveElsewhere(to: events[0])
    let provider = try fixture.open()
    _ = try await unread(provider)
    server.options.markerConflicts = 2
    try await see(0, in: provider)
    expect(marker, equals: events[1])
  }

  @Test(arguments: [true, false])
  func withoutServerMarkersPositionsAreStoredLocally(isGrouping: Bool) async throws {
    server.options.hasMarkers = false
    server.options.hasGroupedNotifications = isGrouping
    if !isGrouping { server.options.apiVersion = nil }
    happen(2)
    let provider = try fixture.open()
    try await expect(unread(provider), equals: [false, false])
    happen(2)
    await check(provider)
    await expect(badge(provider), equals: 2)
    try await expect(unread(provider), equals: [true, true, false, false])
    try await see(1, in: provider)
    await expect(badge(provider), equals: 1)
    try await expect(unread(fixture.open()), equals: [true, false, false, false])
  }

  @Test func grownRowsAreUnreadIfTheServerReportsIt() async throws {
    let post = server.post("mine", by: fixture.ana)
    server.like(post, by: fixture.bob)
    happen(1)
    let provider = try fixture.open()
    try await see(0, in: provider)
    // The group moves up, so the last read row is now the second.
    fixture.clock.advance(by: 1)
    let dora = server.addAccount("dora")
    server.like(post, by: dora)
    try await expect(unread(provider), equals: [true, false])
    try await see(0, in: provider)
    // The newest event of the group is withdrawn, so the marker no longer refers to any row.
    server.unlike(post, by: dora)
    happen(1)
    try await expect(unread(provider), equals: [true, false, false])
  }

  @Test func theBadgeUsesTheServersRowCount() async throws {
    let events = happen(1)
    try await moveElsewhere(to: events[0])
    let provider = try fixture.open()
    try await provider.refreshInstance()
    _ = try await unread(provider)
    let post = server.post("mine", by: fixture.ana)
    for name in ["dora", "emil"] { server.like(post, by: server.addAccount(name)) }
    happen(1)
    await check(provider)
    expect(server.requests(.get("/api/v2/notifications/unread_count")).count, isAbove: 0)
    // Two likes of one post are one row.
    await expect(badge(provider), equals: 2)
  }

  @Test func theStreamMovesTheBadge() async throws {
    let sleep = HeldSleep()
    happen(1)
    let provider = try fixture.open { try await sleep.sleep($0) }
    _ = try await unread(provider)
    var counts = provider.unreadNotifications().makeAsyncIterator()
    await expect(counts.next(), equals: 0)
    let sync = MastodonSync(provider: provider, sockets: SoupTransport())
    await sync.start()
    try await eventually { fixture.server.hasListeners(1) }
    happen(1)
    await expect(counts.next(), equals: 1)
    await sync.stop()
  }
}
