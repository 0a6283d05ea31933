/// A clock that does not advance: the test determines what a sleep does.
///
///     let clock = TestClock { duration in asked.append(duration) }   // Nobody waits.
///
/// For code that takes an `any Clock<Duration>`.
package struct TestClock: Clock {
  /// An instant of the test clock, as an offset from its start.
  package struct Instant: InstantProtocol {
    fileprivate var offset: Duration

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let wait: @Sendable (Duration) async throws -> Void

  /// Makes a clock that calls a closure instead of waiting.
  package init(_ wait: @escaping @Sendable (Duration) async throws -> Void) { self.wait = wait }

  /// Makes a clock that calls a closure with the number of seconds instead of waiting.
  package static func inSeconds(
    _ wait: @escaping @Sendable (Double) async throws -> Void
  ) -> TestClock {
    TestClock { try await wait($0 / .seconds(1)) }
  }

  package var now: Instant { Instant(offset: .zero) }
  package var minimumResolution: Duration { .nanoseconds(1) }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await wait(deadline.offset)
  }
}
