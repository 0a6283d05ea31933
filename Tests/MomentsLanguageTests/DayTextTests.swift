import Expectations
import Foundation
import MomentsLanguage
import Testing

/// Days across time zones, missing and repeated hours, and calendars.
@Suite struct DayTextTests {
  private func days(
    _ zone: String,
    _ calendar: Calendar.Identifier = .gregorian,
    _ language: AppLanguage = .english
  ) throws -> DayText {
    var calendar = Calendar(identifier: calendar)
    calendar.timeZone = try require(TimeZone(identifier: zone))
    return DayText(strings: Strings(language), calendar: calendar)
  }

  private func time(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  @Test("days follow the reader's time zone")
  func zones() throws {
    let now = try time("2025-03-20T18:30:00Z")
    let posted = try time("2025-03-20T16:30:00Z")
    // In Shanghai both are of the next morning.
    for zone in ["UTC", "Asia/Shanghai", "America/Los_Angeles"] {
      try expect(days(zone).title(of: posted, now: now), equals: "Today")
    }
    let evening = try time("2025-03-20T15:30:00Z")
    try expect(days("Asia/Shanghai").title(of: evening, now: now), equals: "Yesterday")
    try expect(days("America/Los_Angeles").title(of: evening, now: now), equals: "Today")
  }

  @Test("older days are written in full, with the year if it differs")
  func older() throws {
    let now = try time("2025-03-20T18:30:00Z")
    let text = try days("UTC")
    expect(text.title(of: try time("2025-03-18T01:00:00Z"), now: now), equals: "Tuesday, 18 March")
    expect(
      text.title(of: try time("2024-12-31T23:59:59Z"), now: now),
      equals: "Tuesday, 31 December 2024"
    )
    let chinese = try days("UTC", .gregorian, .simplifiedChinese)
    expect(chinese.title(of: try time("2025-03-18T01:00:00Z"), now: now), equals: "3月18日 周二")
    let arabic = try days("UTC", .gregorian, .arabic)
    expect(
      arabic.title(of: try time("2025-03-18T01:00:00Z"), now: now),
      equals: "الثلاثاء، ١٨ مارس"
    )
  }

  @Test("future dates of a wrong clock are shown as today")
  func future() throws {
    let now = try time("2025-03-20T18:30:00Z")
    try expect(days("UTC").title(of: time("2025-03-22T00:00:00Z"), now: now), equals: "Today")
  }

  @Test("days have the length of their time zone")
  func lengths() throws {
    let berlin = try days("Europe/Berlin")
    let spring = try time("2025-03-30T10:00:00Z")
    let autumn = try time("2025-10-26T10:00:00Z")
    for (now, hours) in [(spring, 23.0), (autumn, 25.0)] {
      let length = berlin.nextDay(after: now).timeIntervalSince(berlin.day(of: now))
      expect(length, equals: hours * 3_600)
    }
    // Five minutes before midnight of the short day, and after it.
    let before = try time("2025-03-30T21:55:00Z")
    let after = try time("2025-03-30T22:05:00Z")
    expect(berlin.title(of: before, now: after), equals: "Yesterday")
    expect(berlin.nextDay(after: before), equals: (try time("2025-03-30T22:00:00Z")))
  }

  @Test("a day without a midnight begins an hour later")
  func missingMidnight() throws {
    // In Beirut clocks go from 23:59:59 to 01:00 in spring.
    let beirut = try days("Asia/Beirut")
    let before = try time("2022-03-26T21:30:00Z")
    let start = try time("2022-03-26T22:00:00Z")
    expect(beirut.nextDay(after: before), equals: start)
    expect(beirut.day(of: start), equals: start)
    expect(beirut.title(of: before, now: start), equals: "Yesterday")
  }

  @Test("other calendars have their own months and years")
  func calendars() throws {
    let now = try time("2025-03-20T18:30:00Z")
    let posted = try time("2024-03-18T01:00:00Z")
    let thai = try days("UTC", .buddhist)
    expect(thai.title(of: posted, now: now).contains("2567"))
    expect(thai.title(of: try time("2025-03-19T01:00:00Z"), now: now), equals: "Yesterday")
    let islamic = try days("UTC", .islamicUmmAlQura, .arabic)
    expect(islamic.title(of: posted, now: now).contains("رمضان"))
  }

  @Test("hours and minutes have two digits, in the digits of the language")
  func clock() throws {
    let posted = try time("2025-03-20T07:05:00Z")
    try expect(days("UTC").clock(posted), equals: "07:05")
    try expect(days("Asia/Shanghai", .gregorian, .arabic).clock(posted), equals: "١٥:٠٥")
  }
}
