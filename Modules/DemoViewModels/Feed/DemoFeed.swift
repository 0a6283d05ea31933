import Foundation
import MomentsContracts

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

  /// Where the moments of a timeline stand in the feed, newest first.
  static func numbers(in scope: TimelineScope) -> [Int] {
    switch scope {
    case .home, .public: Array(moments.indices)
    case .local: moments.indices.filter { !$0.isMultiple(of: 3) }
    case .hashtag(let name):
      moments.indices.filter { moments[$0].hasHashtag(name) }
    case .profile(let person):
      moments.indices.filter {
        (moments[$0].boostedBy ?? moments[$0].author).reference.id == person.id
      }
    }
  }
}
