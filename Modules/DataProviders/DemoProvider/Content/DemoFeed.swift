import SocialModel

/// The moments of the demo, newest first.
enum DemoFeed {
  /// How many rows a page has.
  static let pageSize = 12

  /// What the reader reads.
  ///
  /// Made once, in a few milliseconds.
  static let moments: [DemoMoment] = today + thisWeek + earlier

  /// All there is, with what the reader wrote at the end.
  static let all: [DemoMoment] = moments + own

  /// What the reader has just written.
  static var ownMoment: DemoMoment {
    DemoMoment(.owner, minutesAgo: 0, "Soup first, then the mountains. #hiking")
  }

  /// How many moments a person wrote and shared.
  static func count(of person: DemoPerson) -> Int {
    all.count { ($0.boostedBy ?? $0.author) == person }
  }
}
