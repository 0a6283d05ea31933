import Expectations
import Foundation
import Testing

@testable import MomentsLanguage

/// The suggested times for a scheduled post.
@Suite struct ScheduleTimeTests {
  /// Thursday, 20 March 2025, 18:30 UTC.
  private static let evening = Date(timeIntervalSince1970: 1_742_495_400)
  private static let day = 86_400.0

  private func time(
    _ now: Date = evening,
    chosen: Date? = nil,
    zone: TimeZone = .gmt,
    language: AppLanguage = .english
  ) -> ScheduleTime {
    ScheduleTime(chosen: chosen, now: now, timeZone: zone, strings: Strings(language))
  }

  @Test func suggestionsAreSortedWithTheirTimes() {
    expect(
      time().suggestions.map { "\($0.title): \($0.detail ?? "")" },
      equals: [
        "In an hour: Today at 19:30", "Tomorrow morning: Tomorrow at 09:00",
        "Tomorrow evening: Tomorrow at 18:00", "Monday morning: Monday, 24 March at 09:00",
      ]
    )
    // In the morning, the evening is suggested, too; an hour is rounded up to five minutes.
    let morning = time(Self.evening - 10 * 3_600 + 61).suggestions
    expect(
      morning.prefix(2).map(\.detail),
      equals: ["Today at 09:35", "Today at 18:00"]
    )
  }

  @Test(arguments: 0..<7)
  func mondayIsNeitherTodayNorTomorrow(day: Int) throws {
    let now = Self.evening + Double(day) * Self.day
    let monday = try require(time(now).suggestions.last)
    let ahead = monday.date.timeIntervalSince(now) / Self.day
    expect(ahead > 1.3 && ahead < 8.7)
    expect(monday.detail?.hasPrefix("Monday"), equals: true)
  }

  @Test func theDefaultIsTomorrowMorning() {
    expect(time().title(of: time().date), equals: "Tomorrow at 09:00")
    let chosen = Self.evening + 3 * Self.day
    expect(time(chosen: chosen).date, equals: chosen)
  }

  @Test func changingTheDayKeepsAFutureTime() {
    let days = time().days
    // At nine it is over today: the next quarter of an hour is offered.
    expect(days.prefix(3).map(\.title), equals: ["Today", "Tomorrow", "Saturday, 22 March"])
    expect(days.prefix(2).map { time().clock(of: $0.date) }, equals: ["18:45", "09:00"])
    expect(days.count == 60 && Set(days.map(\.date)).count == 60)
    // Nothing is left of a day that is about to end.
    expect(time(Self.evening + 5.45 * 3_600).days.first?.title, equals: "Tomorrow")
  }

  @Test func timesOfADayAreFutureQuartersAndTheChosenTime() {
    expect(time(chosen: Self.evening + 3_900).times.first?.title, equals: "18:45")
    expect(time(chosen: Self.evening + 3_900).times.contains { $0.title == "19:35" })
    let tomorrow = time().times
    expect(tomorrow.count, equals: 96)
    expect(tomorrow.first?.title == "00:00" && tomorrow.last?.title == "23:45")
  }

  @Test func missingHoursAreNotOfferedTwice() throws {
    let zone = try require(TimeZone(identifier: "Europe/Berlin"))
    // Clocks go forward on 30 March 2025.
    let times = time(zone: zone, language: .english)
    let sunday = try require(times.days.first { $0.title == "Sunday, 30 March" })
    let hours = time(chosen: sunday.date, zone: zone).times
    expect(Set(hours.map(\.date)).count, equals: hours.count)
    expect(!hours.contains { $0.title == "02:30" })
  }

  @Test func timesLessThanFiveMinutesAheadAreNotPossible() {
    expect(!time().isPossible(Self.evening + 299))
    expect(time().isPossible(Self.evening + 300))
  }

  @Test func otherLanguagesAndYears() {
    let new = Self.evening + 290 * Self.day
    expect(time(language: .english).title(of: new), equals: "Sunday, 4 January 2026 at 18:30")
    expect(time(language: .simplifiedChinese).title(of: time().date), equals: "明天 09:00")
    expect(time(language: .arabic).title(of: time().date), equals: "غدًا في ٠٩:٠٠")
  }
}
