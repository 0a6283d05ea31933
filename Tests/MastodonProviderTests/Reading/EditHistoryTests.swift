import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The edit histories of posts.
@Suite struct EditHistoryTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private var server: TestMastodon { fixture.server }

  init() throws {
    fixture = try ServerFixture()
    provider = try fixture.open()
  }

  /// A post that was edited twice, and is stored here.
  private func editedPost(by author: String) async throws -> String {
    let id = server.post("one @bob #soup", by: author)
    for text in ["two @bob #soup", "three @bob #soup"] {
      fixture.clock.advance(by: 60)
      server.edit(id, text: text)
    }
    _ = try await provider.thread(of: id)
    return id
  }

  private func edit(_ id: String, _ text: String) async throws {
    var draft = try await provider.draft(editing: id)
    draft.text = text
    draft.updatedAt = fixture.clock.now
    _ = try await provider.submit(draft)
  }

  @Test func versionsAreReturnedNewestFirst() async throws {
    let id = try await editedPost(by: fixture.bob)
    let versions = try await provider.versions(ofPost: id)
    expect(
      versions.map(\.text.string),
      equals: ["three @bob #soup", "two @bob #soup", "one @bob #soup"]
    )
    expect(versions.map(\.author.id), equals: [fixture.bob, fixture.bob, fixture.bob])
    let times = versions.compactMap(\.createdAt)
    expect(times.count == 3 && times == times.sorted(by: >))
    // Mentions are known from the post.
    let styles = versions.last?.text.runs.map(\.style) ?? []
    expect(
      styles.contains { style in
        if case .mention(_, let id, _) = style { id == fixture.bob } else { false }
      }
    )
    expect(styles.contains(.hashtag("soup")))
  }

  @Test func anEditIsDescribedByItsParts() async throws {
    let id = server.post("text", by: fixture.ana)
    _ = try await provider.thread(of: id)
    var draft = try await provider.draft(editing: id)
    draft.contentWarning = "Spoilers"
    draft.poll = PollDraft(options: ["Tea", "Coffee"], seconds: 3_600)
    fixture.clock.advance(by: 60)
    draft.updatedAt = fixture.clock.now
    _ = try await provider.submit(draft)
    try await provider.drainOutbox()
    let versions = try await provider.versions(ofPost: id)
    expect(versions.first?.contentWarning, equals: "Spoilers")
    expect(versions.map(\.pollOptions), equals: [["Tea", "Coffee"], []])
    expect(
      zip(versions, versions.dropFirst()).map { $0.changes(since: $1) },
      equals: [[.warning, .poll]]
    )
  }

  /// The server has it as soon as it is sent; before that, the reader has the local version.
  @Test func aPendingEditIsTheCurrentVersion() async throws {
    let id = server.post("one", by: fixture.ana)
    _ = try await provider.thread(of: id)
    try await expect(provider.knownVersion(ofPost: id)?.isPending, equals: false)
    server.stopListening()
    try await edit(id, "two")
    let known = try await provider.knownVersion(ofPost: id)
    expect(known?.text.string == "two" && known?.isPending == true)
    await #expect(throws: ProviderError.self) { try await provider.versions(ofPost: id) }
    try server.listen()
    try await expect(provider.versions(ofPost: id).map(\.text.string), equals: ["one"])
    try await provider.drainOutbox()
    try await expect(provider.knownVersion(ofPost: id)?.isPending, equals: false)
    try await expect(provider.versions(ofPost: id).map(\.text.string), equals: ["two", "one"])
  }

  @Test func aServerWithoutVersionsIsDistinguishedFromADeletedPost() async throws {
    let id = try await editedPost(by: fixture.bob)
    server.options.hasEditHistory = false
    do {
      _ = try await provider.versions(ofPost: id)
      Issue.record("There are versions")
    } catch ProviderError.httpStatus(_, let code) {
      expect(code, equals: 404)
    }
    try await expect(provider.knownVersion(ofPost: id) != nil)
    server.delete(id)
    await #expect(throws: ProviderError.unknownMoment(id: id)) {
      try await provider.versions(ofPost: id)
    }
    try await expectNil(provider.knownVersion(ofPost: id))
  }

  @Test func anUnsentPostHasOnlyItsPendingVersion() async throws {
    _ = try await provider.reader()
    server.stopListening()
    let moment = try await provider.submit(
      PostDraft(id: UUID().uuidString, text: "new", updatedAt: fixture.clock.now)
    )
    try await expect(provider.versions(ofPost: moment.postID), satisfies: \.isEmpty)
    try await expect(provider.knownVersion(ofPost: moment.postID)?.isPending, equals: true)
  }
}
