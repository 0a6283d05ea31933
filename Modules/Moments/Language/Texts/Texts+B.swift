// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package var blockExplanation: String {
    switch self.language {
    case .english: "You will not see each other, and no longer follow each other."
    case .simplifiedChinese: "你们将看不到彼此，也不再互相关注。"
    case .arabic: "لن يرى أحدكما الآخر، ولن يتابعه."
    }
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package func blockQuestion(_ who: String) -> String {
    switch self.language {
    case .english: "Block \(who)?"
    case .simplifiedChinese: "要屏蔽 \(who) 吗？"
    case .arabic: "أتريد حظر \(who)؟"
    }
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package func blockTitle(_ who: String) -> String {
    switch self.language {
    case .english: "Block \(who)"
    case .simplifiedChinese: "屏蔽 \(who)"
    case .arabic: "حظر \(who)"
    }
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  package func blockUndo(_ who: String) -> String {
    switch self.language {
    case .english: "Unblock \(who)"
    case .simplifiedChinese: "取消屏蔽 \(who)"
    case .arabic: "إلغاء حظر \(who)"
    }
  }

  /// The title of the action that bookmarks a moment.
  public var bookmark: String {
    switch self.language {
    case .english: "Bookmark"
    case .simplifiedChinese: "收藏"
    case .arabic: "أضف إلى المحفوظات"
    }
  }

  /// The message when a bookmark was refused and is undone.
  public var bookmarkRefused: String {
    switch self.language {
    case .english: "Your bookmark could not be saved."
    case .simplifiedChinese: "收藏失败，已撤销。"
    case .arabic: "تعذّر حفظها في المحفوظات."
    }
  }

  /// The title of the timeline of what the reader bookmarked.
  public var bookmarksTitle: String {
    switch self.language {
    case .english: "Bookmarks"
    case .simplifiedChinese: "收藏"
    case .arabic: "المحفوظات"
    }
  }

  /// The title of the action that boosts a moment.
  public var boost: String {
    switch self.language {
    case .english: "Boost"
    case .simplifiedChinese: "转发"
    case .arabic: "أعد النشر"
    }
  }

  /// The heading above a boosted moment.
  public func boosted(by name: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(name)) boosted"
    case .simplifiedChinese: "\(self.isolated(name)) 转发了"
    case .arabic: "أعاد \(self.isolated(name)) النشر"
    }
  }

  /// The heading above a moment that the reader boosted, and somebody else too if a name is given.
  package func boostedByReaderYouAndBoosted(_ other: String) -> String {
    switch self.language {
    case .english: "You and \(other) boosted"
    case .simplifiedChinese: "你和 \(other) 转发了"
    case .arabic: "أعدتَ النشر، و\(other) أيضًا"
    }
  }

  /// The heading above a moment that the reader boosted, and somebody else too if a name is given.
  package var boostedByReaderYouBoosted: String {
    switch self.language {
    case .english: "You boosted"
    case .simplifiedChinese: "你转发了"
    case .arabic: "أعدتَ النشر"
    }
  }

  /// The title of the list of people who shared a moment.
  public var boostersTitle: String {
    switch self.language {
    case .english: "Boosts"
    case .simplifiedChinese: "转发"
    case .arabic: "إعادات النشر"
    }
  }

  /// The message when a boost was refused and is undone.
  public var boostRefused: String {
    switch self.language {
    case .english: "Your boost could not be saved."
    case .simplifiedChinese: "转发失败，已撤销。"
    case .arabic: "تعذّر حفظ إعادة النشر."
    }
  }

  /// "12 boosts": the accessibility label of a count, and a button of a thread.
  ///
  /// The button opens the list of people.
  public func boosts(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) boosts"
      case .one: "\(self.number(count)) boost"
      }
    case .simplifiedChinese: "\(self.number(count))次转发"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لم يُعَد نشرها"
      case .one: "أُعيد نشرها مرة"
      case .two: "أُعيد نشرها مرتين"
      case .few: "أُعيد نشرها \(self.number(count)) مرات"
      case .many, .other: "أُعيد نشرها \(self.number(count)) مرة"
      }
    }
  }

  /// The text about an author whose account is a bot.
  public var bot: String {
    switch self.language {
    case .english: "Bot"
    case .simplifiedChinese: "机器人"
    case .arabic: "آلي"
    }
  }

  /// A size on disk.
  package var bytesFew: String {
    switch self.language {
    case .english: "bytes"
    case .simplifiedChinese: "字节"
    case .arabic: "بايت"
    }
  }

  /// A size on disk.
  package var bytesGb: String {
    switch self.language {
    case .english: "GB"
    case .simplifiedChinese: "GB"
    case .arabic: "غيغابايت"
    }
  }

  /// A size on disk.
  package var bytesKb: String {
    switch self.language {
    case .english: "KB"
    case .simplifiedChinese: "KB"
    case .arabic: "كيلوبايت"
    }
  }

  /// A size on disk.
  package var bytesMb: String {
    switch self.language {
    case .english: "MB"
    case .simplifiedChinese: "MB"
    case .arabic: "ميغابايت"
    }
  }
}
