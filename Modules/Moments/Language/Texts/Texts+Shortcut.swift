// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The action of Return.
  public var shortcutActivate: String {
    choose("Open or press", "打开或按下", "فتح أو ضغط", "Otwórz lub naciśnij")
  }

  /// Goes back to the previous screen.
  public var shortcutBack: String { choose("Back", "返回", "رجوع", "Wstecz") }

  /// Bookmarks the focused moment, or removes the bookmark.
  public var shortcutBookmark: String {
    choose("Bookmark", "收藏", "الحفظ في المحفوظات", "Dodaj do zakładek")
  }

  /// Boosts the focused moment, or undoes the boost.
  public var shortcutBoost: String { choose("Boost", "转发", "إعادة النشر", "Podbij") }

  /// Closes what is shown over the screen.
  public var shortcutClose: String { choose("Close", "关闭", "إغلاق", "Zamknij") }

  /// Writes a comment.
  public var shortcutComment: String {
    choose("Write a comment", "写评论", "اكتب تعليقًا", "Napisz komentarz")
  }

  /// Likes the focused moment, or removes the like.
  public var shortcutLike: String { choose("Like", "赞", "إعجاب", "Polub") }

  /// Mutes or unmutes a film.
  public var shortcutMute: String {
    choose("Mute or unmute", "静音或取消静音", "كتم الصوت أو إلغاؤه", "Wyłącz lub włącz dźwięk")
  }

  /// The action of the arrow keys while something is focused.
  public var shortcutNeighbor: String {
    choose(
      "Nearest control that way",
      "该方向最近的控件",
      "أقرب عنصر في ذلك الاتجاه",
      "Najbliższy element w tę stronę"
    )
  }

  /// The action of Tab.
  public var shortcutNextControl: String {
    choose("Next control", "下一个控件", "عنصر التحكم التالي", "Następny element")
  }

  /// Goes to the moment below.
  public var shortcutNextMoment: String {
    choose("Next moment", "下一条动态", "اللحظة التالية", "Następny wpis")
  }

  /// Shows the next photo.
  public var shortcutNextPhoto: String {
    choose("Next photo", "下一张照片", "الصورة التالية", "Następne zdjęcie")
  }

  /// The action of Page Down.
  public var shortcutPageDown: String {
    choose("Scroll a page", "向下翻页", "تمرير صفحة", "Przewiń o stronę")
  }

  /// Plays or pauses a film.
  public var shortcutPlayPause: String {
    choose("Play or pause", "播放或暂停", "تشغيل أو إيقاف مؤقت", "Odtwórz lub wstrzymaj")
  }

  /// The action of Shift-Tab.
  public var shortcutPreviousControl: String {
    choose("Previous control", "上一个控件", "عنصر التحكم السابق", "Poprzedni element")
  }

  /// Goes to the moment above.
  public var shortcutPreviousMoment: String {
    choose("Previous moment", "上一条动态", "اللحظة السابقة", "Poprzedni wpis")
  }

  /// Shows the previous photo.
  public var shortcutPreviousPhoto: String {
    choose("Previous photo", "上一张照片", "الصورة السابقة", "Poprzednie zdjęcie")
  }

  /// Reloads everything.
  public var shortcutRefresh: String { choose("Refresh", "刷新", "تحديث", "Odśwież") }

  /// Seeks ten seconds back.
  public var shortcutSeekBack: String {
    choose("Back 10 seconds", "后退10秒", "رجوع ١٠ ثوانٍ", "10 sekund wstecz")
  }

  /// Seeks ten seconds forward.
  public var shortcutSeekForward: String {
    choose("Forward 10 seconds", "前进10秒", "تقديم ١٠ ثوانٍ", "10 sekund naprzód")
  }

  /// Shows or hides the bars over a photo.
  public var shortcutToggleBars: String {
    choose("Show or hide the bars", "显示或隐藏工具栏", "إظهار الأشرطة أو إخفاؤها", "Pokaż lub ukryj paski")
  }

  /// The name of the + and = keys in the photo viewer, which enlarge the photo by 1.5.
  public var shortcutZoomIn: String { choose("Zoom in", "放大", "تكبير", "Powiększ") }

  /// The name of the - key in the photo viewer, which makes the photo smaller by 1.5.
  public var shortcutZoomOut: String { choose("Zoom out", "缩小", "تصغير", "Pomniejsz") }

  /// Shows the whole photo.
  public var shortcutZoomToFit: String {
    choose("Whole photo", "显示整张照片", "الصورة كاملة", "Całe zdjęcie")
  }
}
