import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import Testing

/// Identities of days, by which the wall's headings are told apart.
struct DayIdentityTests {
  private func days(_ zone: String, _ calendar: Calendar.Identifier) throws -> DayText {
    var calendar = Calendar(identifier: calendar)
    calendar.timeZone = try require(TimeZone(identifier: zone))
    return DayText(strings: Strings(.english), calendar: calendar)
  }

  @Test func daysFollowTheReadersTimeZone() throws {
    let evening = try Date("2025-03-20T15:30:00Z", strategy: .iso8601)
    let night = try Date("2025-03-20T18:30:00Z", strategy: .iso8601)
    let shanghai = try days("Asia/Shanghai", .gregorian)
    expect(shanghai.id(of: evening), equals: "day 1-2025-3-20")
    expect(shanghai.id(of: night), equals: "day 1-2025-3-21")
    try expect(days("UTC", .gregorian).id(of: night), equals: shanghai.id(of: evening))
  }

  @Test func calendarsCountTheirOwnDays() throws {
    let time = try Date("2025-03-20T15:30:00Z", strategy: .iso8601)
    try expect(
      days("UTC", .islamicCivil).id(of: time) != days("UTC", .gregorian).id(of: time)
    )
  }
}
