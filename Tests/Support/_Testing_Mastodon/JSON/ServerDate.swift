import Foundation

/// Moments as the client API writes them.
enum ServerDate {
  /// `2026-08-01T12:00:00.000Z`, with so many digits of a second.
  static func text(of date: Date, digits: Int = 3) -> String {
    let scale = digits == 6 ? 1_000_000.0 : 1_000.0
    let units = Int((date.timeIntervalSince1970 * scale).rounded(.down))
    let (seconds, fraction) = (units / Int(scale), units % Int(scale))
    let (day, clock) = (seconds / 86_400, seconds % 86_400)
    return "\(dayText(day))T\(pad(clock / 3_600)):\(pad(clock / 60 % 60)):\(pad(clock % 60))"
      + ".\(pad(fraction, to: digits))Z"
  }

  /// `2026-08-01`.
  static func day(of date: Date) -> String {
    dayText(Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
  }

  /// A day counted from 1 January 1970, by the civil calendar (Hinnant's algorithm).
  private static func dayText(_ day: Int) -> String {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * ofYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(pad(year, to: 4))-\(pad(month))-\(pad(ofYear - (153 * part + 2) / 5 + 1))"
  }

  private static func pad(_ number: Int, to width: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
