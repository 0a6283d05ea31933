// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// Any other file.
  public var file: String {
    switch self.language {
    case .english: "File"
    case .simplifiedChinese: "文件"
    case .arabic: "ملف"
    }
  }

  package func fileNotFound(_ path: String) -> String {
    switch self.language {
    case .english: "There is no file or folder \(path)."
    case .simplifiedChinese: "找不到文件或文件夹 \(path)。"
    case .arabic: "لا يوجد ملف أو مجلد \(path)."
    }
  }

  package func fileNotReadable(_ path: String) -> String {
    switch self.language {
    case .english: "\(path) cannot be read."
    case .simplifiedChinese: "无法读取 \(path)。"
    case .arabic: "تتعذّر قراءة \(path)."
    }
  }

  package func fileOutside(_ path: String) -> String {
    switch self.language {
    case .english: "\(path) lies outside of the archive."
    case .simplifiedChinese: "\(path) 不在存档之内。"
    case .arabic: "يقع \(path) خارج الأرشيف."
    }
  }

  package func fileTooLarge(_ path: String) -> String {
    switch self.language {
    case .english: "\(path) is too large."
    case .simplifiedChinese: "\(path) 太大。"
    case .arabic: "\(path) كبير جدًا."
    }
  }

  /// The title of the button that fills a gap.
  public var fillGap: String {
    switch self.language {
    case .english: "Load more"
    case .simplifiedChinese: "加载更多"
    case .arabic: "حمّل المزيد"
    }
  }

  /// Read by assistive technologies before the duration and the description.
  public var film: String {
    switch self.language {
    case .english: "Video"
    case .simplifiedChinese: "视频"
    case .arabic: "فيديو"
    }
  }

  /// "12 films": a detail of drafts, and of the shelf of photos, where there are only films.
  public func films(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) films"
      case .one: "\(self.number(count)) film"
      }
    case .simplifiedChinese: "\(self.number(count))段视频"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا أفلام"
      case .one: "فيلم واحد"
      case .two: "فيلمان"
      case .few: "\(self.number(count)) أفلام"
      case .many: "\(self.number(count)) فيلمًا"
      case .other: "\(self.number(count)) فيلم"
      }
    }
  }

  /// The explanation of filters.
  public var filtersEmptyMessage: String {
    switch self.language {
    case .english: "Moments with words that you do not want to read wait behind a line, or do not show."
    case .simplifiedChinese: "含有你不想看到的字词的动态会被折叠或隐藏。"
    case .arabic: "اللحظات التي فيها كلمات لا تريد قراءتها تنتظر خلف سطر، أو لا تظهر."
    }
  }

  /// The title of an empty list of filters.
  public var filtersEmptyTitle: String {
    switch self.language {
    case .english: "No filters"
    case .simplifiedChinese: "没有过滤器"
    case .arabic: "لا مرشحات"
    }
  }

  /// The message when the filters could not be read.
  public var filtersFailedTitle: String {
    switch self.language {
    case .english: "The filters could not be read"
    case .simplifiedChinese: "无法读取过滤器"
    case .arabic: "تعذّرت قراءة المرشحات"
    }
  }

  /// The title of the list of filters, and of the buttons that open it.
  public var filtersTitle: String {
    switch self.language {
    case .english: "Filters"
    case .simplifiedChinese: "过滤器"
    case .arabic: "المرشحات"
    }
  }

  /// The title of the button that folds a text.
  public var foldText: String {
    switch self.language {
    case .english: "Collapse"
    case .simplifiedChinese: "收起"
    case .arabic: "طيّ النص"
    }
  }

  /// The title of the shelf of followed hashtags.
  public var followedHashtagsTitle: String {
    switch self.language {
    case .english: "Hashtags you follow"
    case .simplifiedChinese: "你关注的话题"
    case .arabic: "وسوم تتابعها"
    }
  }

  /// The heading above the hashtags that the reader follows.
  public var followedTagsSection: String {
    switch self.language {
    case .english: "Hashtags you follow"
    case .simplifiedChinese: "你关注的话题"
    case .arabic: "الوسوم التي تتابعها"
    }
  }

  /// "12 followers": the accessibility label of the count in the header of their list.
  public func followers(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) followers"
      case .one: "\(self.number(count)) follower"
      }
    case .simplifiedChinese: "\(self.number(count))位粉丝"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا متابعين"
      case .one: "متابع واحد"
      case .two: "متابعان"
      case .few: "\(self.number(count)) متابعين"
      case .many: "\(self.number(count)) متابعًا"
      case .other: "\(self.number(count)) متابع"
      }
    }
  }

  /// The title of a profile's count of followers.
  public func followersTitle(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "Followers"
      case .one: "Follower"
      }
    case .simplifiedChinese: "粉丝"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "متابعون"
      }
    }
  }

  /// "Follows 12 people".
  public func following(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "Follows \(self.number(count)) people"
      case .one: "Follows \(self.number(count)) person"
      }
    case .simplifiedChinese: "关注了\(self.number(count))人"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا يتابع أحدًا"
      case .one: "يتابع شخصًا واحدًا"
      case .two: "يتابع شخصين"
      case .few: "يتابع \(self.number(count)) أشخاص"
      case .many: "يتابع \(self.number(count)) شخصًا"
      case .other: "يتابع \(self.number(count)) شخص"
      }
    }
  }

  /// The title of the button once the reader follows the person.
  public var followingPerson: String {
    switch self.language {
    case .english: "Following"
    case .simplifiedChinese: "已关注"
    case .arabic: "تتابعه"
    }
  }

  /// The title of a profile's count of people followed.
  public var followingTitle: String {
    switch self.language {
    case .english: "Following"
    case .simplifiedChinese: "关注"
    case .arabic: "يتابع"
    }
  }

  /// The text about a person who follows the reader.
  public var followsYou: String {
    switch self.language {
    case .english: "Follows you"
    case .simplifiedChinese: "关注了你"
    case .arabic: "يتابعك"
    }
  }

  /// The section of fonts.
  public var fontsTitle: String {
    switch self.language {
    case .english: "Fonts"
    case .simplifiedChinese: "字体"
    case .arabic: "الخطوط"
    }
  }

  /// The title of the button that unfolds a text.
  public var fullText: String {
    switch self.language {
    case .english: "Full text"
    case .simplifiedChinese: "全文"
    case .arabic: "النص الكامل"
    }
  }
}
