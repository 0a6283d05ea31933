public import Foundation

/// The usage of something on one day.
public struct UsageDay: Sendable, Hashable, Codable {
  /// The beginning of the day, in UTC.
  public var date: Date
  /// The number of uses; never negative.
  public var uses: Int
  /// The number of people; never negative.
  ///
  /// Sources differ in whether a person who returns on another day counts again.
  public var people: Int

  /// Makes a day; negative counts become zero.
  public init(date: Date, uses: Int, people: Int) {
    self.date = date
    self.uses = max(0, uses)
    self.people = max(0, people)
  }
}

extension [UsageDay] {
  /// The number of people on the newest days.
  ///
  /// - Parameter days: the number of days to count, from the newest on.
  /// - Returns: the sum over these days.
  public func people(inDays days: Int) -> Int {
    prefix(Swift.max(0, days)).reduce(0) { $0 + $1.people }
  }
}
