// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The button that makes a list.
  public var makeList: String {
    switch self.language {
    case .english: "Create"
    case .simplifiedChinese: "创建"
    case .arabic: "إنشاء"
    }
  }

  /// The message when a film or a sound was not saved, before the reason.
  public var mediaNotSaved: String {
    switch self.language {
    case .english: "The file was not saved."
    case .simplifiedChinese: "文件未保存。"
    case .arabic: "لم يُحفظ الملف."
    }
  }

  /// The name of the button that saves a film or a sound as a file.
  public var mediaSave: String {
    switch self.language {
    case .english: "Save file"
    case .simplifiedChinese: "保存文件"
    case .arabic: "حفظ الملف"
    }
  }

  /// The title of a desktop notification about a mention.
  public func mentioned(by name: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(name)) mentioned you"
    case .simplifiedChinese: "\(self.isolated(name)) 提到了你"
    case .arabic: "ذكرك \(self.isolated(name))"
    }
  }

  /// "3 new mentions".
  public func mentions(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) new mentions"
      case .one: "\(self.number(count)) new mention"
      }
    case .simplifiedChinese: "\(self.number(count))条新的提及"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا إشارات جديدة"
      case .one: "إشارة جديدة"
      case .two: "إشارتان جديدتان"
      case .few: "\(self.number(count)) إشارات جديدة"
      case .many, .other: "\(self.number(count)) إشارة جديدة"
      }
    }
  }

  /// The part of the switch that shows only mentions.
  public var mentionsOnly: String {
    switch self.language {
    case .english: "Mentions"
    case .simplifiedChinese: "提及"
    case .arabic: "الإشارات"
    }
  }

  package func minuteCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) minutes"
      case .one: "\(self.number(count)) minute"
      }
    case .simplifiedChinese: "\(self.number(count))分"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .many, .other: "\(self.number(count)) دقيقة"
      case .one: "دقيقة"
      case .two: "دقيقتان"
      case .few: "\(self.number(count)) دقائق"
      }
    }
  }

  package func minutesAgo(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "\(self.number(count)) min"
      }
    case .simplifiedChinese: "\(self.number(count))分钟前"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "الآن"
      case .one: "قبل دقيقة"
      case .two: "قبل دقيقتين"
      case .few: "قبل \(self.number(count)) دقائق"
      case .many, .other: "قبل \(self.number(count)) دقيقة"
      }
    }
  }

  package func minutesLeft(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "\(self.number(count)) min left"
      }
    case .simplifiedChinese: "还剩\(self.number(count))分钟"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "بقيت أقل من دقيقة"
      case .one: "بقيت دقيقة"
      case .two: "بقيت دقيقتان"
      case .few: "بقيت \(self.number(count)) دقائق"
      case .many, .other: "بقيت \(self.number(count)) دقيقة"
      }
    }
  }

  /// The message when muting or blocking a person was refused and is undone.
  public func moderationRefused(_ name: String) -> String {
    switch self.language {
    case .english: "Nothing has changed for \(self.isolated(name))."
    case .simplifiedChinese: "对 \(self.isolated(name)) 的操作失败，已撤销。"
    case .arabic: "لم يتغيّر شيء بشأن \(self.isolated(name))."
    }
  }

  /// "12 moments": below a hashtag of Explore without a number of people.
  public func moments(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) moments"
      case .one: "\(self.number(count)) moment"
      }
    case .simplifiedChinese: "\(self.number(count))条动态"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا لحظات"
      case .one: "لحظة واحدة"
      case .two: "لحظتان"
      case .few: "\(self.number(count)) لحظات"
      case .many, .other: "\(self.number(count)) لحظة"
      }
    }
  }

  /// The title of a profile's count of moments.
  public func momentsTitle(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "Moments"
      case .one: "Moment"
      }
    case .simplifiedChinese: "动态"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "لحظات"
      }
    }
  }

  /// The name of the button that shows the menu of a moment.
  public var moreActions: String {
    switch self.language {
    case .english: "More"
    case .simplifiedChinese: "更多"
    case .arabic: "المزيد"
    }
  }

  /// The text about a person whom the reader follows and who follows the reader.
  public var mutual: String {
    switch self.language {
    case .english: "Mutual"
    case .simplifiedChinese: "互相关注"
    case .arabic: "متابعة متبادلة"
    }
  }
}
