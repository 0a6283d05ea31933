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

/// A follow request is reported once.
@Suite struct NewFollowRequestTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }
  private let shy: String

  init() throws {
    fixture = try ServerFixture()
    shy = fixture.server.addAccount("shy", isLocked: true)
  }

  private func open() async throws -> MastodonProvider {
    let sleep = HeldSleep()
    let provider = try fixture.open(as: shy) { try await sleep.sleep($0) }
    _ = try await provider.reader()
    return provider
  }

  private func ask(_ name: String) -> String {
    fixture.clock.advance(by: 1)
    let person = server.addAccount(name)
    server.follow(shy, by: person)
    return person
  }

  private actor Received {
    private(set) var names: [[String]] = []
    func received(_ people: [Account]) { names.append(people.map(\.handle)) }
  }

  private func listening(
    to provider: MastodonProvider,
    _ body: (Received) async throws -> Void
  ) async throws {
    let received = Received()
    let stream = provider.newFollowRequests()
    let work = Task { for await people in stream { await received.received(people) } }
    try await body(received)
    work.cancel()
  }

  @Test func existingFollowRequestsAreNotReportedAndNewOnesOnce() async throws {
    _ = ask("before")
    let provider = try await open()
    try await listening(to: provider) { received in
      await provider.checkForFollowRequests()
      _ = ask("dora")
      await provider.checkForFollowRequests()
      try await eventually { await received.names == [["dora"]] }
      await provider.checkForFollowRequests()
      _ = ask("emil")
      _ = ask("finn")
      await provider.checkForFollowRequests()
      try await eventually { await received.names == [["dora"], ["emil", "finn"]] }
    }
    try await expect(provider.knownFollowRequestCount().known, equals: 3)
  }

  @Test func aNewRequestAfterARejectionIsReportedAgain() async throws {
    let provider = try await open()
    try await listening(to: provider) { received in
      await provider.checkForFollowRequests()
      let dora = ask("dora")
      await provider.checkForFollowRequests()
      try await provider.perform(.followRequest(accepted: false, accountID: dora))
      try await provider.drainOutbox()
      fixture.clock.advance(by: 1)
      server.follow(shy, by: dora)
      await provider.checkForFollowRequests()
      try await eventually { await received.names == [["dora"], ["dora"]] }
    }
  }

  @Test func hiddenKindsAreNotReported() async throws {
    let provider = try await open()
    try await listening(to: provider) { received in
      await provider.checkForFollowRequests()
      try await provider.setHiddenNotificationKinds([.followRequest])
      _ = ask("dora")
      await provider.checkForFollowRequests()
      try await provider.setHiddenNotificationKinds([])
      _ = ask("emil")
      await provider.checkForFollowRequests()
      try await eventually { await received.names == [["emil"]] }
    }
  }

  @Test func unlockedAccountsRequestNoFollowRequests() async throws {
    let provider = try fixture.open()
    _ = try await provider.reader()
    server.forgetRequests()
    try await listening(to: provider) { _ in await provider.checkForFollowRequests() }
    expect(server.requests, satisfies: \.isEmpty)
  }

  @Test func theStreamDeliversFollowRequests() async throws {
    let provider = try await open()
    try await listening(to: provider) { received in
      let sync = MastodonSync(provider: provider, sockets: SoupTransport())
      await sync.start()
      try await eventually { fixture.server.hasListeners(1) }
      await provider.checkForFollowRequests()
      _ = ask("dora")
      try await eventually { await received.names == [["dora"]] }
      await sync.stop()
    }
  }
}
