import Foundation

/// The dates of HTTP header fields: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
enum HTTPDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// The time a text names; nil for anything else, the obsolete forms included.
  static func parse(_ text: String) -> Date? {
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "," })
    guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let year = Int(parts[3]),
      let month = months.firstIndex(of: parts[2].lowercased())
    else { return nil }
    let time = parts[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3 else { return nil }
    var date = DateComponents()
    date.calendar = Calendar(identifier: .gregorian)
    date.timeZone = TimeZone(secondsFromGMT: 0)
    (date.year, date.month, date.day) = (year, month + 1, day)
    (date.hour, date.minute, date.second) = (time[0], time[1], time[2])
    return date.isValidDate ? date.date : nil
  }
}
