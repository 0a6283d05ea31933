public import Foundation

extension Strings {
  /// A duration, as in players: "0:07", "1:05", "1:02:03".
  ///
  /// Truncated to seconds; "0:00" for an invalid duration.
  public func playingTime(_ seconds: TimeInterval) -> String {
    let whole = seconds.isFinite && seconds > 0 ? Int(min(seconds, 359_999)) : 0
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    let end = ":" + plainNumber(rest, minimumDigits: 2)
    return hours > 0
      ? plainNumber(hours) + ":" + plainNumber(minutes, minimumDigits: 2) + end
      : plainNumber(minutes) + end
  }

  /// The same for reading aloud: "1 minute 5 seconds".
  public func spokenTime(_ seconds: TimeInterval) -> String {
    let whole = seconds.isFinite && seconds > 0 ? Int(min(seconds, 359_999)) : 0
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    var parts: [String] = []
    if hours > 0 { parts.append(hourCount(hours)) }
    if minutes > 0 { parts.append(minuteCount(minutes)) }
    if rest > 0 || parts.isEmpty { parts.append(secondCount(rest)) }
    return parts.joined(separator: spokenTimeSeparator)
  }
}

extension Strings {
  /// The badge of a loop: the common abbreviation.
  public var loopBadge: String { "GIF" }
}
