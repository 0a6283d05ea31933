import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Scheduled posts at the server.
@Suite struct SchedulingTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private var server: TestMastodon { fixture.server }

  init() throws {
    fixture = try ServerFixture()
    // A failed item waits until the reader retries: no time passes by itself.
    provider = try fixture.open { _ in try await untilCancelled() }
  }

  private var inAnHour: Date { fixture.clock.now.addingTimeInterval(3_600) }

  private func draft(
    _ text: String = "later",
    id: String = "draft",
    at time: Date? = nil
  ) -> PostDraft {
    PostDraft(
      id: id,
      text: text,
      scheduledAt: time ?? inAnHour,
      updatedAt: fixture.clock.now
    )
  }

  private func ready(apiVersion: Int? = 11) async throws {
    server.options.apiVersion = apiVersion
    try await provider.refreshInstance()
  }

  private func posts() -> [String] { server.posts(by: fixture.ana).map(\.text) }

  private func scheduled() -> [String] { server.scheduled(by: fixture.ana).map(\.text) }

  // MARK: Sending

  @Test func aScheduledPostIsHiddenUntilItsTime() async throws {
    try await ready()
    let time = inAnHour
    try await provider.perform(.schedule(true, draft(at: time)))
    try await expect(provider.home.storedPage(downTo: nil, atLeast: 5).items, satisfies: \.isEmpty)
    try await provider.drainOutbox()
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    expect(server.scheduled(by: fixture.ana).map(\.date), equals: [time])
    expect(posts(), satisfies: \.isEmpty)
    fixture.clock.move(to: time)
    server.publishDue()
    expect(posts() == ["later"] && scheduled().isEmpty)
  }

  @Test func photosPollsAndCommentsCanBeScheduled() async throws {
    try await ready()
    let answered = server.post("first", by: fixture.bob)
    _ = try await provider.home.refresh()
    var photo = draft("photo", id: "1")
    let image = Data(repeating: 7, count: 200)
    photo.media = [try await provider.addMedia(image, type: "image/png", pixelSize: nil)]
    var poll = draft("poll", id: "2")
    poll.poll = PollDraft(options: ["a ", "b", ""], seconds: 3_600)
    poll.replyTo = answered
    for draft in [photo, poll] { try await provider.perform(.schedule(true, draft)) }
    try await provider.drainOutbox()
    let waiting = server.scheduled(by: fixture.ana).sorted { $0.text < $1.text }
    expect(waiting.map(\.mediaCount), equals: [1, 0])
    let posts = try await provider.scheduledPosts(after: nil).items
    expect(posts.map(\.media.all).sorted(), equals: [0, 1])
    expect(waiting.map(\.options), equals: [[], ["a", "b"]])
    expect(waiting.map(\.replyTo), equals: [nil, answered])
  }

  @Test(arguments: [11, nil])
  func aLostResponseSchedulesNoSecondPost(apiVersion: Int?) async throws {
    server.options.honoursIdempotencyKeys = apiVersion != nil
    try await ready(apiVersion: apiVersion)
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/statuses"))
    try await provider.perform(.schedule(true, draft()))
    try await provider.attemptOutbox()
    try await expect(provider.outbox().count, equals: 1)
    try await provider.drainOutbox()
    expect(scheduled(), equals: ["later"])
    expect(server.requests(.post("/api/v1/statuses")).count, equals: 1)
    expect(posts(), satisfies: \.isEmpty)
  }

  @Test func itemsThatNeverArrivedAreSentAgain() async throws {
    try await ready()
    server.faults.next(.resetBeforeAnswer, matching: .post("/api/v1/statuses"))
    try await provider.perform(.schedule(true, draft()))
    try await provider.attemptOutbox()
    expect(scheduled(), satisfies: \.isEmpty)
    try await provider.drainOutbox()
    expect(scheduled(), equals: ["later"])
  }

  @Test func equalScheduledPostsAreSeparate() async throws {
    server.options.honoursIdempotencyKeys = false
    try await ready(apiVersion: nil)
    try await provider.perform(.schedule(true, draft(id: "1")))
    try await provider.drainOutbox()
    server.faults.next(.resetBeforeAnswer, matching: .post("/api/v1/statuses"))
    try await provider.perform(.schedule(true, draft(id: "2")))
    try await provider.attemptOutbox()
    try await provider.drainOutbox()
    expect(scheduled(), equals: ["later", "later"])
  }

  @Test func aScheduledPostOfALostResponseIsFoundAmongPosts() async throws {
    try await ready()
    _ = try await provider.reader()
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/statuses"))
    try await provider.perform(.schedule(true, draft()))
    try await provider.attemptOutbox()
    // Offline until long after its time.
    fixture.clock.advance(by: 4_000)
    try await provider.drainOutbox()
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    expect(posts() == ["later"] && scheduled().isEmpty)
  }

  // MARK: Too late

  @Test(arguments: [true, false])
  func aLatePostIsNeverPostedImmediately(postsNearAtOnce: Bool) async throws {
    server.options.postsNearSchedulesAtOnce = postsNearAtOnce
    try await ready()
    for ahead in [299.0, 1, -60] {
      let draft = draft(id: "draft \(ahead)")
      try await provider.perform(.schedule(true, draft))
      // Offline for almost an hour, or for more.
      fixture.clock.advance(by: 3_600 - ahead)
      try await provider.drainOutbox()
      let item = try require(try await provider.outbox().first)
      expect(item.state, equals: .refused(.tooLate))
      try await expect(provider.discard(item.id), equals: draft)
      try await expect(provider.drafts().contains(draft))
    }
    expect(posts().isEmpty && scheduled().isEmpty)
    expect(server.requests(.post("/api/v1/statuses")), satisfies: \.isEmpty)
  }

  /// With the time of a machine that is an hour late, it would be posted immediately.
  @Test func theClockOfTheServerDecides() async throws {
    let clock = fixture.clock
    let late = MastodonProvider(
      client: MastodonClient(
        server: try MastodonServer(server.url.absoluteString),
        token: AccessToken(server.token(for: fixture.ana, scopes: "read write")),
        transport: URLSessionTransport(timeout: 5),
        now: { clock.now.addingTimeInterval(-3_600) }
      ),
      store: try SocialStore.open(folder: fixture.folder.places.folder(of: "late@test"), now: .now)
        .store,
      readerID: fixture.ana,
      images: URLSessionTransport(timeout: 5),
      dependencies: .init(
        now: { clock.now.addingTimeInterval(-3_600) },
        clock: TestClock.inSeconds { _ in try await untilCancelled() }
      )
    )
    try await late.refreshInstance()
    try await late.perform(.schedule(true, draft(at: clock.now.addingTimeInterval(-60))))
    try await late.drainOutbox()
    try await expect(late.outbox().map(\.state), equals: [.refused(.tooLate)])
    expect(posts(), satisfies: \.isEmpty)
  }

  // MARK: Servers that cannot

  @Test func serversWithoutSchedulingGetNoRequest() async throws {
    server.options.hasScheduledPosts = false
    try await ready()
    await expect(!provider.limits().takesSchedules)
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.schedule(true, draft()))
    }
    // It was supported when this was written.
    try await provider.store.enqueue(.schedule(true, draft()), now: fixture.clock.now)
    try await provider.drainOutbox()
    try await expect(provider.outbox().count, equals: 1)
    expect(posts().isEmpty && server.requests(.post("/api/v1/statuses")).isEmpty)
  }

  @Test func schedulingSupportIsCheckedOnceADay() async throws {
    await expect(!provider.limits().takesSchedules)
    try await ready()
    await expect(provider.limits().takesSchedules)
    server.forgetRequests()
    try await provider.refreshInstance()
    expect(server.requests, satisfies: \.isEmpty)
    server.options.hasScheduledPosts = false
    fixture.clock.advance(by: 2 * 86_400)
    try await provider.refreshInstance()
    await expect(!provider.limits().takesSchedules)
  }

  /// A failing server is no evidence about its features.
  @Test func serverFailuresDoNotDetermineSchedulingSupport() async throws {
    try await ready()
    fixture.clock.advance(by: 2 * 86_400)
    server.faults.next(.error(status: 500), matching: .get("/api/v1/scheduled_statuses"))
    await #expect(throws: ProviderError.self) { try await provider.refreshInstance() }
    await expect(provider.limits().takesSchedules)
  }

  @Test func threadsEditsEmptyAndNearDraftsAreNotScheduled() async throws {
    try await ready()
    var thread = draft()
    thread.continuation = [DraftPart(text: "and more")]
    var edit = draft()
    edit.editedPostID = "7"
    let near = draft(at: fixture.clock.now.addingTimeInterval(200))
    for draft in [thread, edit, near, draft("")] {
      await #expect(throws: ProviderError.refused(reason: nil)) {
        try await provider.perform(.schedule(true, draft))
      }
    }
    // And nothing with a time is posted immediately.
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.perform(.post(draft()))
    }
    try await expect(provider.outbox(), satisfies: \.isEmpty)
  }

  // MARK: Giving up

  @Test func aDiscardedItemThatMayHaveArrivedIsDeletedAtTheServer() async throws {
    try await ready()
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/statuses"))
    try await provider.perform(.schedule(true, draft()))
    try await provider.attemptOutbox()
    let item = try require(try await provider.outbox().first)
    try await expect(provider.discard(item.id)?.text, equals: "later")
    try await provider.drainOutbox()
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    expect(scheduled().isEmpty && posts().isEmpty)
    try await expect(provider.drafts().map(\.text), equals: ["later"])
  }

  // MARK: What waits

  @Test func scheduledPostsAreReadInPagesAndStored() async throws {
    for number in 1...45 { server.schedule("post \(number)", at: inAnHour, by: fixture.ana) }
    let first = try await provider.scheduledPosts(after: nil)
    let second = try await provider.scheduledPosts(after: first.next)
    expect(first.items.count == 40 && second.items.count == 5)
    expect(first.items.first?.text == "post 45" && second.items.last?.text == "post 1")
    expect(Set((first.items + second.items).map(\.id)).count, equals: 45)
    server.stopListening()
    let stored = try await provider.scheduledPosts(after: nil)
    expect(stored.items == first.items && stored.next == nil)
    // A post that was due may have been posted already.
    fixture.clock.advance(by: 4_000)
    try await expect(provider.scheduledPosts(after: nil).items, satisfies: \.isEmpty)
  }

  @Test func scheduledPostsCanBeRescheduledAndDeleted() async throws {
    let id = server.schedule("later", at: inAnHour, by: fixture.ana)
    _ = try await provider.scheduledPosts(after: nil)
    let time = inAnHour.addingTimeInterval(86_400)
    try await expect(provider.reschedule(id, to: time).scheduledAt, equals: time)
    expect(server.scheduled(by: fixture.ana).map(\.date), equals: [time])
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await provider.reschedule(id, to: fixture.clock.now.addingTimeInterval(60))
    }
    try await provider.deleteScheduled(id)
    // Again, as after a lost response.
    try await provider.deleteScheduled(id)
    expect(scheduled(), satisfies: \.isEmpty)
    await #expect(throws: ProviderError.unknownMoment(id: id)) {
      try await provider.reschedule(id, to: time)
    }
    server.stopListening()
    try await expect(provider.scheduledPosts(after: nil).items, satisfies: \.isEmpty)
  }
}
