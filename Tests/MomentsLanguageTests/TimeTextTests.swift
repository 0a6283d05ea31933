import Expectations
import Foundation
import MomentsLanguage
import Testing

struct TimeTextTests {
  /// Thursday, 20 March 2025, 12:00 UTC.
  private let now = Date(timeIntervalSince1970: 1_742_472_000)

  private func text(_ language: AppLanguage, hoursEast: Int = 0) throws -> TimeText {
    let zone = try require(TimeZone(secondsFromGMT: hoursEast * 3600))
    return TimeText(strings: Strings(language), timeZone: zone)
  }

  private struct Age: Sendable {
    var seconds: Double
    var en: String
    var zh: String
    var ar: String

    init(_ seconds: Double, _ en: String, _ zh: String, _ ar: String) {
      self.seconds = seconds
      self.en = en
      self.zh = zh
      self.ar = ar
    }
  }

  private static let ages: [Age] = [
    Age(-500, "Just now", "刚刚", "الآن"),
    Age(59, "Just now", "刚刚", "الآن"),
    Age(60, "1 min", "1分钟前", "قبل دقيقة"),
    Age(300, "5 min", "5分钟前", "قبل ٥ دقائق"),
    Age(3540, "59 min", "59分钟前", "قبل ٥٩ دقيقة"),
    Age(7200, "2 h", "2小时前", "قبل ساعتين"),
    Age(43_200, "12 h", "12小时前", "قبل ١٢ ساعة"),
    Age(43_201, "Yesterday", "昨天", "أمس"),
    Age(172_800, "Tuesday", "周二", "الثلاثاء"),
    Age(518_400, "Friday", "周五", "الجمعة"),
    Age(604_800, "13 March", "3月13日", "١٣ مارس"),
    Age(8_640_000, "10 December 2024", "2024年12月10日", "١٠ ديسمبر ٢٠٢٤"),
  ]

  @Test(arguments: ages)
  private func agesReadNaturally(age: Age) throws {
    let date = now.addingTimeInterval(-age.seconds)
    try expect(text(.english).short(date, now: now), equals: age.en)
    try expect(text(.simplifiedChinese).short(date, now: now), equals: age.zh)
    try expect(text(.arabic).short(date, now: now), equals: age.ar)
  }

  @Test func yesterdayDependsOnTheReadersTimeZone() throws {
    let date = now.addingTimeInterval(-10 * 3600)
    try expect(text(.english).short(date, now: now), equals: "10 h")
    try expect(text(.english, hoursEast: -4).short(date, now: now), equals: "Yesterday")
  }

  @Test func justBeforeMidnightIsMinutesAgoAndNotYesterday() throws {
    let midnight = now.addingTimeInterval(-12 * 3600)
    let text = try text(.english)
    expect(text.short(midnight.addingTimeInterval(-600), now: midnight), equals: "10 min")
  }

  @Test func theFullTimeHasDateAndTime() throws {
    try expect(text(.english).full(now), equals: "20 March 2025 at 12:00")
    try expect(text(.simplifiedChinese, hoursEast: 8).full(now), equals: "2025年3月20日 20:00")
    try expect(text(.arabic).full(now), equals: "٢٠ مارس ٢٠٢٥ في ١٢:٠٠")
  }

  @Test func datesFarAwayDoNotOverflow() throws {
    try expect(!text(.english).short(.distantPast, now: now).isEmpty)
    try expect(text(.english).short(.distantFuture, now: now), equals: "Just now")
  }
}
