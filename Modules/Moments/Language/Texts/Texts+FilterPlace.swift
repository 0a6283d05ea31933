// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A place where a filter applies.
  package var filterPlaceAccount: String {
    switch self.language {
    case .english: "Profiles"
    case .simplifiedChinese: "个人主页"
    case .arabic: "الملفات الشخصية"
    }
  }

  /// A place where a filter applies.
  package var filterPlaceHome: String {
    switch self.language {
    case .english: "Home"
    case .simplifiedChinese: "首页"
    case .arabic: "الرئيسية"
    }
  }

  /// A place where a filter applies.
  package var filterPlaceNotifications: String {
    switch self.language {
    case .english: "Notifications"
    case .simplifiedChinese: "通知"
    case .arabic: "الإشعارات"
    }
  }

  /// A place where a filter applies.
  package var filterPlacePublic: String {
    switch self.language {
    case .english: "Public timelines"
    case .simplifiedChinese: "公共时间线"
    case .arabic: "الخطوط العامة"
    }
  }

  /// A place where a filter applies.
  package var filterPlaceThread: String {
    switch self.language {
    case .english: "Comments"
    case .simplifiedChinese: "评论"
    case .arabic: "التعليقات"
    }
  }
}
