public import Foundation
public import ListModel
public import MomentsLanguage

extension DayText {
  /// The identity of a day among others.
  public func id(of day: Date) -> ListItemID {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let numbers = [parts.era, parts.year, parts.month, parts.day].map { $0 ?? 0 }
    let isLeap = parts.isLeapMonth ?? false
    return ListItemID(
      "day " + numbers.map(String.init).joined(separator: "-") + (isLeap ? "L" : "")
    )
  }
}
