import Expectations
import Foundation
import LocalStore
import Locking
import MastodonAPI
import SocialModel
import TestSupport
import Testing

@testable import MastodonProvider

/// Random actions, random faults, stops and starts: in the end, the server has the intended state.
@Suite struct OutboxRandomTests {
  @Test(arguments: [true, false], Seeds.first(1))
  func theServerReceivesAllActionsInAnyOrderOfEvents(
    honoursKeys: Bool,
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let fixture = try await RunnerFixture()
      fixture.server.state.withLock { $0.honoursKeys = honoursKeys }
      var reader = RandomReader(fixture: fixture)
      var runner = try fixture.makeRunner(honoursKeys: honoursKeys)
      for _ in 0..<Int.random(in: 10..<40, using: &random) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: await runner.start()
        case 1:
          await runner.stop()
          runner = try fixture.makeRunner(honoursKeys: honoursKeys)
        case 2, 3: reader.breakSomething(&random)
        default: try await reader.doSomething(&random)
        }
      }
      await runner.stop()
      fixture.server.state.withLock { $0.faults = [] }
      try await fixture.drain(honoursKeys: honoursKeys)
      try await expect(fixture.store.outbox(), satisfies: \.isEmpty, "seed \(seed)")
      reader.compare("seed \(seed)")
    }
  }
}

/// Performs actions, and tracks the expected final state of the server.
private struct RandomReader {
  let fixture: RunnerFixture
  private var likes: [String: Bool] = [:]
  private var boosts: [String: Bool] = [:]
  private var isFollowing = false
  /// The texts of own posts, by their initial identities.
  private var posts: [String: String] = [:]
  private var count = 0

  init(fixture: RunnerFixture) { self.fixture = fixture }

  mutating func breakSomething(_ random: inout SeededGenerator) {
    let server = fixture.server
    switch Int.random(in: 0..<7, using: &random) {
    case 0: server.fail("", .lost(.offline))
    case 1: server.fail("", .answerLost(.timedOut))
    case 2: server.fail("POST v1/statuses", .answerLost(.other("reset")))
    case 3: server.fail("", .answer(503))
    case 4: server.fail("", .effectAndAnswer(200, body: "<html>"))
    case 5: server.fail("GET", .answer(502, body: "<html>"))
    default: server.fail("", .answer(429, headers: ["Retry-After": "30"]))
    }
  }

  mutating func doSomething(_ random: inout SeededGenerator) async throws {
    let store = fixture.store
    let isOn = Bool.random(using: &random)
    let other = Bool.random(using: &random) ? "10" : "11"
    let own = posts.keys.sorted().randomElement(using: &random)
    switch (Int.random(in: 0..<8, using: &random), own) {
    case (0, _):
      try await store.enqueue(.like(isOn, postID: other), now: fixture.clock.now)
      likes[other] = isOn
    case (1, _):
      try await store.enqueue(.boost(isOn, postID: other), now: fixture.clock.now)
      boosts[other] = isOn
    case (2, _):
      try await store.enqueue(.follow(isOn, accountID: "7"), now: fixture.clock.now)
      isFollowing = isOn
    case (3, let id?):
      var draft = fixture.draft(nextText())
      draft.editedPostID = id
      try await store.enqueue(.edit(draft), now: fixture.clock.now)
      posts[id] = draft.text
    case (4, let id?):
      try await store.enqueue(.delete(postID: id), now: fixture.clock.now)
      posts[id] = nil
      likes[id] = nil
    case (5, let id?):
      try await store.enqueue(.like(isOn, postID: id), now: fixture.clock.now)
      likes[id] = isOn
    default:
      let media = isOn ? [try await fixture.image("words")] : []
      let draft = fixture.draft(nextText(), replyTo: isOn ? other : nil, media: media)
      posts["local:\(try await fixture.post(draft).id)"] = draft.text
    }
  }

  private mutating func nextText() -> String {
    count += 1
    return "text number \(count)"
  }

  func compare(_ comment: Comment) {
    let server = fixture.server
    expect(server.ownPosts.map(\.text).sorted(), equals: posts.values.sorted(), comment)
    for (id, isOn) in likes where !id.hasPrefix("local:") {
      expect(server.post(id)?.isLiked, equals: isOn, comment)
    }
    for (id, isOn) in likes where id.hasPrefix("local:") {
      let post = server.ownPosts.first { $0.text == posts[id] }
      expect(post?.isLiked, equals: isOn, comment)
    }
    for (id, isOn) in boosts { expect(server.post(id)?.isBoosted, equals: isOn, comment) }
    expect(server.state.withLock { $0.following.contains("7") }, equals: isFollowing, comment)
  }
}
