extension Strings {
  /// The title of the wall, and the name of the button that opens it.
  public var wallTitle: String { pick("Wall", "照片墙", "الجدار") }

  /// The title of a wall without people and photos.
  public var emptyWallTitle: String {
    pick("Nothing on the wall yet", "照片墙还是空的", "لا شيء على الجدار بعد")
  }

  /// Shown below ``emptyWallTitle`` while there are neither photos nor suggestions.
  public var emptyWallMessage: String {
    pick(
      "New photos and people to follow will appear here.",
      "最新照片和推荐关注的人会显示在这里。",
      "ستظهر هنا صور جديدة وأشخاص للمتابعة."
    )
  }

  /// The title when the wall could not be loaded.
  public var wallFailedTitle: String {
    pick("The wall could not be loaded", "无法加载照片墙", "تعذّر تحميل الجدار")
  }

  /// The message when the people to follow could not be loaded, but the photos could.
  public var wallPeopleFailed: String {
    pick("People to follow could not be loaded.", "无法加载推荐关注的人。", "تعذّر تحميل الأشخاص.")
  }

  /// The text in place of a photo that could not be loaded; a tap retries.
  public var photoFailed: String {
    pick(
      "The photo could not be loaded. Tap to try again.",
      "照片加载失败，点按重试。",
      "تعذّر تحميل الصورة. انقر للمحاولة مجددًا."
    )
  }

  /// The name of the current day.
  public var today: String { pick("Today", "今天", "اليوم") }

  /// A day of the calendar with its weekday; 1 is Sunday, as in `Calendar`.
  func date(weekday: Int, day: Int, month: Int, year: Int?) -> String {
    let date = date(day: day, month: month, year: year)
    let weekday = self.weekday(weekday)
    return pick("\(weekday), \(date)", "\(date) \(weekday)", "\(weekday)، \(date)")
  }

  /// An hour of the day.
  public func clock(hour: Int, minute: Int) -> String {
    plainNumber(hour, minimumDigits: 2) + ":" + plainNumber(minute, minimumDigits: 2)
  }
}
