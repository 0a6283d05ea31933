/// The names of keyboard shortcuts.
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

  /// The title of the keys that move the focus.
  public var shortcutsOfFocus: String { pick("Moving around", "移动焦点", "التنقّل") }

  /// The action of Tab.
  public var shortcutNextControl: String { pick("Next control", "下一个控件", "عنصر التحكم التالي") }

  /// The action of Shift-Tab.
  public var shortcutPreviousControl: String {
    pick("Previous control", "上一个控件", "عنصر التحكم السابق")
  }

  /// The action of the arrow keys while something is focused.
  public var shortcutNeighbor: String {
    pick("Nearest control that way", "该方向最近的控件", "أقرب عنصر في ذلك الاتجاه")
  }

  /// The action of Return.
  public var shortcutActivate: String { pick("Open or press", "打开或按下", "فتح أو ضغط") }

  /// The action of Page Down.
  public var shortcutPageDown: String { pick("Scroll a page", "向下翻页", "تمرير صفحة") }

  /// Boosts the focused moment, or undoes the boost.
  public var shortcutBoost: String { pick("Boost", "转发", "إعادة النشر") }

  /// Bookmarks the focused moment, or removes the bookmark.
  public var shortcutBookmark: String { pick("Bookmark", "收藏", "الحفظ في المحفوظات") }

  /// Goes back to the previous screen.
  public var shortcutBack: String { pick("Back", "返回", "رجوع") }

  /// Reloads everything.
  public var shortcutRefresh: String { pick("Refresh", "刷新", "تحديث") }

  /// Goes to the moment below.
  public var shortcutNextMoment: String { pick("Next moment", "下一条动态", "اللحظة التالية") }

  /// Goes to the moment above.
  public var shortcutPreviousMoment: String { pick("Previous moment", "上一条动态", "اللحظة السابقة") }

  /// Likes the focused moment, or removes the like.
  public var shortcutLike: String { pick("Like", "赞", "إعجاب") }

  /// Writes a comment.
  public var shortcutComment: String { pick("Write a comment", "写评论", "اكتب تعليقًا") }

  /// Shows the next photo.
  public var shortcutNextPhoto: String { pick("Next photo", "下一张照片", "الصورة التالية") }

  /// Shows the previous photo.
  public var shortcutPreviousPhoto: String { pick("Previous photo", "上一张照片", "الصورة السابقة") }

  /// The name of the + and = keys in the photo viewer, which enlarge the photo by 1.5.
  public var shortcutZoomIn: String { pick("Zoom in", "放大", "تكبير") }

  /// The name of the - key in the photo viewer, which makes the photo smaller by 1.5.
  public var shortcutZoomOut: String { pick("Zoom out", "缩小", "تصغير") }

  /// Shows the whole photo.
  public var shortcutZoomToFit: String { pick("Whole photo", "显示整张照片", "الصورة كاملة") }

  /// Shows or hides the bars over a photo.
  public var shortcutToggleBars: String {
    pick("Show or hide the bars", "显示或隐藏工具栏", "إظهار الأشرطة أو إخفاؤها")
  }

  /// Closes what is shown over the screen.
  public var shortcutClose: String { pick("Close", "关闭", "إغلاق") }
}
