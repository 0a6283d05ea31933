import SocialModel

/// The moments of the demo, newest first.
enum DemoFeed {
  /// How many rows a page has.
  static let pageSize = 12

  /// All moments.
  ///
  /// Made once, in a few milliseconds.
  static let moments: [DemoMoment] = today + thisWeek + earlier

  /// What the reader has just written.
  static var ownMoment: DemoMoment {
    DemoMoment(.owner, minutesAgo: 0, "Soup first, then the mountains. #hiking")
  }

  /// How many moments a person brought in; of the reader, whose timeline it is, all.
  static func count(of person: DemoPerson) -> Int {
    person == .owner
      ? moments.count : moments.count { ($0.boostedBy ?? $0.author) == person }
  }
}
