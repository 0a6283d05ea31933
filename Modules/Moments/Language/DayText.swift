public import Foundation

/// Formats a day: "Today", "Yesterday", "Tuesday, 18 March".
///
/// The result depends only on the arguments: no clock, locale or time zone of the machine. The
/// calendar, with its time zone, decides when a day begins and how it is counted, daylight saving
/// time included.
public struct DayText: Sendable {
  /// The texts.
  public let strings: Strings

  /// The reader's calendar.
  public let calendar: Calendar

  /// Makes a formatter of days.
  public init(strings: Strings, calendar: Calendar) {
    self.strings = strings
    self.calendar = calendar
  }

  /// The start of the day of a time.
  public func day(of date: Date) -> Date { calendar.startOfDay(for: date) }

  /// The start of the day after that of a time.
  public func nextDay(after date: Date) -> Date {
    // Days differ in length, and not all begin at midnight.
    calendar.dateInterval(of: .day, for: date)?.end ?? date.addingTimeInterval(86_400)
  }

  /// The title of a day, as seen at a time.
  ///
  /// A day in the future, as with a wrong clock, is today.
  public func title(of date: Date, now: Date) -> String {
    let days = calendar.dateComponents([.day], from: day(of: date), to: day(of: now)).day ?? 0
    if days <= 0 { return strings.today }
    if days == 1 { return strings.yesterday }
    let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
    guard calendar.identifier == .gregorian else { return written(date, withYear: !isThisYear) }
    let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
    return strings.date(
      weekday: parts.weekday ?? 1,
      day: parts.day ?? 1,
      month: parts.month ?? 1,
      year: isThisYear ? nil : parts.year
    )
  }

  /// The hour of a time: "14:05".
  public func clock(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return strings.clock(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }

  /// A day of a calendar whose month names only Foundation has.
  private func written(_ date: Date, withYear: Bool) -> String {
    var style = Date.FormatStyle(
      locale: Locale(identifier: strings.language.rawValue),
      calendar: calendar,
      timeZone: calendar.timeZone
    ).weekday(.wide).day().month(.wide)
    if withYear { style = style.year() }
    return date.formatted(style)
  }
}
