extension Strings {
  var justNow: String { pick("Just now", "刚刚", "الآن") }

  /// The name of the previous day.
  public var yesterday: String { pick("Yesterday", "昨天", "أمس") }

  func minutesAgo(_ count: Int) -> String {
    plural(
      count,
      one: "# min",
      other: "# min",
      chinese: "#分钟前",
      arabic: ArabicForms(
        zero: "الآن",
        one: "قبل دقيقة",
        two: "قبل دقيقتين",
        few: "قبل # دقائق",
        many: "قبل # دقيقة",
        other: "قبل # دقيقة"
      )
    )
  }

  func hoursAgo(_ count: Int) -> String {
    plural(
      count,
      one: "# h",
      other: "# h",
      chinese: "#小时前",
      arabic: ArabicForms(
        zero: "الآن",
        one: "قبل ساعة",
        two: "قبل ساعتين",
        few: "قبل # ساعات",
        many: "قبل # ساعة",
        other: "قبل # ساعة"
      )
    )
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  func weekday(_ number: Int) -> String {
    let names =
      switch language {
      case .english:
        ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
      case .simplifiedChinese: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"]
      case .arabic: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"]
      }
    return names[min(max(number, 1), 7) - 1]
  }

  /// A date, with the year unless it is the current one.
  func date(day: Int, month: Int, year: Int?) -> String {
    let dayText = plainNumber(day)
    let yearText = year.map { plainNumber($0) }
    switch language {
    case .simplifiedChinese:
      return (yearText.map { "\($0)年" } ?? "") + "\(plainNumber(month))月\(dayText)日"
    case .english, .arabic:
      return ([dayText, monthName(month)] + (yearText.map { [$0] } ?? [])).joined(separator: " ")
    }
  }

  /// A date and a time.
  func moment(date: String, hour: Int, minute: Int) -> String {
    let time = plainNumber(hour, minimumDigits: 2) + ":" + plainNumber(minute, minimumDigits: 2)
    return pick("\(date) at \(time)", "\(date) \(time)", "\(date) في \(time)")
  }

  private func monthName(_ month: Int) -> String {
    let names =
      switch language {
      case .arabic:
        [
          "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر",
          "أكتوبر", "نوفمبر", "ديسمبر",
        ]
      case .english, .simplifiedChinese:
        [
          "January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December",
        ]
      }
    return names[min(max(month, 1), 12) - 1]
  }
}
