public import Foundation

/// The times to choose from for scheduling a post.
///
/// It contains all texts; the result depends only on the arguments.
public struct ScheduleTime: Hashable, Sendable {
  /// A time, or a part of one, to choose.
  public struct Choice: Hashable, Sendable {
    /// The resulting time.
    public var date: Date
    /// "In an hour", "Tomorrow", "09:00".
    public var title: String
    /// The exact time; `nil` if the title contains it.
    public var detail: String?
  }

  /// The minimum time ahead, in seconds.
  public static let leastSecondsAhead: TimeInterval = 300
  /// The number of days to choose from.
  private static let dayCount = 60
  /// The interval of the times of day to choose from, in minutes.
  private static let step = 15
  private static let morning = 9
  private static let evening = 18

  /// The texts.
  public let strings: Strings
  /// The chosen time; `nil` if none is chosen yet.
  public var chosen: Date?
  /// The current time.
  public let now: Date
  private let calendar: Calendar

  /// Makes the choices.
  ///
  /// - Parameters:
  ///   - chosen: The previously chosen time.
  ///   - now: The current time.
  ///   - timeZone: The reader's time zone.
  ///   - strings: Their language.
  public init(chosen: Date? = nil, now: Date, timeZone: TimeZone, strings: Strings) {
    self.chosen = chosen
    self.now = now
    self.strings = strings
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  // MARK: Choices

  /// Suggested times, the nearest first.
  public var suggestions: [Choice] {
    let hour = Double(3_600)
    let soon = rounded(now.addingTimeInterval(hour), to: 5)
    let today = calendar.startOfDay(for: now)
    let tonight = time(Self.evening, on: today)
    let tomorrow = day(after: today)
    let monday = nextMonday
    let all: [Choice?] = [
      Choice(date: soon, title: strings.scheduleInAnHour),
      tonight.timeIntervalSince(now) >= 2 * hour
        ? Choice(date: tonight, title: strings.scheduleThisEvening) : nil,
      Choice(date: time(Self.morning, on: tomorrow), title: strings.scheduleTomorrowMorning),
      Choice(date: time(Self.evening, on: tomorrow), title: strings.scheduleTomorrowEvening),
      Choice(date: time(Self.morning, on: monday), title: strings.scheduleMondayMorning),
    ]
    return all.compactMap { choice in
      guard var choice else { return nil }
      choice.detail = title(of: choice.date)
      return choice
    }
  }

  /// The chosen time, or a suggested one until there is a choice.
  public var date: Date {
    chosen ?? time(Self.morning, on: day(after: calendar.startOfDay(for: now)))
  }

  /// The days, each at the time of day of ``date`` or at the first possible one after it.
  public var days: [Choice] {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    var day = calendar.startOfDay(for: now)
    var choices: [Choice] = []
    for _ in 0..<Self.dayCount {
      let candidate = time(parts.hour ?? 0, parts.minute ?? 0, on: day)
      if let possible = isPossible(candidate) ? candidate : times(on: day).first {
        choices.append(Choice(date: possible, title: dayTitle(of: day)))
      }
      day = self.day(after: day)
    }
    return choices
  }

  /// The possible times on the day of ``date``, and the chosen one.
  public var times: [Choice] {
    let day = calendar.startOfDay(for: date)
    let all = Set(times(on: day)).union(isPossible(date) ? [date] : [])
    return all.sorted().map { Choice(date: $0, title: clock(of: $0)) }
  }

  // MARK: Words

  /// "Tomorrow at 09:00".
  public func title(of date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return strings.moment(
      date: dayTitle(of: date),
      hour: parts.hour ?? 0,
      minute: parts.minute ?? 0
    )
  }

  /// "Tomorrow".
  public func dayTitle(of date: Date) -> String {
    let days = calendar.dateComponents(
      [.day],
      from: calendar.startOfDay(for: now),
      to: calendar.startOfDay(for: date)
    ).day
    switch days {
    case 0: return strings.today
    case 1: return strings.tomorrow
    default:
      let parts = calendar.dateComponents([.weekday, .day, .month, .year], from: date)
      let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
      return strings.date(
        weekday: parts.weekday ?? 1,
        day: parts.day ?? 1,
        month: parts.month ?? 1,
        year: isThisYear ? nil : parts.year
      )
    }
  }

  /// "09:00".
  public func clock(of date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return strings.clock(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }

  /// Whether a time is far enough ahead.
  public func isPossible(_ date: Date) -> Bool {
    date.timeIntervalSince(now) >= Self.leastSecondsAhead
  }

  /// Whether a time is on the same day as ``date``.
  public func isOnDay(_ date: Date) -> Bool { calendar.isDate(date, inSameDayAs: self.date) }

  // MARK: The calendar

  private func times(on day: Date) -> [Date] {
    var found: [Date] = []
    for minutes in stride(from: 0, to: 24 * 60, by: Self.step) {
      let date = time(minutes / 60, minutes % 60, on: day)
      // When daylight saving time begins, an hour is missing.
      if isPossible(date), found.last != date { found.append(date) }
    }
    return found
  }

  private func time(_ hour: Int, _ minute: Int = 0, on day: Date) -> Date {
    calendar.date(bySettingHour: hour, minute: minute, second: 0, of: day) ?? day
  }

  private func day(after day: Date) -> Date {
    calendar.dateInterval(of: .day, for: day)?.end ?? day.addingTimeInterval(86_400)
  }

  /// The first Monday that is neither today nor tomorrow.
  private var nextMonday: Date {
    var day = day(after: day(after: calendar.startOfDay(for: now)))
    while calendar.component(.weekday, from: day) != 2 { day = self.day(after: day) }
    return day
  }

  private func rounded(_ date: Date, to minutes: Double) -> Date {
    let step = minutes * 60
    return Date(timeIntervalSince1970: (date.timeIntervalSince1970 / step).rounded(.up) * step)
  }
}
