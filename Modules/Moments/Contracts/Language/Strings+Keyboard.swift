/// What shortcuts of the keyboard do.
extension Strings {
  /// The title of the sheet that lists shortcuts, and the name of the shortcut that shows it.
  public var shortcutsTitle: String {
    pick("Keyboard shortcuts", "键盘快捷键", "اختصارات لوحة المفاتيح")
  }

  /// The name of the button that closes a sheet.
  public var shortcutsClose: String { pick("Done", "完成", "تم") }

  /// The title of the shortcuts of the screen that is shown.
  public var shortcutsOfScreen: String { pick("This screen", "当前页面", "هذه الشاشة") }

  /// The title of the shortcuts of the whole app.
  public var shortcutsOfApp: String { pick("Everywhere", "通用", "في كل مكان") }

  /// The title of the keys that lead from one control to the other.
  public var shortcutsOfFocus: String { pick("Moving around", "移动焦点", "التنقّل") }

  /// What Tab does.
  public var shortcutNextControl: String { pick("Next control", "下一个控件", "عنصر التحكم التالي") }

  /// What Shift and Tab do.
  public var shortcutPreviousControl: String {
    pick("Previous control", "上一个控件", "عنصر التحكم السابق")
  }

  /// What the arrow keys do while something has the focus.
  public var shortcutNeighbor: String {
    pick("Nearest control that way", "该方向最近的控件", "أقرب عنصر في ذلك الاتجاه")
  }

  /// What Return does.
  public var shortcutActivate: String { pick("Open or press", "打开或按下", "فتح أو ضغط") }

  /// What the key for a page does.
  public var shortcutPageDown: String { pick("Scroll a page", "向下翻页", "تمرير صفحة") }

  /// Shares the moment that has the focus, or takes that back.
  public var shortcutBoost: String { pick("Boost", "转发", "إعادة النشر") }

  /// Keeps the moment that has the focus for later, or keeps it no longer.
  public var shortcutBookmark: String { pick("Bookmark", "收藏", "الحفظ في المحفوظات") }

  /// Goes back to the screen before.
  public var shortcutBack: String { pick("Back", "返回", "رجوع") }

  /// Asks for everything anew.
  public var shortcutRefresh: String { pick("Refresh", "刷新", "تحديث") }

  /// Goes to the moment below.
  public var shortcutNextMoment: String { pick("Next moment", "下一条动态", "اللحظة التالية") }

  /// Goes to the moment above.
  public var shortcutPreviousMoment: String { pick("Previous moment", "上一条动态", "اللحظة السابقة") }

  /// Likes the moment that has the focus, or takes the like back.
  public var shortcutLike: String { pick("Like", "赞", "إعجاب") }

  /// Writes a comment.
  public var shortcutComment: String { pick("Write a comment", "写评论", "اكتب تعليقًا") }

  /// Shows the photo after the one that is shown.
  public var shortcutNextPhoto: String { pick("Next photo", "下一张照片", "الصورة التالية") }

  /// Shows the photo before the one that is shown.
  public var shortcutPreviousPhoto: String { pick("Previous photo", "上一张照片", "الصورة السابقة") }

  /// Shows a photo larger.
  public var shortcutZoomIn: String { pick("Zoom in", "放大", "تكبير") }

  /// Shows a photo smaller.
  public var shortcutZoomOut: String { pick("Zoom out", "缩小", "تصغير") }

  /// Shows a whole photo.
  public var shortcutZoomToFit: String { pick("Whole photo", "显示整张照片", "الصورة كاملة") }

  /// Shows or hides what lies over a photo.
  public var shortcutToggleBars: String {
    pick("Show or hide the bars", "显示或隐藏工具栏", "إظهار الأشرطة أو إخفاؤها")
  }

  /// Closes what is shown over the screen.
  public var shortcutClose: String { pick("Close", "关闭", "إغلاق") }
}
