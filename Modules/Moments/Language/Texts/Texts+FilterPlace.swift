// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A place where a filter applies.
  package var filterPlaceAccount: String {
    choose("Profiles", "个人主页", "الملفات الشخصية", "Profile")
  }

  /// A place where a filter applies.
  package var filterPlaceHome: String { choose("Home", "首页", "الرئيسية", "Główna") }

  /// A place where a filter applies.
  package var filterPlaceNotifications: String {
    choose("Notifications", "通知", "الإشعارات", "Powiadomienia")
  }

  /// A place where a filter applies.
  package var filterPlacePublic: String {
    choose("Public timelines", "公共时间线", "الخطوط العامة", "Publiczne osie czasu")
  }

  /// A place where a filter applies.
  package var filterPlaceThread: String { choose("Comments", "评论", "التعليقات", "Komentarze") }
}
