public import Foundation
import Locking

/// Notifies when there may be something new at a server: with the events of its stream, or, without
/// one, with a signal each minute.
///
/// A provider uses it like this, in a task that it cancels when the account is closed:
///
/// ```swift
/// let updates = LiveUpdates {
///   try MastodonStream(address: address, token: token, transport: SoupTransport())
/// }
/// for await signal in updates.signals() {
///   switch signal {
///   case .catchUp:
///     // Home and notifications with `minID` of the newest known row, until a page is empty.
///     await requestNewPages()
///   case .event(.update(let status)):
///     // Directly above the newest row: while the stream is open, there is no gap.
///     store.insertAtTop(status)
///   case .event(.delete(let id)):
///     store.remove(id)
///   case .event:
///     break  // further events, where they are needed
///   }
/// }
/// ```
///
/// `.catchUp` is the first signal; it is also sent each time that the stream was opened (servers
/// repeat nothing), and each minute while there is no stream. A page requested at
/// `.catchUp` and events overlap: callers drop known rows, as everywhere. When a request fails with
/// ``APIError/rateLimited(until:)``, call ``pause(until:)``.
///
/// It never ends by itself, regardless of what the server does: a stream that is permanently
/// refused (401, 404) is retried at the longest wait only, and the requests of `.catchUp` show the
/// provider that the token is no longer valid.
public final class LiveUpdates: Sendable {
  /// A signal of the watch.
  public enum Signal: Sendable, Hashable {
    /// Something may have been missed: request what is new.
    case catchUp
    case event(StreamingEvent)
  }

  /// Seconds between signals while there is no stream; Mastodon allows 300 pages in 15 minutes.
  private static let interval: Double = 60
  /// The time to wait before the stream is opened again.
  private static let backoff = Backoff(first: 1, longest: 300)
  /// The number of seconds a stream must have lasted for the waits to begin again.
  private static let steadyAfter: Double = 60

  private let makeStream: (@Sendable () async throws -> MastodonStream)?
  private let now: @Sendable () -> Date
  private let clock: any Clock<Duration>
  private let chance: @Sendable () -> Double
  private let time: SteadyTime
  /// By ``time``, as all instants of the watch.
  private let pauseEnd = Mutex<Double>(0)

  /// Makes an instance; no stream is opened yet.
  ///
  /// - Parameters:
  ///   - now: Returns the current time of day.
  ///   - clock: The clock to wait on, and to measure intervals by.
  ///   - chance: Returns a random number from 0 to 1.
  ///   - stream: Makes the stream again for each attempt, so that its address may be requested; nil
  ///     for servers without one.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) },
    stream: (@Sendable () async throws -> MastodonStream)?
  ) {
    self.now = now
    self.clock = clock
    time = SteadyTime(clock)
    self.chance = chance
    makeStream = stream
  }

  /// Sends no `.catchUp` before a time, because the server requires a wait; nil for a
  /// minute.
  public func pause(until end: Date?) {
    let wait = end.map { $0.timeIntervalSince(now()) } ?? Self.interval
    let last = time.elapsed + wait
    pauseEnd.withLock { $0 = max($0, last) }
  }

  /// Starts delivering signals.
  ///
  /// - Returns: The signals; releasing them, or cancelling the task that waits for them, stops it.
  ///   At most 1,000 are buffered: if there are more, the stream is closed, and a `.catchUp`
  ///   replaces what was lost.
  public func signals() -> AsyncStream<Signal> {
    AsyncStream(bufferingPolicy: .bufferingOldest(1_000)) { continuation in
      let task = Task {
        do {
          try await watch(continuation)
        } catch {
          // Cancelled: nothing else ends the watch.
          continuation.finish()
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  // MARK: The watch

  private typealias Output = AsyncStream<Signal>.Continuation

  private func watch(_ output: Output) async throws {
    var failures = 0
    var lastSign = -Double.infinity
    while true {
      let start = time.elapsed
      let failure = try await follow(output, &lastSign)
      if time.elapsed - start >= Self.steadyAfter { failures = 0 }
      failures += 1
      var wait = Self.backoff.wait(after: failures, chance: chance())
      if makeStream == nil || (failure as? WebSocketFailure)?.isTransient == false {
        wait = Self.backoff.longest
      }
      try await poll(for: wait, output, &lastSign)
    }
  }

  /// Forwards the events of the stream, and returns why it ended; nil if there is no stream.
  private func follow(_ output: Output, _ lastSign: inout Double) async throws -> (any Error)? {
    guard let makeStream else { return nil }
    do {
      let events = try await makeStream().open()
      try await catchUp(output, &lastSign)
      for try await event in events {
        // An event that is available already does not suspend, and so does not check for
        // cancellation.
        try Task.checkCancellation()
        if case .dropped = output.yield(.event(event)) {
          lastSign = -.infinity
          return WebSocketFailure.overrun
        }
      }
      return nil
    } catch {
      try Task.checkCancellation()
      return error
    }
  }

  /// Sends a signal each interval, for a number of seconds.
  private func poll(
    for seconds: Double,
    _ output: Output,
    _ lastSign: inout Double
  ) async throws {
    let end = time.elapsed + seconds
    while true {
      if time.elapsed - lastSign >= Self.interval { try await catchUp(output, &lastSign) }
      let left = end - time.elapsed
      guard left > 0 else { return }
      let wait = min(left, Self.interval - (time.elapsed - lastSign))
      try await sleep(wait)
    }
  }

  /// Waits, at least as long as the arithmetic of seconds resolves: a rest of less would be waited
  /// for again without end.
  private func sleep(_ seconds: Double) async throws {
    try await clock.sleep(for: .seconds(max(seconds, 0.001)))
  }

  /// Sends a signal once requests are allowed, and once there is room for it.
  private func catchUp(_ output: Output, _ lastSign: inout Double) async throws {
    while true {
      try Task.checkCancellation()
      let wait = pauseEnd.withLock { $0 } - time.elapsed
      if wait > 0 {
        try await sleep(wait)
      } else if case .dropped = output.yield(.catchUp) {
        try await clock.sleep(for: .seconds(1))
      } else {
        lastSign = time.elapsed
        return
      }
    }
  }
}
