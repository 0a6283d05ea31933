extension Strings {
  /// A day of the calendar with its weekday; 1 is Sunday, as in `Calendar`.
  package func date(weekday: Int, day: Int, month: Int, year: Int?) -> String {
    let date = date(day: day, month: month, year: year)
    let weekday = self.weekday(weekday)
    return dateOfWeekday(weekday, date)
  }

  /// An hour of the day.
  public func clock(hour: Int, minute: Int) -> String {
    plainNumber(hour, minimumDigits: 2) + ":" + plainNumber(minute, minimumDigits: 2)
  }
}
