import Expectations
import Foundation
import LocalStore
import MastodonAPI
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Pinned posts on profiles.
@Suite struct PinTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func pinned(_ account: String) -> TimelineScope { .pinned(accountID: account) }

  /// The texts of the stored rows that are pinned, as the screen shows them.
  private func shown(_ provider: MastodonProvider, _ account: String) async throws -> [String] {
    var page = try await provider.storedTimeline(pinned(account)).storedPage(
      downTo: nil,
      atLeast: 100
    )
    page.items = page.items.filter { $0.isPinned == true }
    return page.texts
  }

  @Test func aPersonsPinnedPostsAreReadInOrderAndStored() async throws {
    let ids = fixture.post(4)
    let provider = try fixture.open()
    for place in [0, 3, 1] { server.pin(ids[place]) }
    let timeline = provider.storedTimeline(pinned(fixture.bob))
    try await expect(timeline.moments(after: nil).texts, equals: ["2", "4", "1"])
    try await expect(timeline.moments(after: nil).items.allSatisfy { $0.isPinned == true })
    // Pages without this value do not change it.
    _ = try await provider.home.refresh()
    try await expect(provider.store.moment(postID: ids[3])?.isPinned, equals: true)
    server.stopListening()
    try await expect(
      fixture.open().storedTimeline(pinned(fixture.bob)).moments(after: nil).items.count,
      equals: 3
    )
    try server.listen()
    server.unpin(ids[3])
    server.pin(ids[2])
    try await expect(timeline.refresh().texts, equals: ["3", "2", "1"])
    try await expect(provider.store.moment(postID: ids[3])?.isPinned, equals: false)
    for id in ids { server.unpin(id) }
    try await expect(timeline.refresh().items, satisfies: \.isEmpty)
    try await expectNil(timeline.moments(after: nil).next)
  }

  @Test func aPinShowsImmediatelyAndReachesTheServer() async throws {
    let old = server.post("post 1", by: fixture.ana)
    let new = server.post("post 2", by: fixture.ana)
    let provider = try fixture.open()
    _ = try await provider.storedTimeline(.profile(accountID: fixture.ana)).moments(after: nil)
    _ = try await provider.storedTimeline(pinned(fixture.ana)).moments(after: nil)
    server.stopListening()
    try await provider.perform(.pin(true, postID: new))
    try await provider.perform(.pin(true, postID: old))
    try await expect(shown(provider, fixture.ana), equals: ["1", "2"])
    expect(server.pins(of: fixture.ana), satisfies: \.isEmpty)
    try server.listen()
    try await provider.drainOutbox()
    // Both are sent concurrently; the server's order is that of their arrival.
    let pins = server.pins(of: fixture.ana)
    expect(Set(pins), equals: [old, new])
    let refreshed = try await provider.storedTimeline(pinned(fixture.ana)).refresh()
    expect(refreshed.items.map(\.postID), equals: pins)
    try await provider.perform(.pin(false, postID: old))
    try await expect(shown(provider, fixture.ana), equals: ["2"])
    try await provider.drainOutbox()
    expect(server.pins(of: fixture.ana), equals: [new])
    try await expect(provider.storedTimeline(pinned(fixture.ana)).refresh().texts, equals: ["2"])
  }

  @Test func aSixthPinIsUndoneWithTheServersMessage() async throws {
    let ids = (1...6).map { server.post("post \($0)", by: fixture.ana) }
    let provider = try fixture.open()
    _ = try await provider.storedTimeline(.profile(accountID: fixture.ana)).moments(after: nil)
    for id in ids.prefix(5) { server.pin(id) }
    _ = try await provider.storedTimeline(pinned(fixture.ana)).moments(after: nil)
    try await provider.perform(.pin(true, postID: ids[5]))
    try await provider.drainOutbox()
    try await expect(shown(provider, fixture.ana), equals: ["5", "4", "3", "2", "1"])
    let item = try require(try await provider.outbox().first)
    expect(
      item.state,
      equals: .refused(
        .invalid("Validation failed: You have already pinned the maximum number of posts")
      )
    )
  }

  /// Servers refuse to pin a post that is pinned already, which is the requested state.
  @Test func aPinWithALostResponseSucceeds() async throws {
    let id = server.post("post 1", by: fixture.ana)
    let clock = fixture.clock
    let provider = try fixture.open { clock.advance(by: $0) }
    _ = try await provider.storedTimeline(.profile(accountID: fixture.ana)).moments(after: nil)
    try await provider.perform(.pin(true, postID: id))
    server.pin(id)
    // If the post cannot be read, nothing is decided.
    server.faults.next(.error(status: 503), matching: .get("/api/v1/statuses/\(id)"))
    try await provider.drainOutbox()
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    try await expect(provider.store.moment(postID: id)?.isPinned, equals: true)
  }
}
