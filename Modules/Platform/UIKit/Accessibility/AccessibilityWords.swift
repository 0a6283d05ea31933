/// What views say of themselves to assistive technologies, in the languages that this module has.
struct AccessibilityWords {
  var back: String
  var inProgress: String
  var reorder: String
  var delete: String
  var insert: String
  var expand: String
  var collapse: String

  /// The words in a language, by its code such as `zh-Hans`; English for one that is not known.
  init(language: String) {
    switch language.prefix(2).lowercased() {
    case "zh": self.init("返回", "进行中", "重新排序", "删除", "插入", "展开", "收起")
    case "ar": self.init("رجوع", "قيد التنفيذ", "إعادة ترتيب", "حذف", "إدراج", "توسيع", "طي")
    default:
      self.init(
        "Back",
        "In progress",
        "Reorder",
        "Delete",
        "Insert",
        "Expand",
        "Collapse"
      )
    }
  }

  /// The words in the language of the screen that shows a view.
  @MainActor init(of view: UIView) {
    self.init(language: view.window?.screen.language ?? "en")
  }

  private init(
    _ back: String,
    _ inProgress: String,
    _ reorder: String,
    _ delete: String,
    _ insert: String,
    _ expand: String,
    _ collapse: String
  ) {
    self.back = back
    self.inProgress = inProgress
    self.reorder = reorder
    self.delete = delete
    self.insert = insert
    self.expand = expand
    self.collapse = collapse
  }
}
