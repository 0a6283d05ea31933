// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the action that changes the time.
  public var scheduledChange: String {
    choose("Change the time", "更改时间", "تغيير الموعد", "Zmień czas")
  }

  /// The question before a scheduled post is deleted.
  public var scheduledDeleteQuestion: String {
    choose(
      "Delete it before it is posted?",
      "要在发表前删除吗？",
      "هل تريد حذفه قبل نشره؟",
      "Usunąć przed publikacją?"
    )
  }

  /// The explanation of scheduled posts.
  public var scheduledEmptyMessage: String {
    choose(
      "When you write something, choose “Schedule…” to have it posted later.",
      "写动态时选择“定时发表…”，即可稍后发表。",
      "عندما تكتب شيئًا، اختر «جدولة…» ليُنشر لاحقًا.",
      "Pisząc, wybierz „Zaplanuj…”, aby opublikować wpis później."
    )
  }

  /// The title when there are no scheduled posts.
  public var scheduledEmptyTitle: String {
    choose("Nothing is scheduled", "没有定时发表的内容", "لا منشورات مجدولة", "Nic nie zaplanowano")
  }

  /// The title of a list that could not be loaded.
  public var scheduledFailedTitle: String {
    choose(
      "Could not load what is scheduled",
      "无法加载定时发表的内容",
      "تعذر تحميل المنشورات المجدولة",
      "Nie udało się wczytać zaplanowanych wpisów"
    )
  }

  /// The message when a post was sent, or deleted elsewhere, before the reader changed it.
  public var scheduledGone: String {
    choose(
      "It was posted or deleted meanwhile.",
      "该内容已发表或被删除。",
      "نُشر أو حُذف في هذه الأثناء.",
      "W międzyczasie opublikowano to albo usunięto."
    )
  }

  /// The message when a new time was rejected.
  public var scheduledNotChanged: String {
    choose("The time was not changed.", "时间未更改。", "لم يتغير الموعد.", "Nie zmieniono czasu.")
  }

  /// The message when a post was not deleted.
  public var scheduledNotDeleted: String {
    choose("It was not deleted.", "未能删除。", "لم يُحذف.", "Nie usunięto wpisu.")
  }

  /// The title of the list of scheduled posts, and of the row that opens it.
  public var scheduledTitle: String {
    choose("Scheduled", "定时发表", "المنشورات المجدولة", "Zaplanowane")
  }
}
