import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The initial content of the composer, with and without a network.
@Suite struct ComposingTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider

  init() throws {
    fixture = try ServerFixture()
    provider = try fixture.open()
  }

  private func draft(_ text: String, replyTo: String? = nil) -> PostDraft {
    PostDraft(id: UUID().uuidString, text: text, replyTo: replyTo, updatedAt: fixture.clock.now)
  }

  @Test func newPostsUseTheAccountsDefaults() async throws {
    fixture.server.setDefaults(
      of: fixture.ana,
      visibility: "private",
      language: "zh",
      marksImagesSensitive: true
    )
    let expected = PostDefaults(
      visibility: .followers,
      language: "zh",
      isSensitive: true,
      quotePolicy: .everyone
    )
    await expect(provider.defaults(), equals: expected)
    fixture.server.stopListening()
    await expect((try fixture.open()).defaults(), equals: expected)
    try fixture.server.listen()
    fixture.server.setDefaults(of: fixture.ana, visibility: "unlisted", language: "de")
    fixture.clock.advance(by: 61)
    _ = try await provider.reader()
    let changed = PostDefaults(visibility: .unlisted, language: "de", quotePolicy: .everyone)
    await expect(provider.defaults(), equals: changed)
  }

  @Test func withoutDefaultsPostsArePublic() async throws {
    fixture.server.stopListening()
    await expect(provider.defaults(), equals: PostDefaults())
  }

  @Test(arguments: [
    ("private", Visibility.public, Visibility.followers), ("unlisted", .direct, .direct),
    ("direct", .followers, .direct), ("public", .public, .public),
  ])
  func aReplyIsNeverMoreVisibleThanItsParent(
    answered: String,
    chosen: Visibility,
    expected: Visibility
  ) async throws {
    _ = try await provider.reader()
    var post = TestMastodon.NewPost("for a few, @ana")
    post.visibility = answered
    let id = fixture.server.post(post, by: fixture.bob)
    _ = try await provider.thread(of: id)
    var answer = draft("yes", replyTo: id)
    answer.visibility = chosen
    try await expect(provider.submit(answer).visibility, equals: expected)
  }

  /// The typed text is requested from the server; without it, it is derived from the post.
  @Test func aPostIsEditedOffline() async throws {
    _ = try await provider.reader()
    let text = "hello @bob, see https://example.org/a/long/way?to=go #birds"
    fixture.server.post(text, by: fixture.ana)
    let id = try require(try await provider.home.moments(after: nil).items.first?.postID)
    fixture.server.stopListening()
    var edit = try await provider.draft(editing: id)
    expect(edit.text == text && edit.editedPostID == id)
    edit.text = "changed"
    try await expect(provider.submit(edit).text.string, equals: "changed")
    // A waiting post has the typed text.
    try await expect(provider.draft(editing: id).text, equals: "changed")
  }

  @Test func postsWithMarkupAreNotEditedOffline() async throws {
    _ = try await provider.reader()
    let id = fixture.server.post("plain", by: fixture.ana)
    var moment = try require(try await provider.home.moments(after: nil).items.first)
    moment.text = RichText("plain", runs: [.init(0..<5, .strong)])
    try await provider.store.save([moment])
    fixture.server.stopListening()
    await #expect(throws: ProviderError.self) { try await provider.draft(editing: id) }
  }

  /// The screen may still have the post's identifier from before it was sent.
  @Test func aPostBeingSentCanBeRepliedTo() async throws {
    _ = try await provider.reader()
    fixture.server.stopListening()
    let waiting = try await provider.submit(draft("first"))
    try await expect(provider.posts([waiting.postID]).map(\.postID), equals: [waiting.postID])
    let answer = try await provider.submit(draft("second", replyTo: waiting.postID))
    expect(answer.inReplyToID, equals: waiting.postID)
    try fixture.server.listen()
    let runner = provider.makeOutboxRunner()
    let watch = StoreWatch(provider)
    await runner.start()
    try await watch.until { try await provider.outbox().isEmpty }
    await runner.stop()
    try await expect(provider.thread(of: waiting.postID).moment.text.string, equals: "first")
  }
}
