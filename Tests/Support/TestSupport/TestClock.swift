/// A clock whose sleeps and time the test determines.
///
///     let clock = TestClock { duration in asked.append(duration) }   // Nobody waits.
///
/// For code that takes an `any Clock<Duration>`. By default it stands still; code that measures
/// intervals needs `elapsed`, too.
package struct TestClock: Clock {
  /// An instant of the test clock, as an offset from its start.
  package struct Instant: InstantProtocol {
    fileprivate var offset: Duration
    /// The time from when it was derived from `now`: what a sleep until it asks for, even if the
    /// clock advances in between.
    fileprivate var asked = Duration.zero

    package func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration, asked: asked + duration)
    }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let elapsed: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  /// Makes a clock that calls a closure instead of waiting.
  ///
  /// - Parameters:
  ///   - elapsed: The time since its start.
  ///   - wait: Called with the duration of each sleep.
  package init(
    elapsed: @escaping @Sendable () -> Duration = { .zero },
    _ wait: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.elapsed = elapsed
    self.wait = wait
  }

  /// Makes a clock that calls a closure with the number of seconds instead of waiting.
  package static func inSeconds(
    elapsed: @escaping @Sendable () -> Double = { 0 },
    _ wait: @escaping @Sendable (Double) async throws -> Void
  ) -> TestClock {
    TestClock(elapsed: { .seconds(elapsed()) }, { try await wait($0 / .seconds(1)) })
  }

  package var now: Instant { Instant(offset: elapsed()) }
  package var minimumResolution: Duration { .nanoseconds(1) }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await wait(deadline.asked)
  }
}
