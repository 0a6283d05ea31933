// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The account that is this machine alone.
  public var thisDevice: String { choose("This device", "此设备", "هذا الجهاز", "To urządzenie") }

  /// What the account that is this machine alone means.
  public var thisDeviceDetail: String {
    choose("Moments kept here only", "动态仅保存在此设备", "لحظات محفوظة هنا فقط", "Wpisy tylko tutaj")
  }

  /// The title when a moment could not be loaded.
  public var threadFailedTitle: String {
    choose(
      "The moment could not be loaded",
      "无法加载这条动态",
      "تعذّر تحميل اللحظة",
      "Nie udało się wczytać wpisu"
    )
  }

  /// The message when a refresh failed and the old rows stay.
  public var threadRefreshFailed: String {
    choose(
      "The moment could not be refreshed.",
      "刷新失败，请稍后再试。",
      "تعذّر تحديث اللحظة.",
      "Nie udało się odświeżyć wpisu."
    )
  }

  /// The title of the screen of one moment.
  public var threadTitle: String { choose("Moment", "动态", "اللحظة", "Wpis") }

  package var timedOut: String {
    choose(
      "The server took too long to answer. Try again.",
      "服务器响应超时，请重试。",
      "استغرق الخادم وقتًا طويلًا. أعد المحاولة.",
      "Serwer zbyt długo nie odpowiadał. Spróbuj ponownie."
    )
  }

  /// The title when the timeline could not be loaded.
  public var timelineFailedTitle: String {
    choose(
      "The timeline could not be loaded",
      "无法加载动态",
      "تعذّر تحميل اللحظات",
      "Nie udało się wczytać osi czasu"
    )
  }

  /// The message of a home timeline that the server is still generating.
  public var timelinePreparingMessage: String {
    choose(
      "The server is gathering the moments of the people you follow. They appear here by themselves.",
      "服务器正在收集你关注的人的动态，完成后会自动显示在这里。",
      "يجمع الخادم لحظات من تتابعهم، وستظهر هنا من تلقاء نفسها.",
      "Serwer zbiera wpisy osób, które obserwujesz. Pojawią się tu same."
    )
  }

  /// The title of a home timeline that the server is still generating.
  public var timelinePreparingTitle: String {
    choose(
      "Your timeline is being prepared",
      "正在准备你的主页",
      "يجري إعداد خطك الزمني",
      "Twoja oś czasu jest przygotowywana"
    )
  }

  /// The accessibility label of the switch between timelines.
  public var timelinesTitle: String { choose("Timelines", "时间线", "الخطوط الزمنية", "Osie czasu") }

  /// The name of the tab of the reader's timeline.
  public var timelineTab: String { choose("Timeline", "动态", "الخط الزمني", "Oś czasu") }

  /// The name of the app, above the home timeline.
  public var timelineTitle: String { choose("Moments", "Moments", "Moments", "Moments") }

  /// The name of the current day.
  public var today: String { choose("Today", "今天", "اليوم", "Dzisiaj") }

  /// The message when tokens are saved in a file because no Secret Service runs.
  public var tokensInFile: String {
    choose(
      "No key ring runs on this device. Sign-ins are kept in a file that only you can read.",
      "此设备没有运行密钥环，登录信息保存在只有你能读取的文件中。",
      "لا تعمل حلقة مفاتيح على هذا الجهاز. تُحفظ بيانات الدخول في ملف لا يقرؤه سواك.",
      "Na tym urządzeniu nie działa baza kluczy. Dane logowania są w pliku, który tylko Ty możesz odczytać."
    )
  }

  /// The name of the next day.
  public var tomorrow: String { choose("Tomorrow", "明天", "غدًا", "Jutro") }

  /// The action that shows a moment in the language of the app.
  public var translate: String { choose("Translate", "翻译", "ترجمة", "Przetłumacz") }

  /// The translator of a moment, and the original language; nil if unknown.
  package var translatedPlain: String { choose("Translated", "已翻译", "مترجمة", "Przetłumaczono") }

  /// The translator of a moment, and the original language; nil if unknown.
  package func translatedTranslatedBy(_ provider: String) -> String {
    choose(
      "Translated by \(provider)",
      "由 \(provider) 翻译",
      "ترجمها \(provider)",
      "Przetłumaczono przez \(provider)"
    )
  }

  /// The translator of a moment, and the original language; nil if unknown.
  package func translatedTranslatedFrom(_ language: String) -> String {
    choose(
      "Translated from \(language)",
      "从\(language)翻译",
      "مترجمة من \(language)",
      "Przetłumaczono z \(language)"
    )
  }

  /// The translator of a moment, and the original language; nil if unknown.
  package func translatedTranslatedFromBy(_ language: String, _ provider: String) -> String {
    choose(
      "Translated from \(language) by \(provider)",
      "由 \(provider) 从\(language)翻译",
      "ترجمها \(provider) من \(language)",
      "Przetłumaczono z \(language) przez \(provider)"
    )
  }

  /// The reason, if the server does not translate.
  public var translatesNothing: String {
    choose(
      "This server does not translate moments.",
      "此服务器不提供翻译。",
      "لا يترجم هذا الخادم اللحظات.",
      "Ten serwer nie tłumaczy wpisów."
    )
  }

  /// The text while a moment is being translated.
  public var translating: String {
    choose("Translating…", "正在翻译…", "جارٍ الترجمة…", "Tłumaczenie…")
  }

  /// The reason, if the server does not translate this moment, or not into this language.
  public var translationRefused: String {
    choose(
      "The server does not translate this moment into your language.",
      "服务器不支持将该动态翻译成你的语言。",
      "لا يترجم الخادم هذه اللحظة إلى لغتك.",
      "Serwer nie tłumaczy tego wpisu na Twój język."
    )
  }

  /// The reason, if the server's translator is not available.
  public var translatorUnavailable: String {
    choose(
      "The server's translation service is not available right now. Try again later.",
      "服务器的翻译服务暂时不可用，请稍后再试。",
      "خدمة الترجمة في الخادم غير متاحة الآن. أعد المحاولة لاحقًا.",
      "Usługa tłumaczenia na serwerze jest teraz niedostępna. Spróbuj ponownie później."
    )
  }

  package func truncated(_ file: String, _ offset: Int) -> String {
    choose(
      "\(file) is cut off at byte \(offset).",
      "\(file) 在第 \(offset) 字节处被截断。",
      "الملف \(file) مقطوع عند البايت \(offset).",
      "\(file) urywa się na bajcie \(offset)."
    )
  }
}
