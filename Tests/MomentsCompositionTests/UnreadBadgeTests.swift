import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import SecretStore
import SocialModel
import TestSupport
import Testing
import UIKit
import _Testing_Mastodon

@testable import MomentsComposition

/// The badge of the tab of notifications, in the running app.
@MainActor @Suite struct UnreadBadgeTests {
  private let folder = TemporaryFolder(isMade: false)
  private var directories: StoreDirectories { StoreDirectories(root: folder.url) }
  private let server: TestMastodon
  private let bob: String

  init() throws {
    server = try TestMastodon()
    server.options.rateLimits = [:]
    bob = server.addAccount("bob")
  }

  /// Signs in a reader with a number of unread notifications.
  private func signIn(_ name: String, unread: Int, isCurrent: Bool) async throws -> String {
    let reader = server.addAccount(name)
    let id = "\(name)@test"
    try await AccountRegistry.open(directories, now: .now).registry.save(
      RegisteredAccount(
        known: KnownAccount(
          id: id,
          server: "test",
          account: Account(id: reader, handle: name),
          isCurrent: isCurrent
        ),
        serverURL: server.url,
        clientID: "client"
      )
    )
    try await FileSecretStorage(folder: directories.secrets)
      .save(Secret(server.token(for: reader)), for: SecretKey(.token, id))
    mention(name, times: 1 + unread)
    try await read(upTo: 0, as: reader)
    return reader
  }

  private func mention(_ name: String, times: Int = 1) {
    for _ in 0..<times {
      server.clock.advance(by: 1)
      server.post("@\(name) hello", by: bob)
    }
  }

  /// Marks notifications as read, like another device of the reader.
  private func read(upTo event: Int, as reader: String) async throws {
    let client = MastodonClient(
      server: try MastodonServer(server.url.absoluteString),
      token: AccessToken(server.token(for: reader)),
      transport: URLSessionTransport(timeout: 5)
    )
    let id = server.notificationIDs(of: reader)[event]
    _ = try await client.send(.setMarker(.notifications, lastReadID: id))
  }

  private func session(clock: any Clock<Duration>) -> Session {
    Session(
      directories: directories,
      transport: URLSessionTransport(timeout: 5),
      clock: clock,
      openURL: { _, completion in completion(false) }
    )
  }

  private func show(_ session: Session, clock: HeadlessClock) async -> Screen {
    let screen = Screen(traits: ScreenTraits(), clock: clock) {
      session.show(.tab(.timeline))
      return session.root
    }
    await screen.settle()
    // Servers are polled each minute; when the network comes back, immediately.
    session.networkChanged(isAvailable: true)
    return screen
  }

  private func tab(_ screen: Screen) -> String? {
    (try? screen.view("tab.notifications"))?.accessibilityValue
  }

  /// Waits until the badge of the tab has a count; nil for none.
  private func expectBadge(_ count: Int?, on screen: Screen) async throws {
    let words = count.map { Strings(.english).unreadBadge($0) }
    try await eventually {
      await screen.settle()
      return tab(screen) == words
    }
  }

  @Test func theBadgeShowsTheUnreadCountUntilSeen() async throws {
    let clock = HeadlessClock()
    let session = session(clock: clock)
    try await session.open(.demo(.timeline))
    let screen = await show(session, clock: clock)
    try await expectBadge(2, on: screen)
    try await screen.tap("tab.notifications")
    await screen.advance(by: 1)
    try await expectBadge(nil, on: screen)
    await session.close()
  }

  @Test func seenNotificationsClearTheBadgeAndMoveTheMarker() async throws {
    let ana = try await signIn("ana", unread: 2, isCurrent: true)
    let clock = HeadlessClock()
    let session = session(clock: clock)
    try await session.open(.lastChosen)
    let screen = await show(session, clock: clock)
    try await expectBadge(2, on: screen)
    try await screen.tap("tab.notifications")
    try await expectBadge(nil, on: screen)
    let newest = try require(server.notificationIDs(of: ana).last)
    try await eventually {
      await screen.settle()
      return server.marker("notifications", of: ana) == newest
    }
    await session.close()
  }

  @Test func eachAccountHasItsOwnBadge() async throws {
    _ = try await signIn("ana", unread: 2, isCurrent: true)
    let bo = try await signIn("bo", unread: 1, isCurrent: false)
    let clock = HeadlessClock()
    let session = session(clock: clock)
    try await session.open(.lastChosen)
    var screen = await show(session, clock: clock)
    try await expectBadge(2, on: screen)
    try await AccountRegistry.open(directories, now: .now).registry.setCurrent("bo@test")
    await session.close()
    try await session.open(.lastChosen)
    screen = await show(session, clock: clock)
    try await expectBadge(1, on: screen)
    // Events of the other reader have no effect on this one.
    mention("ana", times: 3)
    try await read(upTo: 1, as: bo)
    try await screen.tap("tab.notifications")
    try await expectBadge(nil, on: screen)
    await session.close()
  }
}
