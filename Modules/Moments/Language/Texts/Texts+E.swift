// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the action that edits one's own moment.
  public var edit: String { choose("Edit", "编辑", "تعديل", "Edytuj") }

  /// The text about a moment that its author changed.
  public var edited: String { choose("Edited", "已编辑", "عُدّلت", "Edytowany") }

  /// The title of the action that edits the note about a person.
  public var editNote: String { choose("Edit note", "编辑备注", "عدّل الملاحظة", "Edytuj notatkę") }

  /// The title of the sheet, and of the button that opens it.
  public var editProfile: String { choose("Edit profile", "编辑资料", "عدّل ملفك", "Edytuj profil") }

  /// The title when the versions could not be loaded.
  public var editsFailedTitle: String {
    choose(
      "The edit history could not be loaded",
      "无法加载编辑历史",
      "تعذّر تحميل سجل التعديلات",
      "Nie udało się wczytać historii zmian"
    )
  }

  /// The reason, if the server keeps no versions.
  public var editsNotStored: String {
    choose(
      "This server does not keep what moments said before they were edited.",
      "此服务器不保留动态编辑前的内容。",
      "لا يحفظ هذا الخادم ما كانت تقوله اللحظات قبل تعديلها.",
      "Ten serwer nie przechowuje treści wpisów sprzed edycji."
    )
  }

  /// The title of the screen of a moment's edit history.
  public var editsTitle: String {
    choose("Edit history", "编辑历史", "سجل التعديلات", "Historia zmian")
  }

  /// The text below the last row.
  public var endOfList: String { choose("That is all", "没有更多了", "هذا كل شيء", "To już wszystko") }

  /// The message when something was erased.
  public var erased: String { choose("Erased.", "已清除。", "تم المحو.", "Usunięto.") }

  /// The message when shelves could not be refreshed and the old items stay.
  public var exploreRefreshFailed: String {
    choose(
      "Not everything could be refreshed.",
      "部分内容刷新失败。",
      "تعذّر تحديث كل المحتوى.",
      "Nie wszystko udało się odświeżyć."
    )
  }

  /// The title of the explore screen, and the name of the button that opens it.
  public var exploreTitle: String { choose("Explore", "发现", "استكشاف", "Odkrywaj") }
}
