// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A description of the app, in a sentence.
  public var aboutText: String {
    switch self.language {
    case .english: "A social timeline for servers that speak the Mastodon client API, drawn with a UIKit of its own."
    case .simplifiedChinese: "支持 Mastodon 接口的社交时间线，由自有的 UIKit 绘制。"
    case .arabic: "جدول اجتماعي لخوادم تتحدث واجهة ماستودون، مرسوم بواجهة UIKit خاصة به."
    }
  }

  /// The title of the screen about the app.
  public var aboutTitle: String {
    switch self.language {
    case .english: "About Moments"
    case .simplifiedChinese: "关于朋友圈"
    case .arabic: "عن لحظات"
    }
  }

  /// The button that accepts a request.
  public var acceptRequest: String {
    switch self.language {
    case .english: "Accept"
    case .simplifiedChinese: "接受"
    case .arabic: "قبول"
    }
  }

  /// An account in one sentence.
  package func accountOnServer(_ name: String, _ server: String) -> String {
    switch self.language {
    case .english: "\(name), \(server)"
    case .simplifiedChinese: "\(name)，\(server)"
    case .arabic: "\(name)، \(server)"
    }
  }

  /// An account in one sentence.
  package func accountShownNow(_ account: String) -> String {
    switch self.language {
    case .english: "\(account), shown now"
    case .simplifiedChinese: "\(account)，当前账号"
    case .arabic: "\(account)، الحالي"
    }
  }

  /// The message when an account could not be opened for a reason that the reader cannot change.
  public var accountNotOpened: String {
    switch self.language {
    case .english: "The account could not be opened. Choose it again, or start Moments again."
    case .simplifiedChinese: "无法打开该账号。请重新选择，或重新启动 Moments。"
    case .arabic: "تعذّر فتح الحساب. اختره مجددًا أو أعد تشغيل Moments."
    }
  }

  /// The title of the accounts screen.
  public var accountsTitle: String {
    switch self.language {
    case .english: "Accounts"
    case .simplifiedChinese: "账号"
    case .arabic: "الحسابات"
    }
  }

  /// The row that adds an account.
  public var addAccount: String {
    switch self.language {
    case .english: "Add an account…"
    case .simplifiedChinese: "添加账号…"
    case .arabic: "إضافة حساب…"
    }
  }

  /// The button that adds a person to a list.
  public var addToList: String {
    switch self.language {
    case .english: "Add"
    case .simplifiedChinese: "添加"
    case .arabic: "إضافة"
    }
  }

  /// The button on a profile that opens the lists of a person.
  public var addToLists: String {
    switch self.language {
    case .english: "Add to lists"
    case .simplifiedChinese: "添加到列表"
    case .arabic: "إضافة إلى قوائم"
    }
  }

  /// The part of the switch that shows all notifications.
  public var allNotifications: String {
    switch self.language {
    case .english: "All"
    case .simplifiedChinese: "全部"
    case .arabic: "الكل"
    }
  }

  /// - Parameters:
  ///   - others: The number of people who are not named.
  ///   - count: The total, including those named: the number in Chinese.
  /// - Returns: " and 3 others".
  public func andOthers(_ others: Int, of count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(others, in: self.language) {
      case .zero, .two, .few, .many, .other: " and \(self.number(others)) others"
      case .one: " and \(self.number(others)) other"
      }
    case .simplifiedChinese: "等\(self.number(count))人"
    case .arabic:
      switch PluralCategory(others, in: self.language) {
      case .zero: ""
      case .one: " وشخص آخر"
      case .two: " وشخصان آخران"
      case .few, .many, .other: " و\(self.number(others)) آخرون"
      }
    }
  }

  /// A choice of appearance.
  package var appearanceDark: String {
    switch self.language {
    case .english: "Dark"
    case .simplifiedChinese: "深色"
    case .arabic: "داكن"
    }
  }

  /// A choice of appearance.
  package var appearanceLight: String {
    switch self.language {
    case .english: "Light"
    case .simplifiedChinese: "浅色"
    case .arabic: "فاتح"
    }
  }

  /// A choice of appearance.
  package var appearanceSystem: String {
    switch self.language {
    case .english: "As the desktop"
    case .simplifiedChinese: "跟随系统"
    case .arabic: "مثل سطح المكتب"
    }
  }

  /// The section of the appearance.
  public var appearanceTitle: String {
    switch self.language {
    case .english: "Appearance"
    case .simplifiedChinese: "外观"
    case .arabic: "المظهر"
    }
  }

  /// The message while waiting for the server.
  public var askingServer: String {
    switch self.language {
    case .english: "Asking the server…"
    case .simplifiedChinese: "正在连接服务器…"
    case .arabic: "جارٍ سؤال الخادم…"
    }
  }

  /// The text about a person who requests to follow the reader.
  public func asksToFollow(_ name: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(name)) wants to follow you"
    case .simplifiedChinese: "\(self.isolated(name)) 请求关注你"
    case .arabic: "يطلب \(self.isolated(name)) متابعتك"
    }
  }

  /// Who may see a moment, as text.
  package var audienceDirect: String {
    switch self.language {
    case .english: "Only people mentioned"
    case .simplifiedChinese: "仅被提及的人可见"
    case .arabic: "يراها المذكورون فقط"
    }
  }

  /// Who may see a moment, as text.
  package var audienceFollowers: String {
    switch self.language {
    case .english: "Followers only"
    case .simplifiedChinese: "仅关注者可见"
    case .arabic: "يراها المتابعون فقط"
    }
  }

  /// Who may see a moment, as text.
  package var audiencePublic: String {
    switch self.language {
    case .english: "Everyone"
    case .simplifiedChinese: "所有人可见"
    case .arabic: "يراها الجميع"
    }
  }

  /// Who may see a moment, as text.
  package var audienceUnlisted: String {
    switch self.language {
    case .english: "Everyone, quietly"
    case .simplifiedChinese: "所有人可见（不公开列出）"
    case .arabic: "يراها الجميع، بهدوء"
    }
  }

  /// The accessibility label of a portrait.
  public func avatar(of name: String) -> String {
    switch self.language {
    case .english: "Portrait of \(name)"
    case .simplifiedChinese: "\(name)的头像"
    case .arabic: "صورة \(name)"
    }
  }
}
