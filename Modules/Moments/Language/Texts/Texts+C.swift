// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that changes nothing.
  public var cancel: String { choose("Cancel", "取消", "إلغاء", "Anuluj") }

  /// The title of the button that chooses another image behind the profile.
  public var changeHeader: String {
    choose("Change background", "更换背景", "غيّر الخلفية", "Zmień tło")
  }

  /// The title of the button that chooses another portrait.
  public var changePortrait: String {
    choose("Change portrait", "更换头像", "غيّر الصورة", "Zmień portret")
  }

  /// The advice when the server could not be reached.
  public var checkConnection: String {
    choose(
      "Check your connection and try again.",
      "请检查网络连接后重试。",
      "تحقق من اتصالك ثم أعد المحاولة.",
      "Sprawdź połączenie i spróbuj ponownie."
    )
  }

  /// The text about a person who approves their followers.
  public var choosesFollowers: String {
    choose("Approves followers", "需批准关注", "يوافق على المتابعين", "Zatwierdza obserwujących")
  }

  /// The action that clears all notifications.
  public var clearNotifications: String {
    choose("Clear all", "全部清除", "مسح الكل", "Usuń wszystkie")
  }

  /// The question before all notifications are cleared.
  package var clearNotificationsQuestionExplanation: String {
    choose(
      "They are removed from your account, on all devices and of all kinds, hidden ones too. Moments and followers stay.",
      "它们将从你的账号中移除，包括所有设备和所有类型，也包括隐藏的类型。动态和关注者不受影响。",
      "تُزال من حسابك على كل الأجهزة ومن كل الأنواع، حتى المخفية. وتبقى اللحظات والمتابعون.",
      "Znikną z Twojego konta, na wszystkich urządzeniach i wszystkie rodzaje, także ukryte. Wpisy i obserwujący pozostaną."
    )
  }

  /// The question before all notifications are cleared.
  package var clearNotificationsQuestionTitle: String {
    choose(
      "Clear all notifications?",
      "清除所有通知？",
      "مسح كل الإشعارات؟",
      "Usunąć wszystkie powiadomienia?"
    )
  }

  /// The button that closes a sheet or popup.
  public var close: String { choose("Close", "关闭", "إغلاق", "Zamknij") }

  /// The name of the comment button, for assistive technologies.
  public var comment: String { choose("Comment", "评论", "تعليق", "Skomentuj") }

  /// The message when a comment was deleted and this can be undone.
  public var commentDeleted: String {
    choose("Comment deleted", "评论已删除", "حُذف التعليق", "Usunięto komentarz")
  }

  /// "12 comments": the heading of a thread, and the accessibility label of the count.
  public func comments(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) comment", other: "\(self.number(count)) comments"),
      "\(self.number(count))条评论",
      plural(count, zero: "لا تعليقات", one: "تعليق واحد", two: "تعليقان", few: "\(self.number(count)) تعليقات", many: "\(self.number(count)) تعليقًا", other: "\(self.number(count)) تعليق"),
      plural(count, one: "\(self.number(count)) komentarz", few: "\(self.number(count)) komentarze", many: "\(self.number(count)) komentarzy", other: "\(self.number(count)) komentarza")
    )
  }

  /// The title when more comments could not be loaded.
  public var commentsFailedTitle: String {
    choose(
      "More comments could not be loaded",
      "无法加载更多评论",
      "تعذّر تحميل المزيد من التعليقات",
      "Nie udało się wczytać kolejnych komentarzy"
    )
  }

  /// The heading above the comments when there are none.
  public var commentsTitle: String { choose("Comments", "评论", "التعليقات", "Komentarze") }

  /// The message when muting or unmuting a conversation was rejected and is undone.
  public var conversationRefused: String {
    choose(
      "Nothing has changed for this conversation.",
      "对此对话的操作失败，已撤销。",
      "لم يتغيّر شيء بشأن هذه المحادثة.",
      "Dla tej rozmowy nic się nie zmieniło."
    )
  }

  /// The title of the action that copies somebody's address.
  public var copyAddress: String { choose("Copy address", "拷贝地址", "انسخ العنوان", "Kopiuj adres") }

  /// The title of the action that copies the URL of a moment.
  public var copyLink: String { choose("Copy link", "拷贝链接", "انسخ الرابط", "Kopiuj link") }

  /// The title of the action that copies the text of a moment.
  public var copyText: String { choose("Copy text", "拷贝文字", "انسخ النص", "Kopiuj tekst") }
}
