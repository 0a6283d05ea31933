// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// When something was: a date with the time of the day.
  package func momentAt(_ date: String, _ time: String) -> String {
    choose("\(date) at \(time)", "\(date) \(time)", "\(date) في \(time)", "\(date) o \(time)")
  }

  /// The message after posting, for readers who are not at the top of their timeline.
  public var momentAtTop: String {
    choose(
      "Your moment is at the top of your timeline.",
      "你的动态已在时间线顶部。",
      "لحظتك في أعلى خطك الزمني.",
      "Twój wpis jest na górze osi czasu."
    )
  }

  /// The message when a moment was deleted and this can be undone.
  public var momentDeleted: String {
    choose("Moment deleted", "动态已删除", "حُذفت اللحظة", "Usunięto wpis")
  }

  /// The message when a moment could not be deleted and is restored.
  public var momentDeleteRefused: String {
    choose(
      "Your moment could not be deleted.",
      "删除失败，动态已恢复。",
      "تعذّر حذف لحظتك.",
      "Nie udało się usunąć wpisu."
    )
  }

  package var momentIsGone: String {
    choose(
      "This moment is not there any more.",
      "这条动态已不存在。",
      "لم تعد هذه اللحظة موجودة.",
      "Tego wpisu już nie ma."
    )
  }

  /// In place of the beginning of a moment that the reader may add to a report.
  public var momentWithoutText: String {
    choose("A moment without words", "没有文字的动态", "لحظة بلا كلمات", "Wpis bez słów")
  }
}
