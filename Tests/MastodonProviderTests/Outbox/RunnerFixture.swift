import Expectations
import Foundation
import LocalStore
import Locking
import MastodonAPI
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import MastodonProvider

/// A clock that advances only by waits: a wait returns immediately, and the time is then the end of
/// the wait.
final class EagerClock: Sendable {
  private struct State {
    var now: Date
    var elapsed: TimeInterval = 0
    var waits: [TimeInterval] = []
    var reads = 0
    /// By how much the time of day is set at the end of the next wait.
    var change: TimeInterval?
  }

  private let state: Mutex<State>
  /// Waits from this many seconds on never end.
  private let horizon: TimeInterval

  init(now: Date, horizon: TimeInterval = 1e6) {
    state = Mutex(State(now: now))
    self.horizon = horizon
  }

  var now: Date { state.withLock { $0.now } }
  var waits: [TimeInterval] { state.withLock { $0.waits } }
  /// The number of times that ``elapsed`` was read.
  var reads: Int { state.withLock { $0.reads } }
  /// The seconds that passed, however the clock was set.
  var elapsed: TimeInterval {
    state.withLock { state in
      state.reads += 1
      return state.elapsed
    }
  }

  func pass(_ seconds: TimeInterval) {
    state.withLock { state in
      state.now += seconds
      state.elapsed += seconds
    }
  }

  /// Sets the time of day, forwards or back; no time passes.
  func set(by seconds: TimeInterval) { state.withLock { $0.now += seconds } }

  /// Sets the time of day at the end of the next wait.
  func setAtNextSleep(by seconds: TimeInterval) { state.withLock { $0.change = seconds } }

  func sleep(_ seconds: TimeInterval) async throws {
    guard seconds < horizon else { try await untilCancelled() }
    await Task.yield()
    try Task.checkCancellation()
    state.withLock { state in
      state.now += seconds + (state.change ?? 0)
      state.change = nil
      state.elapsed += seconds
      state.waits.append(seconds)
    }
  }
}

/// A store, a server and a runner between them.
final class RunnerFixture: Sendable {
  let folder: URL
  let store: SocialStore
  let clock: EagerClock
  let server: FakeServer
  let reader = SocialModel.Account(id: "me", handle: "me")
  private let events: AsyncStream<Void>
  private let event: AsyncStream<Void>.Continuation

  init(horizon: TimeInterval = 1e6) async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("moments-outbox-\(UUID().uuidString)")
    store = try SocialStore.open(folder: folder, now: .now).store
    let clock = EagerClock(now: Date(timeIntervalSince1970: 1_700_000_000), horizon: horizon)
    self.clock = clock
    let (events, event) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    (self.events, self.event) = (events, event)
    server = FakeServer(now: { clock.now }, onRequest: { _ in event.yield() })
    for id in ["10", "11", "20"] {
      let author = id == "20" ? reader : SocialModel.Account(id: "7", handle: "ana")
      var moment = Moment(id: id, author: author, text: RichText("text"))
      moment.isOwn = id == "20"
      try await save(moment)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Saves a post to the store, like a response of the network.
  func save(_ moment: Moment) async throws { try await store.save([moment]) }

  func makeRunner(_ store: SocialStore? = nil, honoursKeys: Bool = true, token: String = "secret")
    throws -> OutboxRunner
  {
    let clock = clock
    return OutboxRunner(
      store: store ?? self.store,
      client: MastodonClient(
        server: try MastodonServer("https://example.org"),
        token: AccessToken(token),
        transport: server,
        now: { clock.now }
      ),
      readerID: "me",
      dependencies: OutboxRunner.Dependencies(
        now: { clock.now },
        clock: TestClock.inSeconds(elapsed: { clock.elapsed }) { try await clock.sleep($0) },
        chance: { 1 },
        honoursKeys: { honoursKeys }
      )
    )
  }

  /// Waits until a condition is true; checks it again after each request and each change of the
  /// outbox.
  ///
  /// A store is not notified of changes that another store makes in the same file: `other` is
  /// observed, too.
  func wait(
    with other: SocialStore? = nil,
    until isSo: @Sendable () async throws -> Bool
  ) async throws {
    let event = event
    let observations = [store, other ?? store].map { $0.observeOutbox { event.yield() } }
    var iterator = events.makeAsyncIterator()
    while try await !isSo() { _ = await iterator.next() }
    withExtendedLifetime(observations) {}
  }

  /// Runs until all waiting items wait for the reader.
  func drain(honoursKeys: Bool = true) async throws {
    let runner = try makeRunner(honoursKeys: honoursKeys)
    await runner.start()
    try await wait { [store] in
      try await store.outbox().allSatisfy {
        if case .refused = $0.state { true } else { false }
      }
    }
    await runner.stop()
  }

  func draft(_ text: String, replyTo: String? = nil, media: [DraftMedia] = []) -> PostDraft {
    PostDraft(
      id: UUID().uuidString,
      text: text,
      media: media,
      replyTo: replyTo,
      updatedAt: clock.now
    )
  }

  @discardableResult
  func post(_ draft: PostDraft) async throws -> OutboxItem {
    try require(try await store.enqueue(.post(draft), by: reader, now: clock.now))
  }

  func image(_ altText: String = "") async throws -> DraftMedia {
    var media = try await store.addMedia(
      Data([1, 2, 3]),
      type: "image/png",
      pixelSize: nil,
      now: clock.now
    )
    media.altText = altText
    return media
  }
}
