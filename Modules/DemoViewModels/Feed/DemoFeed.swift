import Contracts
import Foundation

/// The moments of the demo, newest first.
enum DemoFeed {
  /// How many rows a page has.
  static let pageSize = 12

  /// All moments.
  ///
  /// Made once, in a few milliseconds.
  static let moments: [DemoMoment] = today + thisWeek + earlier
}
