import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Posts in another language, as the server translates them.
@Suite struct TranslationTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private var server: TestMastodon { fixture.server }

  init() throws {
    fixture = try ServerFixture()
    fixture.server.options.translates = true
    provider = try fixture.open()
  }

  private func post(_ text: String = "Hallo @bob") async throws -> String {
    let id = server.post(text, by: fixture.bob)
    server.translate(id, into: "en", text: "Hello @bob")
    try await provider.refreshInstance()
    _ = try await provider.home.refresh()
    return id
  }

  private func shown(_ id: String) async throws -> Moment {
    let posts = try await provider.posts([id])
    return try require(posts.first)
  }

  @Test func translationsApplyToAllReads() async throws {
    let id = try await post()
    try await expect(shown(id).translation, equals: .offered)
    try await provider.translate(id, into: "en")
    let credit = MomentTranslation.Credit(sourceLanguage: "de", provider: "Testing Translator")
    let all = [
      try await shown(id), try await provider.home.storedPage(downTo: nil, atLeast: 1).items.first,
      try await provider.home.rows([id]).first, try await provider.home.refresh().items.first,
      try await provider.home.moments(after: nil).items.first,
      try await provider.storedThread(of: id)?.moment, try await provider.thread(of: id).moment,
    ]
    expect(all.map { $0?.text.string }, equals: Array(repeating: "Hello @bob", count: all.count))
    expect(all.allSatisfy { $0?.translation == .shown(credit) })
    // Mentions are known from the post.
    expect(
      all.first??.text.runs.contains { run in
        if case .mention(_, let id, _) = run.style { id == fixture.bob } else { false }
      },
      equals: true
    )
    // The reader's actions continue to work.
    try await provider.perform(.like(true, postID: id))
    try await expect(shown(id).like.isLiked)
    try await expect(shown(id).text.string, equals: "Hello @bob")
    await provider.showOriginal(of: id)
    try await expect(shown(id).text.string, equals: "Hallo @bob")
    try await expect(shown(id).translation, equals: .original(credit))
  }

  @Test func translationsNotifyAndAreNotStored() async throws {
    let id = try await post()
    let changes = provider.changes()
    try await provider.translate(id, into: "en")
    var named = 0
    for await change in changes where change.posts.contains(id) {
      named += 1
      if named == 2 { break }
    }
    expect(named, equals: 2)
    let again = try fixture.open()
    try await expect(again.posts([id]).first?.text.string, equals: "Hallo @bob")
    // An edit and its history begin with the original text.
    try await expect(provider.knownVersion(ofPost: id)?.text.string, equals: "Hallo @bob")
  }

  @Test func translationsAreRequestedOnceInTheAppLanguage() async throws {
    let id = try await post()
    for _ in 0..<2 {
      try await provider.translate(id, into: "en")
      await provider.showOriginal(of: id)
    }
    let asked = server.requests.filter { $0.path.hasSuffix("/translate") }
    expect(asked.count, equals: 1)
  }

  @Test func editingRemovesTheTranslation() async throws {
    let id = try await post()
    try await provider.translate(id, into: "en")
    fixture.clock.advance(by: 1)
    server.edit(id, text: "Hallo zusammen")
    _ = try await provider.thread(of: id)
    try await expect(shown(id).text.string, equals: "Hallo zusammen")
    try await expect(shown(id).translation, equals: .offered)
  }

  @Test func warningPollAndDescriptionsAreTranslatedToo() async throws {
    var draft = PostDraft(id: UUID().uuidString, text: "Was?", updatedAt: fixture.clock.now)
    draft.contentWarning = "Suppe"
    draft.poll = PollDraft(options: ["Tee", "Kaffee"], seconds: 3_600)
    _ = try await provider.submit(draft)
    try await provider.drainOutbox()
    try await provider.refreshInstance()
    let id = try require(try await provider.home.refresh().items.first?.postID)
    server.translate(
      id,
      into: "en",
      text: "What?",
      spoiler: "Soup",
      pollOptions: ["Tea", "Coffee"]
    )
    try await provider.translate(id, into: "en")
    let moment = try await shown(id)
    expect(moment.text.string == "What?" && moment.contentWarning == "Soup")
    expect(moment.poll?.options.map(\.title), equals: ["Tea", "Coffee"])
  }

  @Test func serversWithoutTranslationOfferNone() async throws {
    server.options.translates = false
    let id = try await post()
    try await expectNil(shown(id).translation)
    do {
      try await provider.translate(id, into: "en")
      Issue.record("It was translated")
    } catch ProviderError.httpStatus(_, let code) {
      expect(code, equals: 404)
    }
  }

  @Test func aRefusedItemCanBeRetried() async throws {
    let id = try await post()
    do {
      try await provider.translate(id, into: "ar")
      Issue.record("It was translated")
    } catch ProviderError.refused {
      try await expect(shown(id).translation, equals: .offered)
    }
    do {
      try await provider.translate(id, into: "xx")
      Issue.record("It was translated")
    } catch ProviderError.httpStatus(_, let code) {
      expect(code, equals: 503)
    }
    server.delete(id)
    await #expect(throws: ProviderError.unknownMoment(id: id)) {
      try await provider.translate(id, into: "en")
    }
  }

  @Test func offlineTranslationsAreNotQueued() async throws {
    let id = try await post()
    server.stopListening()
    await #expect(throws: ProviderError.self) { try await provider.translate(id, into: "en") }
    try await expect(shown(id).translation, equals: .offered)
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    try server.listen()
    expect(server.requests.allSatisfy { !$0.path.hasSuffix("/translate") })
  }

  /// The server would translate its own version.
  @Test func postsWithUnsentEditsAreNotTranslated() async throws {
    let id = server.post("eins", by: fixture.ana)
    server.translate(id, into: "en", text: "one")
    _ = try await provider.thread(of: id)
    server.stopListening()
    var draft = try await provider.draft(editing: id)
    draft.text = "zwei"
    _ = try await provider.submit(draft)
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.translate(id, into: "en")
    }
  }
}
