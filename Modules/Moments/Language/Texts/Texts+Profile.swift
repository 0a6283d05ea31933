// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The heading above the bio.
  public var profileAbout: String { choose("About you", "简介", "نبذة عنك", "O Tobie") }

  /// The title of the switch that marks the account as a bot.
  public var profileBot: String {
    choose("This is a bot", "这是机器人账号", "هذا حساب آلي", "To jest bot")
  }

  /// Its explanation.
  public var profileBotDetail: String {
    choose(
      "A program writes most of it.",
      "主要由程序发布内容。",
      "يكتب معظمه برنامج.",
      "Większość wpisów pisze program."
    )
  }

  /// The heading above the switches.
  public var profileChoices: String { choose("Privacy", "隐私", "الخصوصية", "Prywatność") }

  /// The title of the switch that makes the reader discoverable.
  public var profileDiscoverable: String {
    choose(
      "Let others find you",
      "允许他人发现你",
      "اسمح للآخرين بالعثور عليك",
      "Pozwól innym Cię znaleźć"
    )
  }

  /// Its explanation.
  public var profileDiscoverableDetail: String {
    choose(
      "The server may recommend your profile and moments.",
      "服务器可以推荐你的主页和动态。",
      "قد يقترح الخادم ملفك ولحظاتك.",
      "Serwer może polecać Twój profil i wpisy."
    )
  }

  /// The placeholder of the label of an empty line.
  public var profileLineName: String { choose("Label", "标签", "العنوان", "Etykieta") }

  /// The heading above the lines of the profile.
  public var profileLines: String {
    choose("Extra lines", "附加信息", "معلومات إضافية", "Dodatkowe wiersze")
  }

  /// The explanation of the lines.
  public var profileLinesHint: String {
    choose(
      "Your pages, pronouns, anything. A page that links back to your profile is shown as verified.",
      "主页、称呼等任何内容。链接回你个人主页的网页会显示为已验证。",
      "صفحاتك أو أي شيء تريده. الصفحة التي ترتبط بملفك تظهر على أنها موثّقة.",
      "Twoje strony, zaimki, cokolwiek. Strona, która linkuje do Twojego profilu, jest oznaczona jako zweryfikowana."
    )
  }

  /// The placeholder of the content of an empty line.
  public var profileLineValue: String { choose("Content", "内容", "المحتوى", "Treść") }

  /// The title of the switch that requires approval of followers.
  public var profileLocked: String {
    choose("Approve followers", "关注需要批准", "الموافقة على المتابعين", "Zatwierdzaj obserwujących")
  }

  /// Its explanation.
  public var profileLockedDetail: String {
    choose(
      "People ask before they follow you.",
      "他人关注你之前需要你同意。",
      "يطلب الآخرون إذنك قبل متابعتك.",
      "Zanim ktoś zacznie Cię obserwować, poprosi o zgodę."
    )
  }

  /// The heading above the name.
  public var profileName: String { choose("Name", "昵称", "الاسم", "Nazwa") }

  /// Shown when the profile could not be read.
  public var profileNotRead: String {
    choose(
      "Your profile could not be loaded",
      "无法加载你的资料",
      "تعذّر تحميل ملفك",
      "Nie udało się wczytać Twojego profilu"
    )
  }

  /// The message when changes could not be saved.
  public var profileNotSaved: String {
    choose(
      "Your profile could not be saved.",
      "资料未能保存。",
      "تعذّر حفظ ملفك.",
      "Nie udało się zapisać Twojego profilu."
    )
  }

  /// The name of the tab of the reader's own profile.
  public var profileTab: String { choose("Profile", "我", "ملفي", "Profil") }
}
