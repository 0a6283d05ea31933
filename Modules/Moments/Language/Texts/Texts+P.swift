// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title when the next page could not be loaded.
  public var pageFailedTitle: String {
    switch self.language {
    case .english: "More could not be loaded"
    case .simplifiedChinese: "无法加载更多"
    case .arabic: "تعذّر تحميل المزيد"
    }
  }

  /// The name of the button that pauses a film or a sound.
  public var pause: String {
    switch self.language {
    case .english: "Pause"
    case .simplifiedChinese: "暂停"
    case .arabic: "إيقاف مؤقت"
    }
  }

  /// The message when a mentioned person is unknown.
  public func personUnknown(_ handle: String) -> String {
    switch self.language {
    case .english: "Nothing is known here about \u{2068}\(handle)\u{2069}."
    case .simplifiedChinese: "这里没有\u{2068}\(handle)\u{2069}的资料。"
    case .arabic: "لا يُعرف شيء هنا عن \u{2068}\(handle)\u{2069}."
    }
  }

  /// The title of the action that pins one of the reader's own moments to their profile.
  public var pin: String {
    switch self.language {
    case .english: "Pin to profile"
    case .simplifiedChinese: "在个人主页置顶"
    case .arabic: "ثبّت في ملفك"
    }
  }

  /// The heading above a pinned moment.
  public var pinned: String {
    switch self.language {
    case .english: "Pinned"
    case .simplifiedChinese: "置顶"
    case .arabic: "مثبّتة"
    }
  }

  /// The message when pinning was refused and is undone.
  public var pinRefused: String {
    switch self.language {
    case .english: "Your moment could not be pinned."
    case .simplifiedChinese: "置顶失败，已撤销。"
    case .arabic: "تعذّر تثبيت لحظتك."
    }
  }

  /// The text of a placeholder for a comment.
  package var placeholderDeleted: String {
    switch self.language {
    case .english: "This comment is gone"
    case .simplifiedChinese: "这条评论已不存在"
    case .arabic: "لم يعد هذا التعليق موجودًا"
    }
  }

  /// The text of a placeholder for a comment.
  package func placeholderFiltered(_ title: String) -> String {
    switch self.language {
    case .english: "Filtered: \(title)"
    case .simplifiedChinese: "已过滤：\(title)"
    case .arabic: "مُرشَّح: \(title)"
    }
  }

  /// The text of a placeholder for a comment.
  package var placeholderHidden: String {
    switch self.language {
    case .english: "Hidden by a filter"
    case .simplifiedChinese: "已被过滤规则隐藏"
    case .arabic: "أخفاه أحد المرشحات"
    }
  }

  /// The text of a placeholder for a comment.
  package var placeholderMuted: String {
    switch self.language {
    case .english: "From somebody you muted or blocked"
    case .simplifiedChinese: "来自你已隐藏或屏蔽的人"
    case .arabic: "من شخص كتمته أو حظرته"
    }
  }

  /// The name of the button that plays a film or a sound.
  public var play: String {
    switch self.language {
    case .english: "Play"
    case .simplifiedChinese: "播放"
    case .arabic: "تشغيل"
    }
  }

  /// The name of the button that plays again after the end.
  public var playAgain: String {
    switch self.language {
    case .english: "Play again"
    case .simplifiedChinese: "重新播放"
    case .arabic: "إعادة التشغيل"
    }
  }

  /// The heading above a moment that only the mentioned people see.
  public var privateMention: String {
    switch self.language {
    case .english: "Private mention"
    case .simplifiedChinese: "私下提及"
    case .arabic: "إشارة خاصة"
    }
  }

  /// The title of the timeline of all servers.
  public var publicTitle: String {
    switch self.language {
    case .english: "Public"
    case .simplifiedChinese: "公共"
    case .arabic: "العام"
    }
  }
}
