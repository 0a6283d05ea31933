// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the action that edits one's own moment.
  public var edit: String {
    switch self.language {
    case .english: "Edit"
    case .simplifiedChinese: "编辑"
    case .arabic: "تعديل"
    }
  }

  /// The text about a moment that its author changed.
  public var edited: String {
    switch self.language {
    case .english: "Edited"
    case .simplifiedChinese: "已编辑"
    case .arabic: "عُدّلت"
    }
  }

  /// The title of the action that edits the note about a person.
  public var editNote: String {
    switch self.language {
    case .english: "Edit note"
    case .simplifiedChinese: "编辑备注"
    case .arabic: "عدّل الملاحظة"
    }
  }

  /// The title of the sheet, and of the button that opens it.
  public var editProfile: String {
    switch self.language {
    case .english: "Edit profile"
    case .simplifiedChinese: "编辑资料"
    case .arabic: "عدّل ملفك"
    }
  }

  /// The title when the versions could not be loaded.
  public var editsFailedTitle: String {
    switch self.language {
    case .english: "The edit history could not be loaded"
    case .simplifiedChinese: "无法加载编辑历史"
    case .arabic: "تعذّر تحميل سجل التعديلات"
    }
  }

  /// The reason, if the server keeps no versions.
  public var editsNotStored: String {
    switch self.language {
    case .english: "This server does not keep what moments said before they were edited."
    case .simplifiedChinese: "此服务器不保留动态编辑前的内容。"
    case .arabic: "لا يحفظ هذا الخادم ما كانت تقوله اللحظات قبل تعديلها."
    }
  }

  /// The title of the screen of a moment's edit history.
  public var editsTitle: String {
    switch self.language {
    case .english: "Edit history"
    case .simplifiedChinese: "编辑历史"
    case .arabic: "سجل التعديلات"
    }
  }

  /// The text below the last row.
  public var endOfList: String {
    switch self.language {
    case .english: "That is all"
    case .simplifiedChinese: "没有更多了"
    case .arabic: "هذا كل شيء"
    }
  }

  /// The message when something was erased.
  public var erased: String {
    switch self.language {
    case .english: "Erased."
    case .simplifiedChinese: "已清除。"
    case .arabic: "تم المحو."
    }
  }

  /// The message when shelves could not be refreshed and the old items stay.
  public var exploreRefreshFailed: String {
    switch self.language {
    case .english: "Not everything could be refreshed."
    case .simplifiedChinese: "部分内容刷新失败。"
    case .arabic: "تعذّر تحديث كل المحتوى."
    }
  }

  /// The title of the explore screen, and the name of the button that opens it.
  public var exploreTitle: String {
    switch self.language {
    case .english: "Explore"
    case .simplifiedChinese: "发现"
    case .arabic: "استكشاف"
    }
  }
}
