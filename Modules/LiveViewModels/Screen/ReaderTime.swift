public import Foundation
import SocialModel

/// The clock of view models.
///
/// It is that of the machine, except in the demo, whose ages never change, and in tests.
public struct ReaderTime {
  /// The current time, for ages.
  public var now: @MainActor () -> Date
  /// The reader's time zone.
  public var timeZone: TimeZone
  /// The reader's calendar, which defines and names days.
  public var calendar: Calendar
  /// The interval between two checks for new comments; a minute by default.
  public var commentInterval: Duration
  /// The clock that view models wait on.
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

  /// Calls a closure once a minute, the smallest step of an age, until the calling task is
  /// cancelled.
  @MainActor
  func eachMinute(_ body: @MainActor () -> Void) async {
    while (try? await clock.pause(for: .seconds(60))) != nil { body() }
  }

  /// The time of the demo, which is fixed, in the time zone of Greenwich.
  ///
  /// - Parameters:
  ///   - now: The fixed time.
  ///   - clock: What the demo waits on.
  /// - Returns: The time.
  public static func demo(now: Date, clock: any Clock<Duration>) -> ReaderTime {
    ReaderTime(
      now: { now },
      timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian),
      // New comments of the demo appear soon.
      commentInterval: .seconds(2),
      clock: clock
    )
  }
}
