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

/// New content that arrives while the app runs, over real sockets.
@Suite struct MastodonSyncTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private let sleep = HeldSleep()
  private var server: TestMastodon { fixture.server }

  init() throws {
    fixture = try ServerFixture()
    provider = try fixture.open { [sleep] in try await sleep.sleep($0) }
  }

  private var texts: [String] {
    get async throws { try await provider.home.storedPage(downTo: nil, atLeast: 1_000).texts }
  }

  private func streaming() async throws -> MastodonSync {
    let watch = StoreWatch(provider)
    fixture.post(1)
    let sync = MastodonSync(provider: provider, sockets: SoupTransport())
    await sync.start()
    try await watch.until { try await texts == ["1"] }
    try await eventually { server.hasListeners(1) }
    return sync
  }

  @Test func streamedPostsAreInsertedAboveWithoutARequest() async throws {
    let sync = try await streaming()
    let watch = StoreWatch(provider)
    server.forgetRequests()
    fixture.post(2, from: 2)
    try await watch.until { try await texts == numbers(3, downTo: 1) }
    expect(server.requests(.get("/api/v1/timelines")), satisfies: \.isEmpty)
    await sync.stop()
  }

  @Test func streamedEditsAndDeletionsApply() async throws {
    let sync = try await streaming()
    let watch = StoreWatch(provider)
    let ids = fixture.post(2, from: 2)
    try await watch.until { try await texts.count == 3 }
    server.edit(ids[0], text: "edited")
    try await watch.until { try await texts == ["3", "edited", "1"] }
    server.delete(ids[1])
    try await watch.until { try await texts == ["edited", "1"] }
    await sync.stop()
  }

  @Test func eventsMissedWithoutAStreamAreFetchedAfterIt() async throws {
    let sync = try await streaming()
    let watch = StoreWatch(provider)
    server.stopListening()
    fixture.post(3, from: 2)
    try server.listen()
    // The wait before the stream is reopened, which is not the only short one.
    let waking = Task { [sleep, fixture] in
      for await seconds in sleep.beginnings where seconds <= 1 {
        fixture.clock.advance(by: seconds)
        sleep.wake(seconds)
      }
    }
    try await watch.until { try await texts == numbers(4, downTo: 1) }
    waking.cancel()
    await sync.stop()
  }

  @Test func withoutAStreamTheServerIsPolledEachMinute() async throws {
    fixture.post(1)
    let watch = StoreWatch(provider)
    let sync = MastodonSync(provider: provider, sockets: nil)
    await sync.start()
    try await watch.until { try await texts == ["1"] }
    await sleep.waitForSleep(of: 60)
    fixture.post(1, from: 2)
    fixture.clock.advance(by: 60)
    sleep.wake(60)
    try await watch.until { try await texts == ["2", "1"] }
    await sync.stop()
  }

  @Test func aStoppedSyncSendsNoRequest() async throws {
    let sync = try await streaming()
    await sync.stop()
    server.forgetRequests()
    fixture.post(1, from: 2)
    await sync.wake()
    expect(server.requests, satisfies: \.isEmpty)
    try await expect(texts, equals: ["1"])
  }

  @Test func serverLimitsAreStoredAtTheStart() async throws {
    server.options.maximumCharacters = 4_321
    let sync = try await streaming()
    try await eventually { await provider.postLimits().characters == 4_321 }
    await sync.stop()
  }
}
