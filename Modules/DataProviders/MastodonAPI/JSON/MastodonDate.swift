public import Foundation

/// Parses the times that servers return.
///
/// Mastodon returns `2026-08-01T13:53:10.824Z`. Others leave out the fraction or seconds, have more
/// digits, an offset in place of the "Z", a space in place of the "T", or only the day, which then
/// means its first instant in UTC.
public enum MastodonDate {
  /// The time, or nil if the text is invalid.
  public static func parse(_ text: String) -> Date? {
    var reader = Reader(text)
    guard let year = reader.number(digits: 4), reader.take("-"),
      let month = reader.number(digits: 2), reader.take("-"),
      let day = reader.number(digits: 2),
      (1...12).contains(month), (1...daysIn(month, of: year)).contains(day)
    else { return nil }
    var seconds = Double(daysSince1970(year, month, day)) * 86_400
    if reader.isAtEnd { return Date(timeIntervalSince1970: seconds) }
    guard reader.take("T") || reader.take("t") || reader.take(" "),
      let hour = reader.number(digits: 2), hour < 24, reader.take(":"),
      let minute = reader.number(digits: 2), minute < 60
    else { return nil }
    seconds += Double(hour * 3600 + minute * 60)
    if reader.take(":") {
      // 60 is a leap second, which counts as the first second of the next minute.
      guard let second = reader.number(digits: 2), second <= 60 else { return nil }
      seconds += Double(second)
      if reader.take(".") || reader.take(",") {
        guard let fraction = reader.fraction() else { return nil }
        seconds += fraction
      }
    }
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    return Date(timeIntervalSince1970: seconds - Double(offset))
  }

  private static func daysIn(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from 1970-01-01 in the Gregorian calendar, counted in years that begin in March, so that
  /// the leap day is last.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
      bytes = Array(text.utf8.prefix(64))
    }

    var isAtEnd: Bool { position == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    private mutating func digit() -> Int? {
      guard position < bytes.count, (0x30...0x39).contains(bytes[position]) else { return nil }
      defer { position += 1 }
      return Int(bytes[position]) - 0x30
    }

    mutating func number(digits: Int) -> Int? {
      var value = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        value = value * 10 + digit
      }
      return value
    }

    mutating func fraction() -> Double? {
      var value = 0.0
      var scale = 0.1
      guard let first = digit() else { return nil }
      value = Double(first) * scale
      while let next = digit() {
        scale /= 10
        value += Double(next) * scale
      }
      return value
    }

    /// Seconds east of UTC; a missing offset means UTC.
    mutating func offset() -> Int? {
      if isAtEnd || take("Z") || take("z") { return 0 }
      let sign = take("+") ? 1 : take("-") ? -1 : 0
      guard sign != 0, let hours = number(digits: 2), hours < 24 else { return nil }
      _ = take(":")
      let minutes = isAtEnd ? 0 : number(digits: 2)
      guard let minutes, minutes < 60 else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }
  }
}
