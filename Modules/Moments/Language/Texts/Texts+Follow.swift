// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that follows a person.
  public var follow: String {
    switch self.language {
    case .english: "Follow"
    case .simplifiedChinese: "关注"
    case .arabic: "متابعة"
    }
  }

  /// The button that follows a hashtag.
  public var followHashtag: String {
    switch self.language {
    case .english: "Follow hashtag"
    case .simplifiedChinese: "关注话题"
    case .arabic: "متابعة الوسم"
    }
  }

  /// The message when following was refused and is undone.
  public func followRefused(_ name: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(name)) could not be followed."
    case .simplifiedChinese: "关注 \(self.isolated(name)) 失败，已撤销。"
    case .arabic: "تعذّرت متابعة \(self.isolated(name))."
    }
  }

  /// The title of the button while the request is pending.
  public var followRequested: String {
    switch self.language {
    case .english: "Requested"
    case .simplifiedChinese: "已请求"
    case .arabic: "طُلبت"
    }
  }

  /// "3 people want to follow you".
  package func followRequestsAtLeast(_ number: String) -> String {
    switch self.language {
    case .english: "More than \(number) people want to follow you"
    case .simplifiedChinese: "超过\(number)人想关注你"
    case .arabic: "أكثر من \(number) شخص يريدون متابعتك"
    }
  }

  /// "3 people want to follow you".
  package func followRequestsCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) people want to follow you"
      case .one: "\(self.number(count)) person wants to follow you"
      }
    case .simplifiedChinese: "\(self.number(count))人想关注你"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا أحد يطلب متابعتك"
      case .one: "شخص واحد يريد متابعتك"
      case .two: "شخصان يريدان متابعتك"
      case .few: "\(self.number(count)) أشخاص يريدون متابعتك"
      case .many: "\(self.number(count)) شخصًا يريدون متابعتك"
      case .other: "\(self.number(count)) شخص يريدون متابعتك"
      }
    }
  }

  /// The title when the requests could not be loaded.
  public var followRequestsFailedTitle: String {
    switch self.language {
    case .english: "Follow requests could not be loaded"
    case .simplifiedChinese: "无法加载关注请求"
    case .arabic: "تعذّر تحميل طلبات المتابعة"
    }
  }

  /// The title of the screen of follow requests.
  public var followRequestsTitle: String {
    switch self.language {
    case .english: "Follow requests"
    case .simplifiedChinese: "关注请求"
    case .arabic: "طلبات المتابعة"
    }
  }

  /// The message when a person cannot be added to a list, because the reader does not follow them.
  public func followToAdd(_ name: String) -> String {
    switch self.language {
    case .english: "Follow \(self.isolated(name)) to add them to a list."
    case .simplifiedChinese: "先关注\(self.isolated(name))，才能将其添加到列表。"
    case .arabic: "تابع \(self.isolated(name)) لتضيفه إلى قائمة."
    }
  }
}
