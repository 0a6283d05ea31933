import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import SoupTransport
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Notifications, over a server.
@Suite struct NotificationReadingTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  /// A post of the reader's with likes, and a mention after them.
  private func happen() -> (liked: String, mention: String) {
    let liked = server.post("mine", by: fixture.ana)
    for name in ["dora", "emil", "finn"] {
      fixture.clock.advance(by: 1)
      server.like(liked, by: server.addAccount(name))
    }
    fixture.clock.advance(by: 1)
    return (liked, server.post("@ana hello", by: fixture.bob))
  }

  private func shapes(_ page: Page<ReaderNotification>) -> [String] {
    page.items.map {
      "\($0.kind) \($0.count) by \($0.people.map(\.displayName).joined(separator: "+"))"
    }
  }

  @Test func groupedNotificationsAreSingleRowsReadableOffline() async throws {
    let (liked, mention) = happen()
    let page = try await fixture.open().notifications(after: nil)
    expect(page.items.map(\.kind), equals: [.mention, .like])
    expect(page.items.map(\.count), equals: [1, 3])
    expect(page.items.map(\.people.count), equals: [1, 3])
    expect(page.items.map(\.moment?.postID), equals: [mention, liked])
    server.stopListening()
    let stored = try await fixture.open().notifications(after: nil)
    expect(shapes(stored), equals: shapes(page))
    expect(stored.items.map(\.moment?.postID), equals: [mention, liked])
    expect(stored.items.map(\.happenedAt), equals: page.items.map(\.happenedAt))
    expectNil(stored.next)
  }

  @Test func mentionsArePagedSeparatelyAndReadableOffline() async throws {
    let (_, mention) = happen()
    let provider = try fixture.open()
    let page = try await provider.notifications(.mentions, after: nil)
    expect(page.items.map(\.kind), equals: [.mention])
    expect(page.items.map(\.moment?.postID), equals: [mention])
    try await expect(provider.notifications(after: nil).items.count, equals: 2)
    server.stopListening()
    try await expect(
      provider.notifications(.mentions, after: nil).items.map(\.kind),
      equals: [.mention]
    )
    try await expect(provider.notifications(after: nil).items.count, equals: 2)
  }

  @Test func serversWithoutGroupsReturnSingleNotifications() async throws {
    server.options.hasGroupedNotifications = false
    _ = happen()
    let page = try await fixture.open().notifications(after: nil)
    expect(page.items.map(\.kind), equals: [.mention, .like, .like, .like])
    expect(page.items.allSatisfy { $0.count == 1 && $0.people.count == 1 })
  }

  @Test func olderNotificationsArePagedToTheEnd() async throws {
    let people = (0..<90).map { server.addAccount("person\($0)") }
    let posts = people.map { _ in server.post("mine", by: fixture.ana) }
    for (person, post) in zip(people, posts) { server.like(post, by: person) }
    let provider = try fixture.open()
    var page = try await provider.notifications(after: nil)
    var found = page.items
    while let next = page.next {
      page = try await provider.notifications(after: next)
      found += page.items
      try require(found.count < 200)
    }
    expect(found.compactMap(\.moment?.postID), equals: posts.reversed())
  }

  @Test func withoutAServerOrStoredPageReadingFails() async throws {
    let provider = try fixture.open()
    server.stopListening()
    await #expect(throws: ProviderError.self) { try await provider.notifications(after: nil) }
  }

  @Test func aRevokedTokenReadsTheStoredPageAndRequiresSignIn() async throws {
    let (liked, mention) = happen()
    let provider = try fixture.open()
    let page = try await provider.notifications(after: nil)
    var confirmed = provider.signInsNeeded().makeAsyncIterator()
    server.revoke(server.token(for: fixture.ana))
    let stored = try await provider.notifications(after: nil)
    await expect(confirmed.next() != nil)
    expect(shapes(stored), equals: shapes(page))
    expect(stored.items.map(\.moment?.postID), equals: [mention, liked])
    expectNil(stored.next)
  }

  @Test func aRevokedTokenWithoutAStoredPageRequiresSignIn() async throws {
    _ = happen()
    let provider = try fixture.open()
    server.revoke(server.token(for: fixture.ana))
    await #expect(throws: ProviderError.signInNeeded) {
      try await provider.notifications(after: nil)
    }
  }

  @Test func theStreamDeliversEveryKind() async throws {
    let sleep = HeldSleep()
    let provider = try fixture.open { try await sleep.sleep($0) }
    let post = server.post("mine", by: fixture.ana)
    let sync = MastodonSync(provider: provider, sockets: SoupTransport())
    let confirmed = Received()
    let events = provider.newNotifications()
    let listening = Task { for await _ in events { await confirmed.note() } }
    await sync.start()
    try await eventually { fixture.server.hasListeners(1) }
    server.like(post, by: fixture.bob)
    try await eventually { await confirmed.count == 1 }
    listening.cancel()
    await sync.stop()
  }

  private actor Received {
    private(set) var count = 0
    func note() { count += 1 }
  }
}
