// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The heading above the bio.
  public var profileAbout: String {
    switch self.language {
    case .english: "About you"
    case .simplifiedChinese: "简介"
    case .arabic: "نبذة عنك"
    }
  }

  /// The title of the switch that marks the account as a bot.
  public var profileBot: String {
    switch self.language {
    case .english: "This is a bot"
    case .simplifiedChinese: "这是机器人账号"
    case .arabic: "هذا حساب آلي"
    }
  }

  /// Its explanation.
  public var profileBotDetail: String {
    switch self.language {
    case .english: "A program writes most of it."
    case .simplifiedChinese: "主要由程序发布内容。"
    case .arabic: "يكتب معظمه برنامج."
    }
  }

  /// The heading above the switches.
  public var profileChoices: String {
    switch self.language {
    case .english: "Privacy"
    case .simplifiedChinese: "隐私"
    case .arabic: "الخصوصية"
    }
  }

  /// The title of the switch that makes the reader discoverable.
  public var profileDiscoverable: String {
    switch self.language {
    case .english: "Let others find you"
    case .simplifiedChinese: "允许他人发现你"
    case .arabic: "اسمح للآخرين بالعثور عليك"
    }
  }

  /// Its explanation.
  public var profileDiscoverableDetail: String {
    switch self.language {
    case .english: "The server may recommend your profile and moments."
    case .simplifiedChinese: "服务器可以推荐你的主页和动态。"
    case .arabic: "قد يقترح الخادم ملفك ولحظاتك."
    }
  }

  /// The placeholder of the label of an empty line.
  public var profileLineName: String {
    switch self.language {
    case .english: "Label"
    case .simplifiedChinese: "标签"
    case .arabic: "العنوان"
    }
  }

  /// The heading above the lines of the profile.
  public var profileLines: String {
    switch self.language {
    case .english: "Extra lines"
    case .simplifiedChinese: "附加信息"
    case .arabic: "معلومات إضافية"
    }
  }

  /// The explanation of the lines.
  public var profileLinesHint: String {
    switch self.language {
    case .english: "Your pages, pronouns, anything. A page that links back to your profile is shown as verified."
    case .simplifiedChinese: "主页、称呼等任何内容。链接回你个人主页的网页会显示为已验证。"
    case .arabic: "صفحاتك أو أي شيء تريده. الصفحة التي ترتبط بملفك تظهر على أنها موثّقة."
    }
  }

  /// The placeholder of the content of an empty line.
  public var profileLineValue: String {
    switch self.language {
    case .english: "Content"
    case .simplifiedChinese: "内容"
    case .arabic: "المحتوى"
    }
  }

  /// The title of the switch that requires approval of followers.
  public var profileLocked: String {
    switch self.language {
    case .english: "Approve followers"
    case .simplifiedChinese: "关注需要批准"
    case .arabic: "الموافقة على المتابعين"
    }
  }

  /// Its explanation.
  public var profileLockedDetail: String {
    switch self.language {
    case .english: "People ask before they follow you."
    case .simplifiedChinese: "他人关注你之前需要你同意。"
    case .arabic: "يطلب الآخرون إذنك قبل متابعتك."
    }
  }

  /// The heading above the name.
  public var profileName: String {
    switch self.language {
    case .english: "Name"
    case .simplifiedChinese: "昵称"
    case .arabic: "الاسم"
    }
  }

  /// Shown when the profile could not be read.
  public var profileNotRead: String {
    switch self.language {
    case .english: "Your profile could not be loaded"
    case .simplifiedChinese: "无法加载你的资料"
    case .arabic: "تعذّر تحميل ملفك"
    }
  }

  /// The message when changes could not be saved.
  public var profileNotSaved: String {
    switch self.language {
    case .english: "Your profile could not be saved."
    case .simplifiedChinese: "资料未能保存。"
    case .arabic: "تعذّر حفظ ملفك."
    }
  }

  /// The name of the tab of the reader's own profile.
  public var profileTab: String {
    switch self.language {
    case .english: "Profile"
    case .simplifiedChinese: "我"
    case .arabic: "ملفي"
    }
  }
}
