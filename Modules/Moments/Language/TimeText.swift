public import Foundation

/// Formats a time: "5 min", "Yesterday", "12 March".
///
/// The result depends only on the arguments: no clock, locale or time zone of the machine.
public struct TimeText: Sendable {
  /// The texts.
  public let strings: Strings

  private let calendar: Calendar

  /// Makes a formatter of times for a language and a time zone.
  public init(strings: Strings, timeZone: TimeZone) {
    self.strings = strings
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The time, short, as seen at another time.
  ///
  /// A time in the future, as with a wrong clock, is "just now".
  public func short(_ date: Date, now: Date) -> String {
    let minutes = Int(max(0, min(now.timeIntervalSince(date), 1e12)) / 60)
    if minutes < 1 {
      return strings.justNow
    }
    if minutes < 60 {
      return strings.minutesAgo(minutes)
    }
    let day = calendar.startOfDay(for: date)
    let today = calendar.startOfDay(for: now)
    let days = calendar.dateComponents([.day], from: day, to: today).day ?? 0
    let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
    guard let year = parts.year, let month = parts.month, let dayOfMonth = parts.day else {
      return ""
    }
    switch days {
    case ...0:
      return strings.hoursAgo(minutes / 60)
    case 1:
      return strings.yesterday
    case 2...6:
      return strings.weekday(parts.weekday ?? 1)
    default:
      let isThisYear = year == calendar.component(.year, from: now)
      return strings.date(day: dayOfMonth, month: month, year: isThisYear ? nil : year)
    }
  }

  /// The day, with its year: "12 March 2025".
  public func day(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return "" }
    return strings.date(day: day, month: month, year: year)
  }

  /// The time in full, for assistive technologies: "12 March 2025 at 14:05".
  public func full(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute
    else { return "" }
    return strings.moment(
      date: strings.date(day: day, month: month, year: year),
      hour: hour,
      minute: minute
    )
  }
}
