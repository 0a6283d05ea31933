import Expectations
import Foundation
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

@MainActor
@Suite("Answers to desktop notices")
struct NoticeAnswerTests {
  private let strings = Strings(.english)

  /// Accepts likes, or refuses them, and passes on answers to follow requests.
  private struct Likes: ActionProvider {
    let actions = FakeActions()
    var requests: FakeRequests?
    var failure: ProviderError?

    var supported: Set<ActionKind> { [.like, .followRequest] }

    func perform(_ action: ReaderAction) async throws -> String? {
      guard case .like(let liked, let postID) = action else {
        return try await requests?.perform(action)
      }
      let moment = Moment(
        id: postID,
        author: Account(id: "bob", handle: "bob"),
        text: RichText("hello")
      )
      try await actions.setLiked(liked, moment) {
        if let failure { throw failure }
        return LikeState(isLiked: liked, count: 1)
      }
      return nil
    }
  }

  private let requests = FakeRequests([
    Account(id: "layla", handle: "layla"), Account(id: "marco", handle: "marco"),
  ])

  private func perform(
    _ kind: NoticeAnswer.Kind,
    _ subject: String,
    likes: Likes = Likes()
  ) async -> String? {
    var actions = likes
    actions.requests = requests
    return await NoticeAnswers(actions: actions, language: .english)
      .perform(NoticeAnswer(kind, subject, account: nil))
  }

  @Test("answers survive encoding, and other texts are rejected")
  func texts() {
    for kind in NoticeAnswer.Kind.allCases {
      for account in [nil, "ana@example.org"] {
        let answer = NoticeAnswer(kind, "a post\nwith lines", account: account)
        expect(NoticeAnswer(text: answer.text), equals: answer)
      }
    }
    for text in ["", "like", "like\nana", "like\nana\n", "delete\nana\n7", "moments://moment/7"] {
      expectNil(NoticeAnswer(text: text))
    }
    expect(NoticeAnswer.Kind.allCases.filter(\.needsWindow), equals: [.reply])
  }

  @Test("a like works like a tap, and a refusal is shown")
  func liking() async {
    let likes = Likes()
    var changes = likes.actions.changes().makeAsyncIterator()
    await expectNil(perform(.like, "7", likes: likes))
    await expect(changes.next()?.posts, equals: ["7"])
    var refused = Likes()
    refused.failure = .refused(reason: nil)
    await expect(perform(.like, "7", likes: refused), equals: strings.likeRefused)
  }

  @Test("follow requests are answered")
  func answering() async throws {
    await expectNil(perform(.accept, "layla"))
    await expectNil(perform(.reject, "marco"))
    let states = try await requests.knownFollowRequests(from: ["layla", "marco"])
    expect(states, equals: ["layla": .accepted, "marco": .rejected])
    let words = await perform(.accept, "nobody")
    expect(words?.hasPrefix(strings.requestNotAnswered), equals: true)
  }

  @Test("a request has both answers; several open the notifications")
  func notices() async {
    let people = ["layla", "marco"].map { Account(id: $0, handle: $0, displayName: $0.capitalized) }
    let asking = Asking(people: [[people[0]], people])
    var received: [Notice] = []
    await FollowRequestNotices(
      provider: asking,
      offers: NoticeOffers([.accept, .reject, .like], account: "ana@test"),
      language: .english
    )
    .watch { received.append($0) }
    expect(
      received.map(\.title).map { $0.filter { !"\u{2068}\u{2069}".contains($0) } },
      equals: [
        "Layla wants to follow you", "2 people want to follow you",
      ]
    )
    expect(received[0].buttons.map(\.title), equals: ["Accept", "Reject"])
    expect(
      received[0].buttons.map(\.answer.text),
      equals: [
        "accept\nana@test\nlayla", "reject\nana@test\nlayla",
      ]
    )
    expect(received[1].buttons, satisfies: \.isEmpty)
    expect(received[1].body.split(separator: "\n").count, equals: 2)
    expect(
      received.map(\.link.absoluteString),
      equals: Array(repeating: "moments://notifications", count: 2)
    )
  }

  /// Follow requests, in pages.
  private struct Asking: FollowRequestProvider {
    var people: [[Account]]

    func newFollowRequests() -> AsyncStream<[Account]> {
      AsyncStream { continuation in
        for some in people { continuation.yield(some) }
        continuation.finish()
      }
    }

    func followRequests(after cursor: PageCursor?) async throws -> Page<FollowRequest> {
      Page(items: [])
    }
    func knownFollowRequests(
      from accountIDs: [String]
    ) async throws -> [String: FollowRequest.State] { [:] }
    func knownFollowRequestCount() async throws -> FollowRequest.Count { .init(known: 0) }
    var supported: Set<ActionKind> { [] }
    func perform(_ action: ReaderAction) async throws -> String? { nil }
  }
}
