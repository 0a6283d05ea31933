// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The account that is this machine alone.
  public var thisDevice: String {
    switch self.language {
    case .english: "This device"
    case .simplifiedChinese: "此设备"
    case .arabic: "هذا الجهاز"
    }
  }

  /// What the account that is this machine alone means.
  public var thisDeviceDetail: String {
    switch self.language {
    case .english: "Moments kept here only"
    case .simplifiedChinese: "动态仅保存在此设备"
    case .arabic: "لحظات محفوظة هنا فقط"
    }
  }

  /// The title when a moment could not be loaded.
  public var threadFailedTitle: String {
    switch self.language {
    case .english: "The moment could not be loaded"
    case .simplifiedChinese: "无法加载这条动态"
    case .arabic: "تعذّر تحميل اللحظة"
    }
  }

  /// The message when a refresh failed and the old rows stay.
  public var threadRefreshFailed: String {
    switch self.language {
    case .english: "The moment could not be refreshed."
    case .simplifiedChinese: "刷新失败，请稍后再试。"
    case .arabic: "تعذّر تحديث اللحظة."
    }
  }

  /// The title of the screen of one moment.
  public var threadTitle: String {
    switch self.language {
    case .english: "Moment"
    case .simplifiedChinese: "动态"
    case .arabic: "اللحظة"
    }
  }

  package var timedOut: String {
    switch self.language {
    case .english: "The server took too long to answer. Try again."
    case .simplifiedChinese: "服务器响应超时，请重试。"
    case .arabic: "استغرق الخادم وقتًا طويلًا. أعد المحاولة."
    }
  }

  /// The title when the timeline could not be loaded.
  public var timelineFailedTitle: String {
    switch self.language {
    case .english: "The timeline could not be loaded"
    case .simplifiedChinese: "无法加载朋友圈"
    case .arabic: "تعذّر تحميل اللحظات"
    }
  }

  /// The message of a home timeline that the server is still generating.
  public var timelinePreparingMessage: String {
    switch self.language {
    case .english: "The server is gathering the moments of the people you follow. They appear here by themselves."
    case .simplifiedChinese: "服务器正在收集你关注的人的动态，完成后会自动显示在这里。"
    case .arabic: "يجمع الخادم لحظات من تتابعهم، وستظهر هنا من تلقاء نفسها."
    }
  }

  /// The title of a home timeline that the server is still generating.
  public var timelinePreparingTitle: String {
    switch self.language {
    case .english: "Your timeline is being prepared"
    case .simplifiedChinese: "正在准备你的主页"
    case .arabic: "يجري إعداد خطك الزمني"
    }
  }

  /// The accessibility label of the switch between timelines.
  public var timelinesTitle: String {
    switch self.language {
    case .english: "Timelines"
    case .simplifiedChinese: "时间线"
    case .arabic: "الخطوط الزمنية"
    }
  }

  /// The name of the tab of the reader's timeline.
  public var timelineTab: String {
    switch self.language {
    case .english: "Timeline"
    case .simplifiedChinese: "动态"
    case .arabic: "الخط الزمني"
    }
  }

  /// The name of the app, above the home timeline.
  public var timelineTitle: String {
    switch self.language {
    case .english: "Moments"
    case .simplifiedChinese: "朋友圈"
    case .arabic: "لحظات"
    }
  }

  /// The name of the current day.
  public var today: String {
    switch self.language {
    case .english: "Today"
    case .simplifiedChinese: "今天"
    case .arabic: "اليوم"
    }
  }

  /// The message when tokens are saved in a file because no Secret Service runs.
  public var tokensInFile: String {
    switch self.language {
    case .english: "No key ring runs on this device. Sign-ins are kept in a file that only you can read."
    case .simplifiedChinese: "此设备没有运行密钥环，登录信息保存在只有你能读取的文件中。"
    case .arabic: "لا تعمل حلقة مفاتيح على هذا الجهاز. تُحفظ بيانات الدخول في ملف لا يقرؤه سواك."
    }
  }

  /// The name of the next day.
  public var tomorrow: String {
    switch self.language {
    case .english: "Tomorrow"
    case .simplifiedChinese: "明天"
    case .arabic: "غدًا"
    }
  }

  /// The action that shows a moment in the language of the app.
  public var translate: String {
    switch self.language {
    case .english: "Translate"
    case .simplifiedChinese: "翻译"
    case .arabic: "ترجمة"
    }
  }

  /// The translator of a moment, and the original language; nil if unknown.
  package var translatedPlain: String {
    switch self.language {
    case .english: "Translated"
    case .simplifiedChinese: "已翻译"
    case .arabic: "مترجمة"
    }
  }

  /// The translator of a moment, and the original language; nil if unknown.
  package func translatedTranslatedBy(_ provider: String) -> String {
    switch self.language {
    case .english: "Translated by \(provider)"
    case .simplifiedChinese: "由 \(provider) 翻译"
    case .arabic: "ترجمها \(provider)"
    }
  }

  /// The translator of a moment, and the original language; nil if unknown.
  package func translatedTranslatedFrom(_ language: String) -> String {
    switch self.language {
    case .english: "Translated from \(language)"
    case .simplifiedChinese: "从\(language)翻译"
    case .arabic: "مترجمة من \(language)"
    }
  }

  /// The translator of a moment, and the original language; nil if unknown.
  package func translatedTranslatedFromBy(_ language: String, _ provider: String) -> String {
    switch self.language {
    case .english: "Translated from \(language) by \(provider)"
    case .simplifiedChinese: "由 \(provider) 从\(language)翻译"
    case .arabic: "ترجمها \(provider) من \(language)"
    }
  }

  /// The reason, if the server does not translate.
  public var translatesNothing: String {
    switch self.language {
    case .english: "This server does not translate moments."
    case .simplifiedChinese: "此服务器不提供翻译。"
    case .arabic: "لا يترجم هذا الخادم اللحظات."
    }
  }

  /// The text while a moment is being translated.
  public var translating: String {
    switch self.language {
    case .english: "Translating…"
    case .simplifiedChinese: "正在翻译…"
    case .arabic: "جارٍ الترجمة…"
    }
  }

  /// The reason, if the server does not translate this moment, or not into this language.
  public var translationRefused: String {
    switch self.language {
    case .english: "The server does not translate this moment into your language."
    case .simplifiedChinese: "服务器不支持将该动态翻译成你的语言。"
    case .arabic: "لا يترجم الخادم هذه اللحظة إلى لغتك."
    }
  }

  /// The reason, if the server's translator is not available.
  public var translatorUnavailable: String {
    switch self.language {
    case .english: "The server's translation service is not available right now. Try again later."
    case .simplifiedChinese: "服务器的翻译服务暂时不可用，请稍后再试。"
    case .arabic: "خدمة الترجمة في الخادم غير متاحة الآن. أعد المحاولة لاحقًا."
    }
  }

  package func truncated(_ file: String, _ offset: Int) -> String {
    switch self.language {
    case .english: "\(file) is cut off at byte \(offset)."
    case .simplifiedChinese: "\(file) 在第 \(offset) 字节处被截断。"
    case .arabic: "الملف \(file) مقطوع عند البايت \(offset)."
    }
  }
}
