/// The titles of the edit menu, in the languages of this module.
package struct EditMenuTitles: Equatable {
  package var cut: String
  package var copy: String
  package var paste: String
  package var selectAll: String
  package var undo: String
  package var redo: String
  package var openLink: String
  package var copyLink: String

  /// Makes the titles for a language code such as `zh-Hans`; English if the language is unknown.
  package init(language: String) {
    switch language.prefix(2).lowercased() {
    case "zh": self.init("剪切", "拷贝", "粘贴", "全选", "撤销", "重做", "打开链接", "拷贝链接")
    case "ar":
      self.init("قص", "نسخ", "لصق", "تحديد الكل", "تراجع", "إعادة", "فتح الرابط", "نسخ الرابط")
    default:
      self.init(
        "Cut",
        "Copy",
        "Paste",
        "Select All",
        "Undo",
        "Redo",
        "Open Link",
        "Copy Link"
      )
    }
  }

  private init(
    _ cut: String,
    _ copy: String,
    _ paste: String,
    _ selectAll: String,
    _ undo: String,
    _ redo: String,
    _ openLink: String,
    _ copyLink: String
  ) {
    self.cut = cut
    self.copy = copy
    self.paste = paste
    self.selectAll = selectAll
    self.undo = undo
    self.redo = redo
    self.openLink = openLink
    self.copyLink = copyLink
  }
}
