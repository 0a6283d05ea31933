public import Foundation
public import LocalStore
public import MastodonAPI
import SocialModel

/// Sends the items of a store's outbox, in order, until it is empty.
///
/// It works on one item of a lane at a time, and on a few lanes concurrently. Everything is written
/// to the store before a request is sent, so it may be stopped, killed and started again at any
/// point. If several runners are started on one store, in one process or in many, one works and the
/// others wait until it ends.
public actor OutboxRunner {
  /// The dependencies of the runner.
  public struct Dependencies: Sendable {
    /// Returns the current time.
    public var now: @Sendable () -> Date
    /// The clock to wait on.
    public var clock: any Clock<Duration>
    /// A random number from 0 to 1.
    public var chance: @Sendable () -> Double
    /// The time to wait after the first failure, in seconds; each further one doubles it.
    public var firstPause: TimeInterval
    /// How long after a request its effect may still show at the server, in seconds.
    public var settling: TimeInterval
    /// Whether the server returns the first post for a repeated idempotency key; false where that
    /// is unknown.
    public var honoursKeys: @Sendable () async -> Bool
    /// Called when the server no longer accepts the token.
    public var signInNeeded: @Sendable () -> Void
    /// Called when the server turns out not to have something.
    var isMissing: @Sendable (ServerFeature) async -> Void = { _ in }

    /// Makes dependencies; by default those of this machine, and a server that does not honour
    /// keys.
    public init(
      now: @escaping @Sendable () -> Date = { Date() },
      clock: any Clock<Duration> = ContinuousClock(),
      chance: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
      firstPause: TimeInterval = 2,
      settling: TimeInterval = 30,
      honoursKeys: @escaping @Sendable () async -> Bool = { false },
      signInNeeded: @escaping @Sendable () -> Void = {}
    ) {
      self.now = now
      self.clock = clock
      self.chance = chance
      self.firstPause = firstPause
      self.settling = settling
      self.honoursKeys = honoursKeys
      self.signInNeeded = signInNeeded
    }
  }

  /// The number of lanes to work on concurrently.
  private static let width = 3
  /// The number of seconds to wait if the store cannot be used, or if another runner works.
  private static let pause: TimeInterval = 5

  let store: SocialStore
  let readerID: String
  let dependencies: Dependencies
  let client: MastodonClient
  let uploads = FairLock(2)
  /// The number of consecutive requests that did not reach the server.
  var lostRequests = 0
  /// The number of responses of any kind.
  var responses = 0

  private var loop: Task<Void, Never>?
  /// Whether all items are still to be expedited, because the store could not be written.
  private var missedExpedite = false
  private var running: [OutboxItem.ID: Task<Void, Never>] = [:]
  /// Lets the loop look at the outbox; nil while it does not run.
  ///
  /// Each run has a stream of its own, because a cancelled task ends the one that it waits for.
  private var signal: AsyncStream<Void>.Continuation?
  private let time: SteadyTime
  /// The time of day when ``time`` was 0.
  private let beginning: Date

  /// Makes a runner; it does nothing yet.
  ///
  /// - Parameters:
  ///   - store: The store of the outbox.
  ///   - client: Sends requests with the reader's token.
  ///   - readerID: The reader; `Account.id` at the server.
  ///   - dependencies: The clock, random numbers, and what the server supports.
  public init(
    store: SocialStore,
    client: MastodonClient,
    readerID: String,
    dependencies: Dependencies = Dependencies()
  ) {
    self.store = store
    self.client = client
    self.readerID = readerID
    self.dependencies = dependencies
    time = SteadyTime(dependencies.clock)
    beginning = dependencies.now()
  }

  /// The time by which items wait: the time of day at the start, and from then on by a clock that
  /// nobody sets.
  ///
  /// Otherwise a clock that is set back by an hour would delay everything by an hour.
  var steadyNow: Date { beginning.addingTimeInterval(time.elapsed) }

  /// A time of day of the server or of this machine as a time for items, not in the past and at
  /// most `SocialStore.longestWait` seconds ahead.
  func due(at time: Date) -> Date {
    let wait = min(max(1, time.timeIntervalSince(dependencies.now())), SocialStore.longestWait)
    return steadyNow.addingTimeInterval(wait)
  }

  /// The server's time; this machine's, until the server's is known.
  var serverNow: Date {
    dependencies.now().addingTimeInterval(client.serverClock.difference ?? 0)
  }

  // MARK: Control

  /// Begins to send; does nothing if it has begun.
  public func start() {
    guard loop == nil else { return }
    loop = Task { await run() }
  }

  /// Stops; requests in progress are cancelled, and settled after the next start.
  ///
  /// When it returns, the store is no longer used.
  public func stop() async {
    loop?.cancel()
    await loop?.value
    loop = nil
  }

  /// Retries immediately what waits for the network or for a failing server.
  ///
  /// For when the network is back, the app becomes active, or the reader requests it.
  public func wake() async {
    lostRequests = 0
    do {
      try await store.expedite()
    } catch {
      store.log.note(error, "try at once what waits in the outbox")
      missedExpedite = true
    }
    signal?.yield()
  }

  // MARK: The loop

  private func run() async {
    guard let claim = await claim() else { return }
    let (signals, signal) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    self.signal = signal
    let observation = store.observeOutbox { signal.yield() }
    var iterator = signals.makeAsyncIterator()
    var hasRecovered = false
    while !Task.isCancelled {
      var next: Date?
      do {
        if !hasRecovered {
          try await store.recoverOutbox()
          hasRecovered = true
        }
        if missedExpedite {
          try await store.expedite()
          missedExpedite = false
        }
        next = try await startWork()
      } catch {
        store.log.note(error, "read the outbox")
        next = steadyNow.addingTimeInterval(Self.pause)
      }
      let alarm = next.map { timer($0, signal) }
      _ = await iterator.next()
      alarm?.cancel()
    }
    for task in running.values { task.cancel() }
    for task in running.values { await task.value }
    running = [:]
    self.signal = nil
    withExtendedLifetime((claim, observation)) {}
  }

  /// The right to send, as soon as no other runner has it; nil when the task is cancelled.
  private func claim() async -> SendingClaim? {
    while !Task.isCancelled {
      if let claim = store.claimSending() { return claim }
      try? await dependencies.clock.sleep(for: .seconds(Self.pause))
    }
    return nil
  }

  private func timer(
    _ date: Date,
    _ signal: AsyncStream<Void>.Continuation
  ) -> Task<Void, Never> {
    // Slightly late rather than early, because nothing is due before.
    let wait = max(0, date.timeIntervalSince(steadyNow)) + 0.001
    let clock = dependencies.clock
    return Task {
      guard (try? await clock.sleep(for: .seconds(wait))) != nil else { return }
      signal.yield()
    }
  }

  /// Begins as much work as is allowed concurrently.
  ///
  /// - Returns: When more work is due, if that is known.
  private func startWork() async throws -> Date? {
    let free = Self.width - running.count
    guard free > 0 else { return nil }
    let claimed = try await store.claimWork(now: steadyNow, limit: free)
    for item in claimed.work {
      running[item.id] = Task {
        await perform(item)
        running[item.id] = nil
        signal?.yield()
      }
    }
    return claimed.next
  }

  private func perform(_ work: OutboxRecord) async {
    do {
      let responsesBefore = responses
      let outcome = try await outcome(of: work)
      try await settle(work, outcome, isReached: responses > responsesBefore)
    } catch {
      // Stopped, or the disk is full: items in progress are settled the next time.
      store.log.note(error, "settle an item of the outbox")
      if !(error is CancellationError) {
        try? await dependencies.clock.sleep(for: .seconds(Self.pause))
      }
      await release(work)
    }
  }

  /// Releases an item; retries until that is written, or, if the runner is stopped, leaves it to
  /// the next start.
  private func release(_ work: OutboxRecord) async {
    while true {
      do {
        return try await store.release(work.id)
      } catch {
        store.log.note(error, "release an item of the outbox")
        guard (try? await dependencies.clock.sleep(for: .seconds(Self.pause))) != nil else {
          return
        }
      }
    }
  }
}
