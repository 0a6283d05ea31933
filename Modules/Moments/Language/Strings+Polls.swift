public import Foundation

extension Strings {
  /// The remaining time of a poll: in minutes below an hour, in hours below two days, else in days.
  ///
  /// - Parameter seconds: The time, in seconds; a started minute counts as one.
  /// - Returns: "5 min left", "3 days left"; numbers and short units stay on one line.
  public func pollTimeLeft(_ seconds: TimeInterval) -> String {
    // An extreme date of a server must not overflow.
    let minutes = max(1, Int((min(max(seconds, 0), 1e12) / 60).rounded(.up)))
    if minutes < 60 { return minutesLeft(minutes) }
    if minutes < 48 * 60 { return hoursLeft(minutes / 60) }
    return daysLeft(minutes / (24 * 60))
  }
}
