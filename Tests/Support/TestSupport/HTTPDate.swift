package import Foundation

/// A time as the `Date` field of an answer has it: `Sun, 06 Nov 1994 08:49:37 GMT`.
package func httpDate(_ date: Date) -> String {
  let format = Date.VerbatimFormatStyle(
    format: """
      \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
      \(second: .twoDigits) GMT
      """,
    locale: Locale(identifier: "en_US_POSIX"),
    timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian)
  )
  return date.formatted(format)
}
