import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct MastodonDateTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00.000Z", 0),
    ("2026-08-01T13:53:10.824Z", 1_785_592_390.824),
    ("2026-08-01T13:53:10Z", 1_785_592_390),
    ("2026-08-01T15:53:10.8+02:00", 1_785_592_390.8),
    ("2026-08-01T08:53:10-0500", 1_785_592_390),
    ("2026-08-01 13:53:10", 1_785_592_390),
    ("2026-08-01T13:53:10.824123456Z", 1_785_592_390.824123456),
    ("2026-08-01T13:53Z", 1_785_592_380),
    ("2026-08-01", 1_785_542_400),
    ("2024-02-29T00:00:00Z", 1_709_164_800),
    ("2016-12-31T23:59:60Z", 1_483_228_800),
    ("1969-12-31T23:59:59Z", -1),
  ])
  func datesAreReadInManyForms(text: String, seconds: Double) throws {
    let date = try require(MastodonDate.parse(text))
    expect(abs(date.timeIntervalSince1970 - seconds), isBelow: 0.000_01)
  }

  @Test(arguments: [
    "", "yesterday", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "2026-08-01T24:00:00Z",
    "2026-08-01T12:61:00Z", "2026-08-01T12:00:00.Z", "2026-08-01T12:00:00+99:00",
    "2026-08-01T12:00:00Zulu", "26-08-01", "2026-08-01T", "٢٠٢٦-08-01",
  ])
  func aTextThatIsNotADateIsNil(text: String) {
    expectNil(MastodonDate.parse(text))
  }
}
