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
    #expect(try await note(provider) == "")
    server.stopListening()
    try await provider.setNote("from the ferry", accountID: bob)
    #expect(try await note(provider) == "from the ferry")
    #expect(try await note(try fixture.open()) == "from the ferry")
    try server.listen()
    try await provider.drainOutbox()
    #expect(received == "from the ferry")
    #expect(try await provider.relationships(with: [bob]).first?.note == "from the ferry")
    // Other actions on the person do not change it.
    _ = try await provider.setFollowing(false, accountID: bob)
    try await provider.drainOutbox()
    #expect(try await note(provider) == "from the ferry")
    try await provider.setNote("", accountID: bob)
    #expect(try await note(provider) == "")
    try await provider.drainOutbox()
    #expect(received == nil)
  }

  @Test func aChangeByAnotherAppIsRead() async throws {
    let provider = try fixture.open()
    for text in ["elsewhere", "elsewhere again", ""] {
      server.note(text, about: bob, by: fixture.ana)
      _ = try await provider.relationships(with: [bob])
      #expect(try await note(provider) == text)
    }
  }

  @Test func onlyTheLastOfSeveralNotesIsSent() async throws {
    let provider = try fixture.open()
    _ = try await provider.relationships(with: [bob])
    for text in ["a", "b", "c"] { try await provider.setNote(text, accountID: bob) }
    #expect(try await provider.outbox().map(\.action) == [.note("c", accountID: bob)])
    // An unchanged note is not sent.
    try await provider.setNote("", accountID: bob)
    #expect(try await provider.outbox().isEmpty)
    try await provider.setNote("d", accountID: bob)
    try await provider.drainOutbox()
    #expect(received == "d")
    let asked = server.requests.filter { $0.path.hasSuffix("/note") }
    #expect(asked.count == 1)
  }

  @Test func aRefusedNoteIsUndoneAndCanBeDiscarded() async throws {
    let provider = try fixture.open()
    try await provider.setNote(String(repeating: "a", count: 2_001), accountID: bob)
    try await provider.drainOutbox()
    #expect(try await note(provider) ?? "" == "")
    let item = try #require(try await provider.outbox().first)
    guard case .refused(.invalid) = item.state else {
      Issue.record("\(item.state)")
      return
    }
    _ = try await provider.discard(item.id)
    #expect(try await provider.outbox().isEmpty)
  }

  @Test func theReaderCannotHaveANote() async throws {
    let provider = try fixture.open()
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.setNote("me", accountID: fixture.ana)
    }
  }
}
