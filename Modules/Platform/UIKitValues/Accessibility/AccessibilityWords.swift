import Foundation

/// The accessibility labels of system views, in the languages of this module.
package struct AccessibilityWords {
  package var back: String
  package var inProgress: String
  package var reorder: String
  package var delete: String
  package var insert: String
  package var expand: String
  package var collapse: String
  package var increment: String
  package var decrement: String
  package var cancel: String
  package var done: String
  package var edit: String
  package var save: String
  package var undo: String
  package var redo: String
  package var sectionIndex: String
  package var sidebar: String
  package var moreInfo: String
  /// A format with two numbers: the page and the number of pages.
  private var pageFormat: String
  /// Formats with the name of what a rotor finds.
  private var nextFormat: String
  private var previousFormat: String
  private let locale: Locale

  /// The labels in a language by its code, such as `zh-Hans`; English for an unknown one.
  package init(language: String) {
    locale = Locale(identifier: language)
    (
      back, inProgress, reorder, delete, insert, expand, collapse, increment, decrement, cancel,
      done, edit, save, undo, redo, sectionIndex, sidebar, moreInfo, pageFormat,
      nextFormat, previousFormat
    ) =
      switch language.prefix(2).lowercased() {
      case "zh":
        (
          "返回", "进行中", "重新排序", "删除", "插入", "展开", "收起", "递增", "递减", "取消",
          "完成", "编辑", "存储", "撤销", "重做", "分区索引", "边栏", "更多信息",
          "第 %1$ld 页，共 %2$ld 页", "下一项：%@", "上一项：%@"
        )
      case "ar":
        (
          "رجوع", "قيد التنفيذ", "إعادة ترتيب", "حذف", "إدراج", "توسيع", "طي", "زيادة", "إنقاص",
          "إلغاء", "تم", "تحرير", "حفظ", "تراجع", "إعادة", "فهرس الأقسام",
          "الشريط الجانبي", "مزيد من المعلومات",
          "الصفحة %1$ld من %2$ld", "التالي: %@", "السابق: %@"
        )
      default:
        (
          "Back", "In progress", "Reorder", "Delete", "Insert", "Expand", "Collapse", "Increment",
          "Decrement", "Cancel", "Done", "Edit", "Save", "Undo", "Redo", "Section index", "Sidebar",
          "More Info",
          "page %1$ld of %2$ld", "Next: %@", "Previous: %@"
        )
      }
  }

  /// The description of the current page, counted from 1, and the number of pages.
  package func page(_ number: Int, of count: Int) -> String {
    String(format: pageFormat, locale: locale, number, count)
  }

  /// The action that finds the next element of a rotor.
  package func next(_ name: String) -> String {
    nextFormat.replacingOccurrences(of: "%@", with: name)
  }

  /// The action that finds the previous element of a rotor.
  package func previous(_ name: String) -> String {
    previousFormat.replacingOccurrences(of: "%@", with: name)
  }
}
