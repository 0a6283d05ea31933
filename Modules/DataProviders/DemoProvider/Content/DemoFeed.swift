/// The moments of the demo, newest first.
enum DemoFeed {
  /// The number of rows on a page.
  static let pageSize = 12

  /// The feed of the reader.
  ///
  /// Made once, in a few milliseconds.
  static let moments: [DemoMoment] = today + thisWeek + earlier

  /// All moments, with the reader's own at the end.
  static let all: [DemoMoment] = moments + own

  /// The reader's latest moment.
  static var ownMoment: DemoMoment {
    DemoMoment(.owner, minutesAgo: 0, "Soup first, then the mountains. #hiking")
  }

  /// The number of posts and boosts of a person.
  static func count(of person: DemoPerson) -> Int {
    all.count { ($0.boostedBy ?? $0.author) == person }
  }
}
