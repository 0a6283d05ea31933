/// The time of a ``HeadlessClock`` for whatever takes one of Swift's clocks.
public nonisolated struct HeadlessTime: Clock {
  /// A time of the clock.
  public struct Instant: InstantProtocol {
    /// How long it is after the clock was made.
    var offset: Duration

    /// A later time.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How long it is to another time.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a time comes before another.
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private let clock: HeadlessClock

  /// Makes one of Swift's clocks of a headless one.
  public init(_ clock: HeadlessClock) {
    self.clock = clock
  }

  /// The time it is.
  public var now: Instant { Instant(offset: .seconds(clock.now)) }

  /// What differs by less is the same time.
  public var minimumResolution: Duration { .microseconds(1) }

  /// Waits until the headless clock has been advanced that far.
  ///
  /// On the main actor, whose work a screen waits for: whoever sleeps from there is asleep before
  /// the next frame.
  @MainActor
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await clock.sleep(for: now.duration(to: deadline))
  }
}
