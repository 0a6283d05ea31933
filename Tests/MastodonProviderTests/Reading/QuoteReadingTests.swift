import Expectations
import LocalStore
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Quotes, over a server on real sockets and a store on disk.
@Suite struct QuoteReadingTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws { fixture = try ServerFixture() }

  /// A post of Bob's that quotes one.
  @discardableResult
  private func quoting(_ post: String, state: String = "accepted") -> String {
    fixture.clock.advance(by: 1)
    var new = TestMastodon.NewPost("look")
    new.quoting = post
    new.quoteState = state
    return server.post(new, by: fixture.bob)
  }

  private func newest() async throws -> Moment {
    let page = try await fixture.open().home.refresh()
    return try require(page.items.first)
  }

  @Test func quotedPostsAreStoredWithTheirPost() async throws {
    let quoted = server.post("the ferry was late", by: fixture.ana)
    quoting(quoted)
    let moment = try await newest()
    // Without the address that is included for apps without quotes.
    expect(moment.text.string, equals: "look")
    let post = try require(moment.quote?.post)
    expect(moment.quote?.state, equals: .accepted)
    expect(moment.quote?.postID, equals: quoted)
    expect(post.text.string, equals: "the ferry was late")
    expect(post.author.id, equals: fixture.ana)
    expect(!post.isQuoting)
    server.stopListening()
    let stored = try await fixture.open().home.storedPage(downTo: nil, atLeast: 1).items.first
    expect(stored?.quote, equals: moment.quote)
  }

  @Test func aQuoteWithinAQuoteIsNotFollowed() async throws {
    let innermost = server.post("innermost", by: fixture.ana)
    let inner = quoting(innermost)
    quoting(inner)
    let quote = try require(try await newest().quote)
    expect(quote.postID, equals: inner)
    expect(quote.post?.text.string, equals: "look")
    expect(quote.post?.isQuoting, equals: true)
  }

  @Test(arguments: [
    ("pending", Quote.State.pending), ("rejected", .rejected), ("revoked", .revoked),
    ("something_new", .unauthorized),
  ])
  func unapprovedQuotesAreStoredWithoutTheirPost(word: String, state: Quote.State) async throws {
    let quoted = server.post("secret", by: fixture.ana)
    quoting(quoted, state: word)
    let quote = try require(try await newest().quote)
    expect(quote.state, equals: state)
    expectNil(quote.post)
  }

  @Test func aDeletedQuotedPostIsNotShown() async throws {
    let quoted = server.post("soon gone", by: fixture.ana)
    quoting(quoted)
    server.delete(quoted)
    try await expect(newest().quote, equals: Quote(state: .deleted))
  }

  @Test func quotesOfInvisiblePostsAreUnauthorized() async throws {
    let eve = server.addAccount("eve")
    var narrow = TestMastodon.NewPost("for followers")
    narrow.visibility = "private"
    quoting(server.post(narrow, by: eve))
    try await expect(newest().quote, equals: Quote(state: .unauthorized))
  }

  @Test func hiddenPeopleAreHiddenInQuotes() async throws {
    let eve = server.addAccount("eve")
    let quoted = server.post("loud", by: eve)
    quoting(quoted)
    server.mute(eve, by: fixture.ana)
    let muted = try require(try await newest().quote)
    // The server includes it nevertheless.
    expect(muted.state, equals: .muted)
    expect(muted.postID, equals: quoted)
    expectNil(muted.post)
    server.block(eve, by: fixture.ana)
    try await expect(newest().quote?.state, equals: .blocked)
  }

  @Test func hidingOfflineHidesQuotesImmediately() async throws {
    let eve = server.addAccount("eve")
    let post = quoting(server.post("loud", by: eve))
    let provider = try fixture.open()
    _ = try await provider.home.refresh()
    server.stopListening()
    func quote() async throws -> Quote? {
      try await provider.home.storedPage(downTo: nil, atLeast: 9).items.first { $0.postID == post }?
        .quote
    }
    try await expect(quote()?.effectiveState, equals: .accepted)
    try await provider.perform(.mute(true, accountID: eve))
    try await expect(quote()?.effectiveState, equals: .muted)
    try await provider.perform(.block(true, accountID: eve))
    try await expect(quote()?.effectiveState, equals: .blocked)
    // The post is stored: unblocking shows it again, without a network.
    try await provider.perform(.block(false, accountID: eve))
    try await provider.perform(.mute(false, accountID: eve))
    try await expect(quote()?.effectiveState, equals: .accepted)
    try await expect(quote()?.post?.text.string, equals: "loud")
  }

  @Test func serversWithoutQuotesReturnNoQuoteState() async throws {
    server.options.hasQuotes = false
    server.post("plain", by: fixture.bob)
    let moment = try await newest()
    expectNil(moment.quote)
  }
}
