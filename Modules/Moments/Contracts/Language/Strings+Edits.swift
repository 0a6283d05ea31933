extension Strings {
  /// The title of the screen of a moment's edit history.
  public var editsTitle: String { pick("Edit history", "编辑历史", "سجل التعديلات") }

  /// The action that shows the edit history.
  public var showEdits: String { pick("Show edit history", "查看编辑历史", "عرض سجل التعديلات") }

  /// The title when a server returns no versions.
  public var emptyEditsTitle: String { pick("No versions", "没有历史版本", "لا نسخ") }

  /// The message when a server returns no versions.
  public var emptyEditsMessage: String {
    pick(
      "The server tells nothing of what this moment said before.",
      "服务器没有提供该动态以前的内容。",
      "لا يذكر الخادم ما كانت تقوله هذه اللحظة من قبل."
    )
  }

  /// The title when the versions could not be loaded.
  public var editsFailedTitle: String {
    pick("The edit history could not be loaded", "无法加载编辑历史", "تعذّر تحميل سجل التعديلات")
  }

  /// The reason, if the server keeps no versions.
  public var editsNotStored: String {
    pick(
      "This server does not keep what moments said before they were edited.",
      "此服务器不保留动态编辑前的内容。",
      "لا يحفظ هذا الخادم ما كانت تقوله اللحظات قبل تعديلها."
    )
  }

  /// The text about the first version.
  public var originalVersion: String { pick("Original", "原始版本", "النسخة الأصلية") }

  /// The text about a version without a visible change.
  public var nothingVisibleChanged: String {
    pick("No visible change", "无可见更改", "لا تغيير ظاهر")
  }

  /// A change of an edit, in two words.
  public func changed(_ change: MomentVersionChange) -> String {
    switch change {
    case .text: pick("Text changed", "文字已更改", "تغيّر النص")
    case .warning: pick("Warning changed", "内容警告已更改", "تغيّر التحذير")
    case .warningAdded: pick("Warning added", "已添加内容警告", "أُضيف تحذير")
    case .warningRemoved: pick("Warning removed", "已移除内容警告", "أُزيل التحذير")
    case .photosCovered: pick("Photos covered", "照片已遮盖", "غُطّيت الصور")
    case .photosUncovered: pick("Photos uncovered", "照片已取消遮盖", "كُشفت الصور")
    case .photos: pick("Photos changed", "照片已更改", "تغيّرت الصور")
    case .photosAdded: pick("Photos added", "已添加照片", "أُضيفت صور")
    case .photosRemoved: pick("Photos removed", "已移除照片", "أُزيلت الصور")
    case .descriptions: pick("Descriptions changed", "描述已更改", "تغيّرت الأوصاف")
    case .poll: pick("Poll changed", "投票已更改", "تغيّر الاستطلاع")
    case .pollAdded: pick("Poll added", "已添加投票", "أُضيف استطلاع")
    case .pollRemoved: pick("Poll removed", "已移除投票", "أُزيل الاستطلاع")
    }
  }
}
