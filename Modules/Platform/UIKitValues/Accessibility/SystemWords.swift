import Foundation

/// The titles and the accessibility labels of system views, in the languages of this module.
package struct SystemWords {
  private let code: String
  private let language: SystemLanguage

  /// The words in a language by its code, such as `zh-Hans`; English for an unknown one.
  package init(language code: String) {
    self.code = code
    language = SystemLanguage(code)
  }

  package var back: String { language.text("Back", "返回", "رجوع") }
  package var inProgress: String { language.text("In progress", "进行中", "قيد التنفيذ") }
  package var reorder: String { language.text("Reorder", "重新排序", "إعادة ترتيب") }
  package var delete: String { language.text("Delete", "删除", "حذف") }
  package var insert: String { language.text("Insert", "插入", "إدراج") }
  package var expand: String { language.text("Expand", "展开", "توسيع") }
  package var collapse: String { language.text("Collapse", "收起", "طي") }
  package var increment: String { language.text("Increment", "递增", "زيادة") }
  package var decrement: String { language.text("Decrement", "递减", "إنقاص") }
  package var cancel: String { language.text("Cancel", "取消", "إلغاء") }
  package var done: String { language.text("Done", "完成", "تم") }
  package var edit: String { language.text("Edit", "编辑", "تحرير") }
  package var save: String { language.text("Save", "存储", "حفظ") }
  package var undo: String { language.text("Undo", "撤销", "تراجع") }
  package var redo: String { language.text("Redo", "重做", "إعادة") }
  package var sectionIndex: String { language.text("Section index", "分区索引", "فهرس الأقسام") }
  package var sidebar: String { language.text("Sidebar", "边栏", "الشريط الجانبي") }
  package var moreInfo: String { language.text("More Info", "更多信息", "مزيد من المعلومات") }
  package var cut: String { language.text("Cut", "剪切", "قص") }
  package var copy: String { language.text("Copy", "拷贝", "نسخ") }
  package var paste: String { language.text("Paste", "粘贴", "لصق") }
  package var selectAll: String { language.text("Select All", "全选", "تحديد الكل") }
  package var openLink: String { language.text("Open Link", "打开链接", "فتح الرابط") }
  package var copyLink: String { language.text("Copy Link", "拷贝链接", "نسخ الرابط") }
  package var loading: String { language.text("Loading…", "正在载入…", "جارٍ التحميل…") }
  package var noResults: String { language.text("No Results", "无结果", "لا توجد نتائج") }
  package var checkSpelling: String {
    language.text(
      "Check the spelling or try a new search.",
      "请检查拼写或尝试新的搜索。",
      "تحقق من الهجاء أو جرّب بحثًا جديدًا."
    )
  }

  /// What a search for a text that finds nothing shows.
  package func noResults(for search: String) -> String {
    language.text(
      "No Results for \u{201C}\(search)\u{201D}",
      "没有“\(search)”的结果",
      "لا توجد نتائج لـ \u{201C}\(search)\u{201D}"
    )
  }

  /// The description of the current page, counted from 1, and the number of pages.
  package func page(_ number: Int, of count: Int) -> String {
    let format = language.text(
      "page %1$ld of %2$ld",
      "第 %1$ld 页，共 %2$ld 页",
      "الصفحة %1$ld من %2$ld"
    )
    return String(format: format, locale: Locale(identifier: code), number, count)
  }

  /// The action that finds the next element of a rotor.
  package func next(_ name: String) -> String {
    language.text("Next: \(name)", "下一项：\(name)", "التالي: \(name)")
  }

  /// The action that finds the previous element of a rotor.
  package func previous(_ name: String) -> String {
    language.text("Previous: \(name)", "上一项：\(name)", "السابق: \(name)")
  }
}
