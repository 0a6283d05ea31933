// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the action that changes the time.
  public var scheduledChange: String {
    switch self.language {
    case .english: "Change the time"
    case .simplifiedChinese: "更改时间"
    case .arabic: "تغيير الموعد"
    }
  }

  /// The question before a scheduled post is deleted.
  public var scheduledDeleteQuestion: String {
    switch self.language {
    case .english: "Delete it before it is posted?"
    case .simplifiedChinese: "要在发表前删除吗？"
    case .arabic: "هل تريد حذفه قبل نشره؟"
    }
  }

  /// The explanation of scheduled posts.
  public var scheduledEmptyMessage: String {
    switch self.language {
    case .english: "When you write something, choose “Schedule…” to have it posted later."
    case .simplifiedChinese: "写动态时选择“定时发表…”，即可稍后发表。"
    case .arabic: "عندما تكتب شيئًا، اختر «جدولة…» ليُنشر لاحقًا."
    }
  }

  /// The title when there are no scheduled posts.
  public var scheduledEmptyTitle: String {
    switch self.language {
    case .english: "Nothing is scheduled"
    case .simplifiedChinese: "没有定时发表的内容"
    case .arabic: "لا منشورات مجدولة"
    }
  }

  /// The title of a list that could not be loaded.
  public var scheduledFailedTitle: String {
    switch self.language {
    case .english: "Could not load what is scheduled"
    case .simplifiedChinese: "无法加载定时发表的内容"
    case .arabic: "تعذر تحميل المنشورات المجدولة"
    }
  }

  /// The message when a post was sent, or deleted elsewhere, before the reader changed it.
  public var scheduledGone: String {
    switch self.language {
    case .english: "It was posted or deleted meanwhile."
    case .simplifiedChinese: "该内容已发表或被删除。"
    case .arabic: "نُشر أو حُذف في هذه الأثناء."
    }
  }

  /// The message when a new time was rejected.
  public var scheduledNotChanged: String {
    switch self.language {
    case .english: "The time was not changed."
    case .simplifiedChinese: "时间未更改。"
    case .arabic: "لم يتغير الموعد."
    }
  }

  /// The message when a post was not deleted.
  public var scheduledNotDeleted: String {
    switch self.language {
    case .english: "It was not deleted."
    case .simplifiedChinese: "未能删除。"
    case .arabic: "لم يُحذف."
    }
  }

  /// The title of the list of scheduled posts, and of the row that opens it.
  public var scheduledTitle: String {
    switch self.language {
    case .english: "Scheduled"
    case .simplifiedChinese: "定时发表"
    case .arabic: "المنشورات المجدولة"
    }
  }
}
