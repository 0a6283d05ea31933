import Expectations
import Foundation
import LocalStore
import MastodonAPI
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The reader's notes about people.
@Suite struct NoteTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }
  private var bob: String { fixture.bob }

  init() throws { fixture = try ServerFixture() }

  private func note(_ provider: MastodonProvider) async throws -> String? {
    try await provider.knownRelationship(with: bob)?.note
  }

  private var received: String? { server.note(about: bob, by: fixture.ana) }

  @Test func aNoteShowsImmediatelyAndReachesTheServer() async throws {
    let provider = try fixture.open()
    _ = try await provider.relationships(with: [bob])
    try await expect(note(provider), equals: "")
    server.stopListening()
    try await provider.perform(.note("from the ferry", accountID: bob))
    try await expect(note(provider), equals: "from the ferry")
    try await expect(note(try fixture.open()), equals: "from the ferry")
    try server.listen()
    try await provider.drainOutbox()
    expect(received, equals: "from the ferry")
    try await expect(provider.relationships(with: [bob]).first?.note, equals: "from the ferry")
    // Other actions on the person do not change it.
    try await provider.perform(.follow(false, accountID: bob))
    try await provider.drainOutbox()
    try await expect(note(provider), equals: "from the ferry")
    try await provider.perform(.note("", accountID: bob))
    try await expect(note(provider), equals: "")
    try await provider.drainOutbox()
    expectNil(received)
  }

  @Test func aChangeByAnotherAppIsRead() async throws {
    let provider = try fixture.open()
    for text in ["elsewhere", "elsewhere again", ""] {
      server.note(text, about: bob, by: fixture.ana)
      _ = try await provider.relationships(with: [bob])
      try await expect(note(provider), equals: text)
    }
  }

  @Test func onlyTheLastOfSeveralNotesIsSent() async throws {
    let provider = try fixture.open()
    _ = try await provider.relationships(with: [bob])
    for text in ["a", "b", "c"] { try await provider.perform(.note(text, accountID: bob)) }
    try await expect(provider.outbox().map(\.action), equals: [.note("c", accountID: bob)])
    // An unchanged note is not sent.
    try await provider.perform(.note("", accountID: bob))
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    try await provider.perform(.note("d", accountID: bob))
    try await provider.drainOutbox()
    expect(received, equals: "d")
    let asked = server.requests.filter { $0.path.hasSuffix("/note") }
    expect(asked.count, equals: 1)
  }

  @Test func aRefusedNoteIsUndoneAndCanBeDiscarded() async throws {
    let provider = try fixture.open()
    try await provider.perform(.note(String(repeating: "a", count: 2_001), accountID: bob))
    try await provider.drainOutbox()
    try await expect(note(provider) ?? "", equals: "")
    let item = try require(try await provider.outbox().first)
    guard case .refused(.invalid) = item.state else {
      Issue.record("\(item.state)")
      return
    }
    _ = try await provider.discard(item.id)
    try await expect(provider.outbox(), satisfies: \.isEmpty)
  }

  @Test func theReaderCannotHaveANote() async throws {
    let provider = try fixture.open()
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.note("me", accountID: fixture.ana))
    }
  }
}
