import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The kinds of notifications that the reader hides.
@Suite struct NotificationKindsTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  /// A like, and a mention after it.
  private func happen() {
    fixture.clock.advance(by: 1)
    server.like(server.post("mine", by: fixture.ana), by: fixture.bob)
    fixture.clock.advance(by: 1)
    server.post("@ana hello", by: fixture.bob)
  }

  private func kinds(
    _ provider: MastodonProvider,
    _ filter: NotificationScope = .all
  ) async throws -> [NotificationKind] {
    try await provider.notifications(filter, after: nil).items.map(\.kind)
  }

  @Test func hiddenKindsAreExcludedFromStoredAndFetchedPages() async throws {
    happen()
    let provider = try fixture.open()
    try await expect(kinds(provider), equals: [.mention, .like])
    var events = provider.newNotifications().makeAsyncIterator()
    server.stopListening()
    try await provider.setHiddenNotificationKinds([.like])
    _ = await events.next()
    try await expect(kinds(provider), equals: [.mention])
    // After a restart too.
    let again = try fixture.open()
    try await expect(again.hiddenNotificationKinds(), equals: [.like])
    try await expect(kinds(again), equals: [.mention])
    try server.listen()
    happen()
    try await expect(kinds(again), equals: [.mention, .mention])
    expect(
      server.requests(.get("/api/v2/notifications")).last?["exclude_types[]"],
      equals: "favourite"
    )
    try await again.setHiddenNotificationKinds([])
    try await expect(kinds(again), equals: [.mention, .like, .mention, .like])
  }

  @Test func theMentionsFilterIgnoresHiddenKinds() async throws {
    happen()
    let provider = try fixture.open()
    try await provider.setHiddenNotificationKinds([.mention])
    try await expect(kinds(provider), equals: [.like])
    try await expect(kinds(provider, .mentions), equals: [.mention])
    server.stopListening()
    try await expect(kinds(provider, .mentions), equals: [.mention])
  }

  @Test func unknownKindsAreNeverHidden() async throws {
    let provider = try fixture.open()
    try await provider.setHiddenNotificationKinds(Set(NotificationKind.allCases))
    let hidden = try await provider.hiddenNotificationKinds()
    expect(hidden, equals: Set(NotificationKind.hideable))
  }

  @Test(arguments: [true, false])
  func serversIgnoringExclusionsAreSupported(isGrouping: Bool) async throws {
    server.options.refusesUnknownNotificationTypes = true
    server.options.hasGroupedNotifications = isGrouping
    happen()
    let provider = try fixture.open()
    try await provider.setHiddenNotificationKinds([.like, .quote])
    try await expect(kinds(provider), equals: [.mention])
  }

  @Test func theBadgeCountsVisibleKindsOnly() async throws {
    happen()
    let provider = try fixture.open()
    try await provider.refreshInstance()
    _ = try await kinds(provider)
    happen()
    happen()
    _ = try await kinds(provider)
    await provider.reading.check().value
    var counts = provider.unreadNotifications().makeAsyncIterator()
    await expect(counts.next(), equals: 4)
    try await provider.setHiddenNotificationKinds([.like])
    await expect(counts.next(), equals: 2)
    await provider.reading.check().value
    happen()
    _ = try await kinds(provider)
    await provider.reading.check().value
    await expect(counts.next(), equals: 3)
  }

  @Test func hiddenMentionsAreNotReported() async throws {
    let sleep = HeldSleep()
    let provider = try fixture.open { try await sleep.sleep($0) }
    let received = Received()
    let mentions = provider.mentions()
    let listening = Task { for await moments in mentions { await received.note(moments.count) } }
    happen()
    await provider.mentionWatch.check()
    try await provider.setHiddenNotificationKinds([.mention])
    happen()
    await provider.mentionWatch.check()
    await expect(received.counts, satisfies: \.isEmpty)
    try await provider.setHiddenNotificationKinds([])
    // Events in between are no longer new.
    happen()
    await provider.mentionWatch.check()
    try await eventually { await received.counts == [1] }
    listening.cancel()
  }

  private actor Received {
    private(set) var counts: [Int] = []
    func note(_ count: Int) { counts.append(count) }
  }
}
