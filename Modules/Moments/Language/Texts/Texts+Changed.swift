// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A change of an edit, in two words.
  package var changedDescriptions: String {
    choose("Descriptions changed", "描述已更改", "تغيّرت الأوصاف", "Zmieniono opisy")
  }

  /// A change of an edit, in two words.
  package var changedPhotos: String {
    choose("Photos changed", "照片已更改", "تغيّرت الصور", "Zmieniono zdjęcia")
  }

  /// A change of an edit, in two words.
  package var changedPhotosAdded: String {
    choose("Photos added", "已添加照片", "أُضيفت صور", "Dodano zdjęcia")
  }

  /// A change of an edit, in two words.
  package var changedPhotosCovered: String {
    choose("Photos covered", "照片已遮盖", "غُطّيت الصور", "Zasłonięto zdjęcia")
  }

  /// A change of an edit, in two words.
  package var changedPhotosRemoved: String {
    choose("Photos removed", "已移除照片", "أُزيلت الصور", "Usunięto zdjęcia")
  }

  /// A change of an edit, in two words.
  package var changedPhotosUncovered: String {
    choose("Photos uncovered", "照片已取消遮盖", "كُشفت الصور", "Odsłonięto zdjęcia")
  }

  /// A change of an edit, in two words.
  package var changedPoll: String {
    choose("Poll changed", "投票已更改", "تغيّر الاستطلاع", "Zmieniono ankietę")
  }

  /// A change of an edit, in two words.
  package var changedPollAdded: String {
    choose("Poll added", "已添加投票", "أُضيف استطلاع", "Dodano ankietę")
  }

  /// A change of an edit, in two words.
  package var changedPollRemoved: String {
    choose("Poll removed", "已移除投票", "أُزيل الاستطلاع", "Usunięto ankietę")
  }

  /// A change of an edit, in two words.
  package var changedText: String {
    choose("Text changed", "文字已更改", "تغيّر النص", "Zmieniono tekst")
  }

  /// A change of an edit, in two words.
  package var changedWarning: String {
    choose("Warning changed", "内容警告已更改", "تغيّر التحذير", "Zmieniono ostrzeżenie")
  }

  /// A change of an edit, in two words.
  package var changedWarningAdded: String {
    choose("Warning added", "已添加内容警告", "أُضيف تحذير", "Dodano ostrzeżenie")
  }

  /// A change of an edit, in two words.
  package var changedWarningRemoved: String {
    choose("Warning removed", "已移除内容警告", "أُزيل التحذير", "Usunięto ostrzeżenie")
  }
}
