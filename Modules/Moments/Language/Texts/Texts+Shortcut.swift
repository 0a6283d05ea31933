// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The action of Return.
  public var shortcutActivate: String {
    switch self.language {
    case .english: "Open or press"
    case .simplifiedChinese: "打开或按下"
    case .arabic: "فتح أو ضغط"
    }
  }

  /// Goes back to the previous screen.
  public var shortcutBack: String {
    switch self.language {
    case .english: "Back"
    case .simplifiedChinese: "返回"
    case .arabic: "رجوع"
    }
  }

  /// Bookmarks the focused moment, or removes the bookmark.
  public var shortcutBookmark: String {
    switch self.language {
    case .english: "Bookmark"
    case .simplifiedChinese: "收藏"
    case .arabic: "الحفظ في المحفوظات"
    }
  }

  /// Boosts the focused moment, or undoes the boost.
  public var shortcutBoost: String {
    switch self.language {
    case .english: "Boost"
    case .simplifiedChinese: "转发"
    case .arabic: "إعادة النشر"
    }
  }

  /// Closes what is shown over the screen.
  public var shortcutClose: String {
    switch self.language {
    case .english: "Close"
    case .simplifiedChinese: "关闭"
    case .arabic: "إغلاق"
    }
  }

  /// Writes a comment.
  public var shortcutComment: String {
    switch self.language {
    case .english: "Write a comment"
    case .simplifiedChinese: "写评论"
    case .arabic: "اكتب تعليقًا"
    }
  }

  /// Likes the focused moment, or removes the like.
  public var shortcutLike: String {
    switch self.language {
    case .english: "Like"
    case .simplifiedChinese: "赞"
    case .arabic: "إعجاب"
    }
  }

  /// Mutes or unmutes a film.
  public var shortcutMute: String {
    switch self.language {
    case .english: "Mute or unmute"
    case .simplifiedChinese: "静音或取消静音"
    case .arabic: "كتم الصوت أو إلغاؤه"
    }
  }

  /// The action of the arrow keys while something is focused.
  public var shortcutNeighbor: String {
    switch self.language {
    case .english: "Nearest control that way"
    case .simplifiedChinese: "该方向最近的控件"
    case .arabic: "أقرب عنصر في ذلك الاتجاه"
    }
  }

  /// The action of Tab.
  public var shortcutNextControl: String {
    switch self.language {
    case .english: "Next control"
    case .simplifiedChinese: "下一个控件"
    case .arabic: "عنصر التحكم التالي"
    }
  }

  /// Goes to the moment below.
  public var shortcutNextMoment: String {
    switch self.language {
    case .english: "Next moment"
    case .simplifiedChinese: "下一条动态"
    case .arabic: "اللحظة التالية"
    }
  }

  /// Shows the next photo.
  public var shortcutNextPhoto: String {
    switch self.language {
    case .english: "Next photo"
    case .simplifiedChinese: "下一张照片"
    case .arabic: "الصورة التالية"
    }
  }

  /// The action of Page Down.
  public var shortcutPageDown: String {
    switch self.language {
    case .english: "Scroll a page"
    case .simplifiedChinese: "向下翻页"
    case .arabic: "تمرير صفحة"
    }
  }

  /// Plays or pauses a film.
  public var shortcutPlayPause: String {
    switch self.language {
    case .english: "Play or pause"
    case .simplifiedChinese: "播放或暂停"
    case .arabic: "تشغيل أو إيقاف مؤقت"
    }
  }

  /// The action of Shift-Tab.
  public var shortcutPreviousControl: String {
    switch self.language {
    case .english: "Previous control"
    case .simplifiedChinese: "上一个控件"
    case .arabic: "عنصر التحكم السابق"
    }
  }

  /// Goes to the moment above.
  public var shortcutPreviousMoment: String {
    switch self.language {
    case .english: "Previous moment"
    case .simplifiedChinese: "上一条动态"
    case .arabic: "اللحظة السابقة"
    }
  }

  /// Shows the previous photo.
  public var shortcutPreviousPhoto: String {
    switch self.language {
    case .english: "Previous photo"
    case .simplifiedChinese: "上一张照片"
    case .arabic: "الصورة السابقة"
    }
  }

  /// Reloads everything.
  public var shortcutRefresh: String {
    switch self.language {
    case .english: "Refresh"
    case .simplifiedChinese: "刷新"
    case .arabic: "تحديث"
    }
  }

  /// Seeks ten seconds back.
  public var shortcutSeekBack: String {
    switch self.language {
    case .english: "Back 10 seconds"
    case .simplifiedChinese: "后退10秒"
    case .arabic: "رجوع ١٠ ثوانٍ"
    }
  }

  /// Seeks ten seconds forward.
  public var shortcutSeekForward: String {
    switch self.language {
    case .english: "Forward 10 seconds"
    case .simplifiedChinese: "前进10秒"
    case .arabic: "تقديم ١٠ ثوانٍ"
    }
  }

  /// Shows or hides the bars over a photo.
  public var shortcutToggleBars: String {
    switch self.language {
    case .english: "Show or hide the bars"
    case .simplifiedChinese: "显示或隐藏工具栏"
    case .arabic: "إظهار الأشرطة أو إخفاؤها"
    }
  }

  /// The name of the + and = keys in the photo viewer, which enlarge the photo by 1.5.
  public var shortcutZoomIn: String {
    switch self.language {
    case .english: "Zoom in"
    case .simplifiedChinese: "放大"
    case .arabic: "تكبير"
    }
  }

  /// The name of the - key in the photo viewer, which makes the photo smaller by 1.5.
  public var shortcutZoomOut: String {
    switch self.language {
    case .english: "Zoom out"
    case .simplifiedChinese: "缩小"
    case .arabic: "تصغير"
    }
  }

  /// Shows the whole photo.
  public var shortcutZoomToFit: String {
    switch self.language {
    case .english: "Whole photo"
    case .simplifiedChinese: "显示整张照片"
    case .arabic: "الصورة كاملة"
    }
  }
}
