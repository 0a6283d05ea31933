public import Foundation
import Synchronization

/// Notifies when something new may be at a server: the events of its stream, and where there is
/// none, a sign each minute.
///
/// A provider uses it like this, in a task that it cancels when the account goes:
///
/// ```swift
/// let updates = LiveUpdates(channels: [.user]) {
///   try MastodonStream(address: address, token: token, transport: SoupTransport())
/// }
/// for await signal in updates.signals() {
///   switch signal {
///   case .catchUp:
///     // Ask for home and notifications with `minID` of the newest known row, until a page brings nothing.
///   case .event(.update(let status)):
///     // Store it directly above the newest row: while the stream is open, there is no gap.
///   case .event(.delete(let id)):
///     // Remove it.
///   case .event(let other):
///     // As far as it matters.
///   }
/// }
/// ```
///
/// `.catchUp` comes first of all, after each time the stream was opened (servers repeat nothing),
/// and each ``interval`` seconds while there is no stream. A page requested at `.catchUp` and
/// events overlap: rows that are known are to be dropped, as everywhere. When a request ends with
/// ``APIError/rateLimited(until:)``, call ``pause(until:)``.
///
/// It never ends by itself, whatever the server does: a stream that is refused for good (401, 404)
/// is tried at the longest wait only, and the requests of `.catchUp` tell the provider that the
/// token is gone.
public final class LiveUpdates: Sendable {
  /// What to do.
  public enum Signal: Sendable, Hashable {
    /// Something may have been missed: ask for what is new.
    case catchUp
    /// An event of the stream.
    case event(StreamingEvent)
  }

  /// Seconds between signs while there is no stream.
  public let interval: Double
  /// How long to wait before the stream is opened again.
  public let policy: ReconnectPolicy

  private let channels: [StreamChannel]
  private let makeStream: (@Sendable () async throws -> MastodonStream)?
  private let now: @Sendable () -> Date
  private let clock: any Clock<Duration>
  private let chance: @Sendable () -> Double
  private let pauseEnd = Mutex<Date>(.distantPast)

  /// Makes the watch; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - channels: What to observe.
  ///   - interval: Seconds between signs while there is no stream; Mastodon allows 300 pages in 15
  ///     minutes.
  ///   - policy: How long to wait before the stream is opened again.
  ///   - now: Tells the time.
  ///   - clock: Waits.
  ///   - chance: A number from 0 to 1.
  ///   - stream: Makes the stream again for each attempt, so that its address may be requested; nil
  ///     for servers without one.
  public init(
    channels: [StreamChannel],
    interval: Double = 60,
    policy: ReconnectPolicy = ReconnectPolicy(),
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) },
    stream: (@Sendable () async throws -> MastodonStream)?
  ) {
    self.channels = channels
    self.interval = interval
    self.policy = policy
    self.now = now
    self.clock = clock
    self.chance = chance
    makeStream = stream
  }

  /// Gives no `.catchUp` before a time, since the server asks to wait; nil for one ``interval``.
  public func pause(until end: Date?) {
    let end = end ?? now().addingTimeInterval(interval)
    pauseEnd.withLock { $0 = max($0, end) }
  }

  /// Begins to watch.
  ///
  /// - Returns: The signals; letting go of them, or cancelling the task that waits for them, ends
  ///   the watch. At most 1,000 wait to be taken: where more come, the stream is closed, and a
  ///   `.catchUp` stands for what was lost.
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
    var attempt = 0
    var lastSign = Date.distantPast
    while true {
      let start = now()
      let failure = try await follow(output, &lastSign)
      if now().timeIntervalSince(start) >= policy.steadyAfter { attempt = 0 }
      var wait = policy.wait(attempt: attempt, chance: chance())
      if makeStream == nil || (failure as? WebSocketFailure)?.isTransient == false {
        wait = policy.longest
      }
      attempt += 1
      try await poll(for: wait, output, &lastSign)
    }
  }

  /// Gives the events of the stream; returns why it ended, nil where there is none.
  private func follow(_ output: Output, _ lastSign: inout Date) async throws -> (any Error)? {
    guard let makeStream else { return nil }
    do {
      let events = try await makeStream().open(channels)
      try await catchUp(output, &lastSign)
      for try await event in events {
        // An event that is there already never suspends, and so never sees a cancellation by
        // itself.
        try Task.checkCancellation()
        if case .dropped = output.yield(.event(event)) {
          lastSign = .distantPast
          return WebSocketFailure.overrun
        }
      }
      return nil
    } catch {
      try Task.checkCancellation()
      return error
    }
  }

  /// Gives a sign each interval, for so many seconds.
  private func poll(
    for seconds: Double,
    _ output: Output,
    _ lastSign: inout Date
  ) async throws {
    let end = now().addingTimeInterval(seconds)
    while true {
      if now().timeIntervalSince(lastSign) >= interval { try await catchUp(output, &lastSign) }
      let left = end.timeIntervalSince(now())
      guard left > 0 else { return }
      let wait = min(left, interval - now().timeIntervalSince(lastSign))
      try await clock.sleep(for: .seconds(wait))
    }
  }

  /// Gives a sign once the server may be asked, and once there is room for it.
  private func catchUp(_ output: Output, _ lastSign: inout Date) async throws {
    while true {
      try Task.checkCancellation()
      let wait = pauseEnd.withLock { $0 }.timeIntervalSince(now())
      if wait > 0 {
        try await clock.sleep(for: .seconds(wait))
      } else if case .dropped = output.yield(.catchUp) {
        try await clock.sleep(for: .seconds(1))
      } else {
        lastSign = now()
        return
      }
    }
  }
}
