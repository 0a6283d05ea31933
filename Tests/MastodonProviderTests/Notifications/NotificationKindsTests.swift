import Foundation
import LocalStore
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
    _ filter: NotificationFilter = .all
  ) async throws -> [ReaderNotification.Kind] {
    try await provider.notifications(filter, after: nil).items.map(\.kind)
  }

  @Test func hiddenKindsAreExcludedFromStoredAndFetchedPages() async throws {
    happen()
    let provider = try fixture.open()
    #expect(try await kinds(provider) == [.mention, .like])
    var events = provider.newNotifications().makeAsyncIterator()
    server.stopListening()
    try await provider.setHiddenNotificationKinds([.like])
    _ = await events.next()
    #expect(try await kinds(provider) == [.mention])
    // After a restart too.
    let again = try fixture.open()
    #expect(try await again.hiddenNotificationKinds() == [.like])
    #expect(try await kinds(again) == [.mention])
    try server.listen()
    happen()
    #expect(try await kinds(again) == [.mention, .mention])
    #expect(server.requests(.get("/api/v2/notifications")).last?["exclude_types[]"] == "favourite")
    try await again.setHiddenNotificationKinds([])
    #expect(try await kinds(again) == [.mention, .like, .mention, .like])
  }

  @Test func theMentionsFilterIgnoresHiddenKinds() async throws {
    happen()
    let provider = try fixture.open()
    try await provider.setHiddenNotificationKinds([.mention])
    #expect(try await kinds(provider) == [.like])
    #expect(try await kinds(provider, .mentions) == [.mention])
    server.stopListening()
    #expect(try await kinds(provider, .mentions) == [.mention])
  }

  @Test func unknownKindsAreNeverHidden() async throws {
    let provider = try fixture.open()
    try await provider.setHiddenNotificationKinds(Set(ReaderNotification.Kind.allCases))
    let hidden = try await provider.hiddenNotificationKinds()
    #expect(hidden == Set(ReaderNotification.Kind.hideable))
  }

  @Test(arguments: [true, false])
  func serversIgnoringExclusionsAreSupported(isGrouping: Bool) async throws {
    server.options.refusesUnknownNotificationTypes = true
    server.options.hasGroupedNotifications = isGrouping
    happen()
    let provider = try fixture.open()
    try await provider.setHiddenNotificationKinds([.like, .quote])
    #expect(try await kinds(provider) == [.mention])
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
    #expect(await counts.next() == 4)
    try await provider.setHiddenNotificationKinds([.like])
    #expect(await counts.next() == 2)
    await provider.reading.check().value
    happen()
    _ = try await kinds(provider)
    await provider.reading.check().value
    #expect(await counts.next() == 3)
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
    #expect(await received.counts.isEmpty)
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
