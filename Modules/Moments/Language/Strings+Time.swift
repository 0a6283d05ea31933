extension Strings {
  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package func weekday(_ number: Int) -> String {
    let names = [
      weekdaySunday,
      weekdayMonday,
      weekdayTuesday,
      weekdayWednesday,
      weekdayThursday,
      weekdayFriday,
      weekdaySaturday,
    ]
    return names[min(max(number, 1), 7) - 1]
  }

  /// A date, with the year unless it is the current one.
  package func date(day: Int, month: Int, year: Int?) -> String {
    let (day, name, month) = (plainNumber(day), monthName(month), plainNumber(month))
    guard let year = year.map({ plainNumber($0) }) else {
      return dateDayAndMonth(day, name, month)
    }
    return dateOfYear(day, name, year, month)
  }

  /// A date and a time.
  package func moment(date: String, hour: Int, minute: Int) -> String {
    let time = plainNumber(hour, minimumDigits: 2) + ":" + plainNumber(minute, minimumDigits: 2)
    return momentAt(date, time)
  }

  private func monthName(_ month: Int) -> String {
    let names = [
      monthNameJanuary,
      monthNameFebruary,
      monthNameMarch,
      monthNameApril,
      monthNameMay,
      monthNameJune,
      monthNameJuly,
      monthNameAugust,
      monthNameSeptember,
      monthNameOctober,
      monthNameNovember,
      monthNameDecember,
    ]
    return names[min(max(month, 1), 12) - 1]
  }
}
