import Expectations
import Foundation
import MastodonAPI
import Testing
import _Testing_Mastodon

@Suite struct LivePostingTests {
  private let live: LiveServer
  private var server: TestMastodon { live.server }

  init() throws { live = try LiveServer() }

  @Test func aPostHasTheContentOfItsDraft() async throws {
    let draft = StatusRequest(
      text: "Hello @bob, see https://example.org/a/path/that/is/rather/long #Birds & <more>",
      warning: "birds",
      visibility: "unlisted",
      language: "en"
    )
    let status = try await live.client(of: live.ana).send(.post(draft, idempotencyKey: "1")).value
    expect(status.spoilerText, equals: "birds")
    expect(status.sensitive)
    expect(status.visibility, equals: .unlisted)
    expect(status.mentions.elements.map(\.id), equals: [live.bob])
    expect(status.tags.elements.map(\.name), equals: ["birds"])
    expect(status.content?.contains("&amp; &lt;more&gt;"), equals: true)
    expect(status.content?.contains(#"<span class="ellipsis">"#), equals: true)
    expect(server.post(status.id)?.text, equals: draft.text)
    expect(server.notifications(of: live.bob), equals: ["mention"])
  }

  @Test func aRepeatedKeyReturnsTheFirstPostForAnHour() async throws {
    let client = try live.client(of: live.ana)
    let first = try await client.send(.post(StatusRequest(text: "a"), idempotencyKey: "k")).value
    server.clock.advance(by: 3_599)
    let second = try await client.send(.post(StatusRequest(text: "b"), idempotencyKey: "k")).value
    expect(second.id, equals: first.id)
    expect(server.posts(by: live.ana).map(\.text), equals: ["a"])
    server.clock.advance(by: 2)
    _ = try await client.send(.post(StatusRequest(text: "b"), idempotencyKey: "k"))
    expect(server.posts(by: live.ana).map(\.text), equals: ["a", "b"])
    // The key belongs to the account.
    _ = try await live.client(of: live.bob).send(
      .post(StatusRequest(text: "c"), idempotencyKey: "k")
    )
    expect(server.posts(by: live.bob).map(\.text), equals: ["c"])
  }

  @Test func aServerMayIgnoreKeys() async throws {
    server.options.honoursIdempotencyKeys = false
    let client = try live.client(of: live.ana)
    for _ in 0..<2 {
      _ = try await client.send(.post(StatusRequest(text: "a"), idempotencyKey: "k"))
    }
    expect(server.posts(by: live.ana).count, equals: 2)
  }

  @Test func aRequestWithALostResponseTakesEffect() async throws {
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/statuses"))
    let client = try live.client(of: live.ana)
    let endpoint = Endpoint.post(StatusRequest(text: "a"), idempotencyKey: "k")
    await #expect(throws: APIError.self) { try await client.send(endpoint) }
    let status = try await client.send(endpoint).value
    expect(server.posts(by: live.ana).map(\.id), equals: [status.id])
  }

  @Test func theTransportRepeatsNoRequest() async throws {
    // libcurl repeats a request by itself if a reused connection ends without a response, and waits
    // for the timeout if it cannot.
    server.options.honoursIdempotencyKeys = false
    let client = try live.client(of: live.ana, timeout: 60)
    for index in 0..<3 {
      _ = try await client.send(.verifyCredentials)
      server.faults.next(.resetAfterEffect, matching: .post("/api/v1/statuses"))
      let endpoint = Endpoint.post(StatusRequest(text: "\(index)"), idempotencyKey: "k\(index)")
      await #expect {
        try await client.send(endpoint)
      } throws: { error in
        guard case .transport(let failure)? = error as? APIError else { return false }
        return failure != .timedOut
      }
    }
    expect(server.posts(by: live.ana).map(\.text), equals: ["0", "1", "2"])
  }

  @Test func editsReplaceEverythingAndKeepHistory() async throws {
    let client = try live.client(of: live.ana)
    let post = StatusRequest(text: "one", warning: "w")
    let id = try await client.send(.post(post, idempotencyKey: "k")).value.id
    server.clock.advance(by: 60)
    let edited = try await client.send(.edit(id, StatusRequest(text: "two"))).value
    expect(edited.editedAt, equals: server.clock.now)
    expect(edited.spoilerText ?? "", equals: "")
    try await expect(client.send(.source(id)).value.text, equals: "two")
    let history = try await client.send(.history(id)).value.elements
    expect(history.map(\.content), equals: ["<p>one</p>", "<p>two</p>"])
    try await expect(
      live.problem(.edit(id, StatusRequest(text: "x")), by: live.bob)?.status,
      equals: 404
    )
  }

  @Test func aDeletedPostReturnsItsTextAndIsRemoved() async throws {
    let id = server.post("to be redrafted", by: live.ana)
    let reply = server.post("a reply", by: live.bob, replyTo: id)
    try await expect(live.problem(.delete(id), by: live.bob)?.status, equals: 404)
    let client = try live.client(of: live.ana)
    let deleted = try await client.send(.delete(id)).value
    expect(deleted.text, equals: "to be redrafted")
    expectNil(deleted.content)
    try await expect(live.problem(.delete(id))?.status, equals: 404)
    try await expectNil(client.send(.status(reply)).value.inReplyToID)
  }

  @Test func threadsAreReturnedCompletely() async throws {
    let root = server.post("root", by: live.ana)
    let middle = server.post("middle", by: live.bob, replyTo: root)
    let leaf = server.post("leaf", by: live.ana, replyTo: middle)
    let other = server.post("other", by: live.bob, replyTo: root)
    let context = try await live.client(of: nil).send(.context(middle)).value
    expect(context.ancestors.elements.map(\.id), equals: [root])
    expect(context.descendants.elements.map(\.id), equals: [leaf])
    let all = try await live.client(of: live.ana).send(.context(root)).value
    expect(all.descendants.elements.map(\.id), equals: [middle, leaf, other])
  }

  @Test func likesAndBoostsAreReportedAndCounted() async throws {
    let id = server.post("hello", by: live.bob)
    let client = try live.client(of: live.ana)
    for _ in 0..<2 {
      let liked = try await client.send(.favourite(id)).value
      expect(liked.favourited, equals: true)
      expect(liked.favouritesCount, equals: 1)
    }
    let wrapper = try await client.send(.reblog(id)).value
    expect(wrapper.id != id)
    expect(wrapper.reblog?.id, equals: id)
    try await expect(client.send(.reblog(id)).value.id, equals: wrapper.id)
    try await expect(client.send(.favouritedBy(id)).value.elements.map(\.id), equals: [live.ana])
    try await expect(client.send(.rebloggedBy(id)).value.elements.map(\.id), equals: [live.ana])
    try await expect(client.send(.unreblog(id)).value.id, equals: id)
    try await expect(client.send(.unfavourite(id)).value.favouritesCount, equals: 0)
    expect(!server.isBoosted(id, by: live.ana))
    expect(server.notifications(of: live.bob), equals: ["reblog"])
  }

  @Test func aPrivatePostIsReadByFollowersOnly() async throws {
    var post = TestMastodon.NewPost("between us")
    post.visibility = "private"
    let id = server.post(post, by: live.bob)
    try await expect(live.problem(.status(id))?.status, equals: 404)
    server.follow(live.bob, by: live.ana)
    try await expectNil(live.problem(.status(id)))
  }

  @Test func pollsAcceptOneVote() async throws {
    var post = TestMastodon.NewPost("Tea or coffee?")
    post.poll = ["Tea", "Coffee"]
    let id = server.post(post, by: live.bob)
    let client = try live.client(of: live.ana)
    let poll = try require(try await client.send(.status(id)).value.poll)
    expect(poll.options.elements.map(\.title), equals: ["Tea", "Coffee"])
    let voted = try await client.send(.vote(poll.id, choices: [1])).value
    expect(voted.options.elements.map(\.votesCount), equals: [0, 1])
    try await expect(live.problem(.vote(poll.id, choices: [0]))?.status, equals: 422)
    try await expect(live.problem(.vote(poll.id, choices: [0]), by: live.bob)?.status, equals: 422)
    server.clock.advance(by: 86_400)
    try await expect(client.send(.status(id)).value.poll?.expired, equals: true)
  }

  @Test(arguments: [
    (StatusRequest(text: " \n"), "Validation failed: Text can't be blank"),
    (
      StatusRequest(text: String(repeating: "å", count: 501)),
      "Validation failed: Text character limit of 500 exceeded"
    ),
    (
      StatusRequest(text: "a", visibility: "secret"),
      "Validation failed: Visibility is not included in the list"
    ),
    (
      StatusRequest(text: "a", mediaIDs: ["no"]),
      "Media no not found or already attached to another post"
    ),
  ])
  func invalidInputIsRefused(draft: StatusRequest, message: String) async throws {
    let problem = try await live.problem(.post(draft, idempotencyKey: "k"))
    expect(problem, equals: .http(.init(status: 422, message: message)))
    expect(server.posts, satisfies: \.isEmpty)
  }

  @Test func refusalsAreInTheLanguageOfTheAccount() async throws {
    let mari = server.addAccount("mari", locale: "ja")
    let problem = try await live.problem(
      .post(StatusRequest(text: ""), idempotencyKey: "k"),
      by: mari
    )
    expect(problem, equals: .http(.init(status: 422, message: "エラーがあります: 本文を入力してください")))
  }

  @Test func aReplyToADeletedPostIsRejected() async throws {
    let id = server.post("root", by: live.bob)
    server.delete(id)
    let draft = StatusRequest(text: "a", inReplyToID: id)
    try await expect(live.problem(.post(draft, idempotencyKey: "k"))?.status, equals: 404)
  }

  @Test func lengthIsCountedLikeOnMastodon() async throws {
    // An address counts as 23 letters, a mention without its server.
    let address = "https://example.org/" + String(repeating: "a", count: 600)
    let text = "\(address) @bob@far.example.org " + String(repeating: "👩‍👩‍👧", count: 471)
    try await expectNil(live.problem(.post(StatusRequest(text: text), idempotencyKey: "k")))
    let long = StatusRequest(text: text + "x")
    try await expect(live.problem(.post(long, idempotencyKey: "l"))?.status, equals: 422)
  }
}

extension APIError {
  /// The HTTP status of a refusal; nil for everything else.
  var status: Int? {
    if case .http(let problem) = self { problem.status } else { nil }
  }
}
