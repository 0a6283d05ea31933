import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Polls that are posted, and edited.
@Suite struct PollPostingTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider

  init() throws {
    fixture = try ServerFixture()
    provider = try fixture.openInPassingTime()
  }

  private func draft() -> PostDraft {
    PostDraft(
      id: "draft",
      text: "Tea or coffee?",
      poll: PollDraft(
        options: ["Tea", " Coffee ", ""],
        seconds: 3_600,
        allowsSeveral: true,
        hidesTotals: true
      ),
      updatedAt: fixture.clock.now
    )
  }

  private func send() async throws {
    let runner = provider.makeOutboxRunner()
    let watch = StoreWatch(provider)
    await runner.start()
    try await watch.until { try await provider.outbox().isEmpty }
    await runner.stop()
  }

  @Test func aPollShowsImmediatelyAndIsSentOnce() async throws {
    _ = try await provider.reader()
    let shown = try await provider.submit(draft())
    expect(shown.poll?.options.map(\.title), equals: ["Tea", "Coffee"])
    expect(shown.poll?.takesVote(at: fixture.clock.now), equals: false)
    try await send()
    let posts = fixture.server.posts(by: fixture.ana)
    expect(posts.count, equals: 1)
    let question = try require(fixture.server.question(of: posts[0].id))
    expect(question.options, equals: ["Tea", "Coffee"])
    expect(question.allowsSeveral && question.hidesTotals)
    let end = try require(question.expiresAt)
    expect((3_000...3_600).contains(end.timeIntervalSince(fixture.clock.now)))
  }

  @Test func aPollWithALostResponseIsPostedOnce() async throws {
    _ = try await provider.reader()
    fixture.server.faults.next(.resetAfterEffect, matching: .post("/api/v1/statuses"))
    _ = try await provider.submit(draft())
    try await send()
    expect(fixture.server.posts(by: fixture.ana).count, equals: 1)
  }

  @Test func pollsThatTheServerWouldRejectAreRefusedImmediately() async throws {
    _ = try await provider.reader()
    var few = draft()
    few.poll?.options = ["Tea", " "]
    await #expect(throws: ProviderError.self) { try await provider.submit(few) }
    var long = draft()
    long.poll?.options = ["Tea", String(repeating: "x", count: 51)]
    await #expect(throws: ProviderError.self) { try await provider.submit(long) }
  }

  /// A poll of two options with a vote of Bob's, as the reader's draft that edits it.
  private func edit() async throws -> (id: String, draft: PostDraft) {
    _ = try await provider.reader()
    var post = TestMastodon.NewPost("Tea or coffee?")
    post.poll = ["Tea", "Coffee"]
    let id = fixture.server.post(post, by: fixture.ana)
    fixture.server.vote(1, in: id, by: fixture.bob)
    _ = try await provider.home.moments(after: nil)
    let edit = try await provider.draft(editing: id)
    expect(edit.poll?.options == ["Tea", "Coffee"] && edit.poll?.seconds == nil)
    return (id, edit)
  }

  @Test func editingTheTextKeepsTheVotes() async throws {
    var (id, edit) = try await edit()
    edit.text = "Tea, or coffee?"
    _ = try await provider.submit(edit)
    try await send()
    expect(fixture.server.question(of: id)?.votes[fixture.bob], equals: [1])
  }

  @Test func editingTheOptionsDiscardsTheVotes() async throws {
    var (id, edit) = try await edit()
    edit.poll?.options = ["Tea", "Cocoa"]
    let shown = try await provider.submit(edit)
    expect(shown.poll?.options.map(\.votes), equals: [0, 0])
    try await send()
    let question = fixture.server.question(of: id)
    expect(question?.options == ["Tea", "Cocoa"] && question?.votes.isEmpty == true)
  }

  @Test func aPollCanBeRemoved() async throws {
    var (id, edit) = try await edit()
    edit.poll = .removed
    try await expectNil(provider.submit(edit).poll)
    try await send()
    expectNil(fixture.server.question(of: id))
    try await expectNil(provider.store.moment(postID: id)?.poll)
  }
}
