import Expectations
import LocalStore
import MomentsValues
import SocialModel
import SoupTransport
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// A mention of the reader is reported once.
@Suite struct MentionTests {
  private let fixture: ServerFixture

  init() throws {
    fixture = try ServerFixture()
  }

  private func speak(_ text: String) -> String {
    fixture.clock.advance(by: 1)
    return fixture.server.post("@ana \(text)", by: fixture.bob)
  }

  /// Texts in the order of arrival.
  private actor Received {
    private(set) var texts: [String] = []
    /// The number of texts in each delivery.
    private(set) var counts: [Int] = []

    func received(_ moments: [Moment]) {
      texts += moments.map(\.text.string)
      counts.append(moments.count)
    }
  }

  /// Observes mentions while `body` runs.
  private func listening(
    to provider: MastodonProvider,
    _ body: (Received) async throws -> Void
  ) async throws {
    let received = Received()
    let stream = provider.mentions()
    let work = Task { for await moments in stream { await received.received(moments) } }
    try await body(received)
    work.cancel()
  }

  @Test func existingEventsAreNotReportedAndNewOnesOnce() async throws {
    _ = speak("before")
    let provider = try fixture.open()
    try await listening(to: provider) { received in
      await provider.mentionWatch.check()
      _ = speak("one")
      _ = speak("two")
      await provider.mentionWatch.check()
      try await eventually { await received.texts == ["@ana one", "@ana two"] }
      await provider.mentionWatch.check()
      _ = speak("three")
      await provider.mentionWatch.check()
      try await eventually { await received.texts == ["@ana one", "@ana two", "@ana three"] }
      await expect(received.counts, equals: [2, 1])
    }
  }

  @Test func eventsWhileTheProgramDidNotRunAreReportedAfterTheStart() async throws {
    var provider = try fixture.open()
    try await listening(to: provider) { _ in await provider.mentionWatch.check() }
    _ = speak("meanwhile")
    provider = try fixture.open()
    try await listening(to: provider) { [provider] received in
      await provider.mentionWatch.check()
      try await eventually { await received.texts == ["@ana meanwhile"] }
    }
    provider = try fixture.open()
    try await listening(to: provider) { [provider] received in
      _ = speak("again")
      await provider.mentionWatch.check()
      try await eventually { await received.texts == ["@ana again"] }
    }
  }

  @Test func likesAndTheReadersOwnPostsAreNotReported() async throws {
    let provider = try fixture.open()
    try await listening(to: provider) { received in
      await provider.mentionWatch.check()
      let own = fixture.server.post("of my own", by: fixture.ana)
      fixture.server.like(own, by: fixture.bob)
      _ = speak("hello")
      await provider.mentionWatch.check()
      try await eventually { await received.texts == ["@ana hello"] }
    }
  }

  @Test func withoutObserversNoRequestIsSent() async throws {
    let provider = try fixture.open()
    fixture.server.forgetRequests()
    await provider.mentionWatch.check()
    expect(fixture.server.requests, satisfies: \.isEmpty)
  }

  @Test func theStreamDeliversMentionsImmediately() async throws {
    let sleep = HeldSleep()
    let provider = try fixture.open { try await sleep.sleep($0) }
    let sync = MastodonSync(provider: provider, sockets: SoupTransport())
    try await listening(to: provider) { received in
      await sync.start()
      try await eventually { fixture.server.hasListeners(1) }
      await sync.wake()
      _ = speak("now")
      try await eventually { await received.texts == ["@ana now"] }
    }
    await sync.stop()
  }

  @Test func erasingTheHistoryKeepsDrafts() async throws {
    let provider = try fixture.open()
    fixture.post(60)
    _ = try await provider.home.moments(after: nil)
    let draft = PostDraft(id: "draft", text: "not yet", updatedAt: fixture.clock.now)
    try await provider.save(draft)
    let restarted = try fixture.open()
    try await restarted.eraseHistory()
    try await expect(restarted.home.storedPage(downTo: nil, atLeast: 100).items.count, isBelow: 10)
    try await expect(restarted.drafts().map(\.text), equals: ["not yet"])
  }
}
