import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Quotes in posts, and the quote policy of the reader's posts.
@Suite struct QuotePostingTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private var server: TestMastodon { fixture.server }

  init() throws {
    fixture = try ServerFixture()
    provider = try fixture.openInPassingTime()
  }

  private func draft(quoting post: String?, policy: QuotePolicy? = nil) -> PostDraft {
    PostDraft(
      id: "draft",
      text: "look at this",
      quotedPostID: post,
      quotePolicy: policy,
      updatedAt: fixture.clock.now
    )
  }

  private func send() async throws {
    let runner = provider.makeOutboxRunner()
    let watch = StoreWatch(provider)
    await runner.start()
    try await watch.until {
      try await provider.outbox().allSatisfy { if case .refused = $0.state { true } else { false } }
    }
    await runner.stop()
  }

  /// Bob's post, as the reader sees it.
  private func post() async throws -> String {
    _ = try await provider.reader()
    let id = server.post("the ferry was late", by: fixture.bob)
    _ = try await provider.home.refresh()
    return id
  }

  private func newest() async throws -> Moment {
    try require(try await provider.home.storedPage(downTo: nil, atLeast: 5).items.first)
  }

  @Test func aQuoteShowsImmediatelyAndIsSent() async throws {
    let quoted = try await post()
    let shown = try await provider.submit(draft(quoting: quoted, policy: .followers))
    expect(shown.isPending)
    expect(shown.quote?.post?.text.string, equals: "the ferry was late")
    try await send()
    let sent = try await newest()
    expect(!sent.isPending && sent.text.string == "look at this")
    expect(sent.quote?.postID == quoted && sent.quote?.state == .accepted)
    expect(server.quote(ofPost: sent.postID)?.post, equals: quoted)
    expect(sent.quotePolicy, equals: .followers)
    try await expect(provider.outbox(), satisfies: \.isEmpty)
  }

  @Test func aRefusedQuoteWaitsWithTheServersMessage() async throws {
    let quoted = try await post()
    server.setQuotePolicy("nobody", ofPost: quoted)
    _ = try await provider.submit(draft(quoting: quoted))
    try await send()
    let item = try require(try await provider.outbox().first)
    let words = "The post you are trying to quote does not appear to exist."
    expect(item.state, equals: .refused(.refused(words)))
  }

  @Test func aQuoteWithALostResponseIsNotPostedTwice() async throws {
    let quoted = try await post()
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/statuses"))
    _ = try await provider.submit(draft(quoting: quoted))
    try await send()
    expect(server.requests(.post("/api/v1/statuses")).count, isAtLeast: 1)
    expect(server.posts(by: fixture.ana).count, equals: 1)
  }

  @Test func anEditKeepsTheQuotePolicyUnlessOneIsChosen() async throws {
    let quoted = try await post()
    _ = try await provider.submit(draft(quoting: quoted, policy: .nobody))
    try await send()
    let id = try await newest().postID
    var edit = try await provider.draft(editing: id)
    expect(edit.quotePolicy == .nobody && edit.quotedPostID == quoted)
    edit.quotePolicy = nil
    edit.text = "look again"
    _ = try await provider.submit(edit)
    try await send()
    expect(server.quotePolicy(ofPost: id), equals: "nobody")
    expect(server.quote(ofPost: id)?.post, equals: quoted)
    edit = try await provider.draft(editing: id)
    edit.quotePolicy = .everyone
    _ = try await provider.submit(edit)
    try await send()
    expect(server.quotePolicy(ofPost: id), equals: "public")
  }

  @Test func quotesOfFollowersOnlyPostsAreForFollowersOnly() async throws {
    _ = try await provider.reader()
    var own = TestMastodon.NewPost("only for you")
    own.visibility = "private"
    let quoted = server.post(own, by: fixture.ana)
    _ = try await provider.home.refresh()
    let shown = try await provider.submit(draft(quoting: quoted))
    expect(shown.visibility, equals: .followers)
  }

  @Test func photosAndPollsAreRejectedWithAQuote() async throws {
    var both = draft(quoting: "1")
    both.poll = PollDraft(options: ["a", "b"], seconds: 3_600)
    await #expect(throws: ProviderError.refused(reason: nil)) { try await provider.submit(both) }
  }

  @Test func draftsStoreTheirQuotedPostAndPolicy() async throws {
    try await provider.save(draft(quoting: "7", policy: .followers))
    let stored = try require(try await provider.drafts().first)
    expect(stored.quotedPostID == "7" && stored.quotePolicy == .followers)
  }

  @Test func defaultsIncludeTheQuotePolicyOfTheServer() async throws {
    server.setQuotePolicy("followers", of: fixture.ana)
    await expect(provider.defaults().quotePolicy, equals: .followers)
  }

  @Test func quoteSupportIsReadFromTheServer() async throws {
    try await provider.refreshInstance()
    await expect(provider.limits().takesQuotes)
    server.options.apiVersion = 6
    fixture.clock.advance(by: 2 * 86_400)
    try await provider.refreshInstance()
    await expect(!provider.limits().takesQuotes)
  }
}
