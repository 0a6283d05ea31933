// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The section of libraries.
  public var librariesTitle: String {
    switch self.language {
    case .english: "Made with"
    case .simplifiedChinese: "使用的软件"
    case .arabic: "صُنع باستخدام"
    }
  }

  /// The name of the like button, for assistive technologies.
  public var like: String {
    switch self.language {
    case .english: "Like"
    case .simplifiedChinese: "赞"
    case .arabic: "إعجاب"
    }
  }

  /// Who likes a moment: "You, Ann, Bob and 12 others".
  package var likedByYou: String {
    switch self.language {
    case .english: "You"
    case .simplifiedChinese: "你"
    case .arabic: "أنت"
    }
  }

  /// The message when a like was refused and is undone.
  public var likeRefused: String {
    switch self.language {
    case .english: "Your like could not be saved."
    case .simplifiedChinese: "点赞失败，已撤销。"
    case .arabic: "تعذّر حفظ إعجابك."
    }
  }

  /// The title of the list of people who like a moment.
  public var likersTitle: String {
    switch self.language {
    case .english: "Likes"
    case .simplifiedChinese: "点赞"
    case .arabic: "الإعجابات"
    }
  }

  /// "12 likes": the accessibility label of a count, and a button of a thread.
  ///
  /// The button opens the list of people.
  public func likes(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) likes"
      case .one: "\(self.number(count)) like"
      }
    case .simplifiedChinese: "\(self.number(count))个赞"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا إعجابات"
      case .one: "إعجاب واحد"
      case .two: "إعجابان"
      case .few: "\(self.number(count)) إعجابات"
      case .many: "\(self.number(count)) إعجابًا"
      case .other: "\(self.number(count)) إعجاب"
      }
    }
  }

  /// The title of the timeline of what the reader likes.
  public var likesTitle: String {
    switch self.language {
    case .english: "Likes"
    case .simplifiedChinese: "赞过的动态"
    case .arabic: "ما أعجبك"
    }
  }

  /// The title when the lists could not be loaded.
  public var listsFailedTitle: String {
    switch self.language {
    case .english: "Lists could not be loaded"
    case .simplifiedChinese: "无法加载列表"
    case .arabic: "تعذّر تحميل القوائم"
    }
  }

  /// The heading above the lists of people.
  public var listsSection: String {
    switch self.language {
    case .english: "Lists"
    case .simplifiedChinese: "列表"
    case .arabic: "القوائم"
    }
  }

  /// The title of the screen of the reader's lists and followed hashtags.
  public var listsTitle: String {
    switch self.language {
    case .english: "Lists and hashtags"
    case .simplifiedChinese: "列表与话题"
    case .arabic: "القوائم والوسوم"
    }
  }

  /// The title of the sheet that adds a person to lists.
  public func listsWith(_ name: String) -> String {
    switch self.language {
    case .english: "Lists with \(self.isolated(name))"
    case .simplifiedChinese: "包含\(self.isolated(name))的列表"
    case .arabic: "القوائم التي تضم \(self.isolated(name))"
    }
  }

  /// The accessibility text while a list loads.
  public var loading: String {
    switch self.language {
    case .english: "Loading"
    case .simplifiedChinese: "正在加载"
    case .arabic: "جارٍ التحميل"
    }
  }

  /// The title of the timeline of the reader's server.
  public var localTitle: String {
    switch self.language {
    case .english: "Local"
    case .simplifiedChinese: "本站"
    case .arabic: "المحلي"
    }
  }

  /// A short film that repeats, in place of an animated image.
  public var loop: String {
    switch self.language {
    case .english: "GIF"
    case .simplifiedChinese: "动图"
    case .arabic: "صورة متحركة"
    }
  }
}
