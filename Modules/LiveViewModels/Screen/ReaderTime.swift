public import Foundation

/// The time that view models live by.
///
/// That of the machine, unless somebody else says what time it is: a demo, whose ages never change,
/// or a test.
public struct ReaderTime {
  /// The time that ages are counted from.
  public var now: @MainActor () -> Date
  /// The reader's time zone.
  public var timeZone: TimeZone
  /// The reader's calendar, by which days begin and are named.
  public var calendar: Calendar
  /// How long it is from one look for new comments to the next; a minute, unless said otherwise.
  public var commentInterval: Duration
  /// What view models wait on.
  public var clock: any Clock<Duration>

  /// Makes a time; by default that of the machine.
  public init(
    now: @escaping @MainActor () -> Date = { Date() },
    timeZone: TimeZone = .current,
    calendar: Calendar = .current,
    commentInterval: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.now = now
    self.timeZone = timeZone
    self.calendar = calendar
    self.calendar.timeZone = timeZone
    self.commentInterval = commentInterval
    self.clock = clock
  }

  /// The time of the demo, which stands still, in the time zone of Greenwich.
  ///
  /// - Parameters:
  ///   - now: The time it is.
  ///   - clock: What the demo waits on.
  /// - Returns: The time.
  public static func demo(now: Date, clock: any Clock<Duration>) -> ReaderTime {
    ReaderTime(
      now: { now },
      timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian),
      // Nobody waits a minute for a story to go on.
      commentInterval: .seconds(2),
      clock: clock
    )
  }
}
