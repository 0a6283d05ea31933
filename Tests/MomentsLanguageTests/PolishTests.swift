import Expectations
import Foundation
import MomentsLanguage
import Testing

/// What Polish has and the other languages do not: four plural forms, a comma before tenths, and
/// names that change in a sentence.
@Suite struct PolishTests {
  private let strings = Strings(.polish)

  @Test(arguments: [
    (0, "0 polubień"), (1, "1 polubienie"), (2, "2 polubienia"), (4, "4 polubienia"),
    (5, "5 polubień"), (12, "12 polubień"), (21, "21 polubień"), (22, "22 polubienia"),
    (112, "112 polubień"), (1_234, "1234 polubienia"), (12_345, "12\u{A0}345 polubień"),
  ])
  func likesFollowThePluralRules(count: Int, text: String) {
    expect(strings.likes(count), equals: text)
  }

  /// A weekday has no preposition before it, which would want another case: "w sobotę".
  @Test func weekdaysStandAlone() throws {
    let zone = try require(TimeZone(identifier: "UTC"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    // Thursday, 20 March 2025, 12:00; the Saturday before it.
    let now = Date(timeIntervalSince1970: 1_742_472_000)
    let saturday = now.addingTimeInterval(-5 * 86_400)
    expect(TimeText(strings: strings, timeZone: zone).short(saturday, now: now), equals: "sobota")
    let title = DayText(strings: strings, calendar: calendar).title(of: saturday, now: now)
    expect(title, equals: "sobota, 15 marca")
    expect(strings.filterEnds("sobota, 15 marca"), equals: "Wygasa: sobota, 15 marca")
    expect(strings.filterEnded("sobota, 15 marca"), equals: "Wygasł: sobota, 15 marca")
  }

  @Test(arguments: [
    (999, "999"), (9_999, "9999"), (-9_999, "-9999"), (1_234_567, "1\u{A0}234\u{A0}567"),
  ])
  func fourDigitsAreNotGrouped(value: Int, text: String) {
    expect(strings.number(value), equals: text)
  }

  @Test(arguments: [
    (9_999, "9999"), (10_000, "10\u{A0}tys."), (12_345, "12,3\u{A0}tys."),
    (1_250_000, "1,2\u{A0}mln"), (2_000_000_000, "2\u{A0}mld"),
  ])
  func tenthsFollowAComma(value: Int, text: String) {
    expect(strings.compactNumber(value), equals: text)
  }

  @Test(arguments: [
    (1, "Obserwujący"), (3, "Obserwujących"), (248, "Obserwujących"), (12_803, "Obserwujących"),
  ])
  func theTitleOfFollowersGoesWithTheirNumber(count: Int, title: String) {
    expect(strings.followersTitle(strings.compactNumberForm(count)), equals: title)
  }

  @Test(arguments: [(1, "Obserwowany"), (3, "Obserwowanych"), (248, "Obserwowanych")])
  func theTitleOfPeopleFollowedGoesWithTheirNumber(count: Int, title: String) {
    expect(strings.followingTitle(strings.compactNumberForm(count)), equals: title)
  }

  @Test func sizesHaveAComma() {
    expect(strings.bytes(1_500_000), equals: "1,5 MB")
    expect(strings.bytes(500), equals: "500 B")
  }

  @Test func othersAreCounted() {
    let names = ["A", "B", "C"]
    expect(
      strings.likedBy(names, isLikedByReader: false, count: 5),
      equals: "A, B, C i jeszcze 2 osoby"
    )
    expect(
      strings.likedBy(names, isLikedByReader: false, count: 1_004),
      equals: "A, B, C i jeszcze 1001 osób"
    )
    expect(strings.likedBy(["A"], isLikedByReader: true, count: 2), equals: "Ty i A")
  }

  @Test func monthsAndWeekdaysAreOfDates() throws {
    let zone = try require(TimeZone(secondsFromGMT: 0))
    let text = TimeText(strings: strings, timeZone: zone)
    // Thursday, 20 March 2025, 12:00.
    let now = Date(timeIntervalSince1970: 1_742_472_000)
    expect(text.short(now.addingTimeInterval(-300), now: now), equals: "5 min")
    expect(text.short(now.addingTimeInterval(-7_200), now: now), equals: "2 godz.")
    expect(text.short(now.addingTimeInterval(-172_800), now: now), equals: "wtorek")
    expect(text.short(now.addingTimeInterval(-604_800), now: now), equals: "13 marca")
    expect(text.full(now), equals: "20 marca 2025 o 12:00")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let days = DayText(strings: strings, calendar: calendar)
    let tuesday = now.addingTimeInterval(-172_800)
    expect(days.title(of: tuesday, now: now), equals: "wtorek, 18 marca")
  }

  @Test func namesOfLanguagesFollowTheirPreposition() {
    let german = strings.language(named: "de")
    expect(strings.translated(from: german, by: nil), equals: "Przetłumaczono z niemieckiego")
  }

  @Test(arguments: ["pl", "pl-PL", "pl_PL.UTF-8"])
  func itIsFoundByIdentifier(identifier: String) {
    expect(AppLanguage(identifier: identifier), equals: .polish)
  }

  @Test func emojiHavePolishNames() {
    let found = EmojiCatalog(.polish).emoji(named: "winogrona")
    expect(found.first?.text, equals: "🍇")
    expect(found.first?.name, equals: "winogrona")
  }
}
