/// The seconds that have passed, by a clock that nobody sets.
///
/// Intervals are measured by it: the time of day may be corrected by minutes, or set to another
/// day.
package struct SteadyTime: Sendable {
  private let read: @Sendable () -> Duration

  /// Starts at 0.
  package init(_ clock: any Clock<Duration>) { read = Self.reader(of: clock) }

  /// The seconds since the start.
  package var elapsed: Double { read() / .seconds(1) }

  private static func reader<Source: Clock>(of clock: Source) -> @Sendable () -> Duration
  where Source.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
