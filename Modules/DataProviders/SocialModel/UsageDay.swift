public import Foundation

/// How much something was used on one day.
public struct UsageDay: Sendable, Hashable {
  /// The beginning of the day, in UTC.
  public var date: Date
  /// How often it was used; never negative.
  public var uses: Int
  /// How many people used it; never negative.
  ///
  /// Sources differ in whether somebody who comes back on another day counts again.
  public var people: Int

  /// Makes a day; negative counts become zero.
  public init(date: Date, uses: Int, people: Int) {
    self.date = date
    self.uses = max(0, uses)
    self.people = max(0, people)
  }
}

extension [UsageDay] {
  /// How many people the first days tell of.
  ///
  /// - Parameter days: how many of the days to take, from the newest on.
  /// - Returns: the sum over these days.
  public func people(inDays days: Int) -> Int {
    prefix(Swift.max(0, days)).reduce(0) { $0 + $1.people }
  }
}
