import Expectations
import Foundation
import LocalStore
import MastodonAPI
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The reading position in the home timeline, here and on other devices.
@Suite struct HomeMarkerTests {
  private let fixture: ServerFixture
  private let sleep = HeldSleep()
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  private func open() throws -> MastodonProvider {
    try fixture.open { [sleep] in try await sleep.sleep($0) }
  }

  /// The reader stops at a row and stays there until the server has the position.
  private func stop(at row: String, in provider: MastodonProvider) async throws {
    try await provider.home.setReadingPosition(ReadingPosition(momentID: row, distance: 7))
    await sleep.waitForSleep(of: 5)
    sleep.wake(5)
    try await eventually { server.marker("home", of: fixture.ana) == row }
  }

  /// Another device of the reader sends its position.
  private func moveElsewhere(to row: String) async throws {
    let client = MastodonClient(
      server: try MastodonServer(server.url.absoluteString),
      token: AccessToken(server.token(for: fixture.ana)),
      transport: URLSessionTransport(timeout: 5)
    )
    _ = try await client.send(.setMarker(.home, lastReadID: row))
  }

  @Test func theReadingPositionSurvivesARestartExactly() async throws {
    let ids = fixture.post(3)
    let provider = try open()
    _ = try await provider.home.moments(after: nil)
    try await stop(at: ids[1], in: provider)
    try await expect(
      open().home.readingPosition(),
      equals: ReadingPosition(momentID: ids[1], distance: 7)
    )
  }

  @Test func aLaterPositionOfAnotherDeviceIsUsed() async throws {
    let ids = fixture.post(3)
    let here = try open()
    _ = try await here.home.moments(after: nil)
    try await stop(at: ids[0], in: here)
    fixture.clock.advance(by: 60)
    try await moveElsewhere(to: ids[2])
    let place = ReadingPosition(momentID: ids[2], reached: ids[2])
    try await expect(open().home.readingPosition(), equals: place)
  }

  @Test func anEarlierPositionOfAnotherDeviceIsIgnored() async throws {
    let ids = fixture.post(3)
    try await moveElsewhere(to: ids[2])
    fixture.clock.advance(by: 60)
    let here = try open()
    _ = try await here.home.moments(after: nil)
    try await stop(at: ids[0], in: here)
    try await expect(
      open().home.readingPosition(),
      equals: ReadingPosition(momentID: ids[0], distance: 7)
    )
  }

  @Test func aPositionOfAnUnstoredRowIsIgnored() async throws {
    let ids = fixture.post(2)
    let here = try open()
    _ = try await here.home.moments(after: nil)
    try await moveElsewhere(to: "elsewhere")
    try await here.store.setPosition(ReadingPosition(momentID: ids[0]), of: .home)
    try await expect(here.home.readingPosition(), equals: ReadingPosition(momentID: ids[0]))
  }

  @Test func aConflictIsRetried() async throws {
    let ids = fixture.post(2)
    server.options.markerConflicts = 1
    let here = try open()
    _ = try await here.home.moments(after: nil)
    try await here.home.setReadingPosition(ReadingPosition(momentID: ids[0]))
    await sleep.waitForSleep(of: 5)
    sleep.wake(5)
    await sleep.waitForSleep(of: 1)
    sleep.wake(1)
    try await eventually { server.marker("home", of: fixture.ana) == ids[0] }
  }

  @Test func aSlowServerDoesNotDelayTheScreen() async throws {
    let ids = fixture.post(2)
    let here = try fixture.open()
    _ = try await here.home.moments(after: nil)
    try await here.store.setPosition(ReadingPosition(momentID: ids[0]), of: .home)
    // Sleeps end immediately here: the waiting second is over before the server responds.
    server.faults.always(.slow(seconds: 3), matching: .get("/api/v1/markers"))
    try await expect(here.home.readingPosition(), equals: ReadingPosition(momentID: ids[0]))
  }
}
