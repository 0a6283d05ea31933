// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The name of the scope of everything.
  public var searchAll: String {
    switch self.language {
    case .english: "All"
    case .simplifiedChinese: "全部"
    case .arabic: "الكل"
    }
  }

  /// The explanation of the search.
  public var searchBeginMessage: String {
    switch self.language {
    case .english: "Type a name, a hashtag or a few words, or paste the address of a profile or a moment."
    case .simplifiedChinese: "输入名字、话题或几个词，也可以粘贴主页或动态的地址。"
    case .arabic: "اكتب اسمًا أو وسمًا أو بضع كلمات، أو ألصق عنوان ملف شخصي أو لحظة."
    }
  }

  /// The title before the first search.
  public var searchBeginTitle: String {
    switch self.language {
    case .english: "Find people and moments"
    case .simplifiedChinese: "查找用户和动态"
    case .arabic: "ابحث عن أشخاص ولحظات"
    }
  }

  /// The title of the button that clears the recent searches.
  public var searchClearRecents: String {
    switch self.language {
    case .english: "Clear"
    case .simplifiedChinese: "清除"
    case .arabic: "مسح"
    }
  }

  /// The title when the search failed.
  public var searchFailedTitle: String {
    switch self.language {
    case .english: "The search did not work"
    case .simplifiedChinese: "搜索失败"
    case .arabic: "تعذّر البحث"
    }
  }

  /// The name of the scope of hashtags, and the heading above them.
  public var searchHashtags: String {
    switch self.language {
    case .english: "Hashtags"
    case .simplifiedChinese: "话题"
    case .arabic: "وسوم"
    }
  }

  /// The text while an address is looked up.
  public var searchLookingUp: String {
    switch self.language {
    case .english: "Looking it up…"
    case .simplifiedChinese: "正在查找…"
    case .arabic: "جارٍ البحث عنه…"
    }
  }

  /// The name of the scope of moments, and the heading above them.
  public var searchMoments: String {
    switch self.language {
    case .english: "Moments"
    case .simplifiedChinese: "动态"
    case .arabic: "لحظات"
    }
  }

  /// The text in place of moments if the server cannot search texts.
  public var searchNoTextNote: String {
    switch self.language {
    case .english: "The server found no moments. Many servers do not search the text of moments, or only what concerns you."
    case .simplifiedChinese: "服务器没有找到动态。许多服务器不搜索动态的文字，或只搜索与你有关的动态。"
    case .arabic: "لم يعثر الخادم على لحظات. كثير من الخوادم لا تبحث في نص اللحظات، أو تبحث فيما يخصّك فقط."
    }
  }

  /// The text above results from this device.
  public var searchOfflineNote: String {
    switch self.language {
    case .english: "The server could not be reached. This is what is known on this device."
    case .simplifiedChinese: "无法连接服务器。以下是本机已有的内容。"
    case .arabic: "تعذّر الوصول إلى الخادم. هذا ما هو معروف على هذا الجهاز."
    }
  }

  /// The origin of results when the server could not be reached.
  public var searchOnDevice: String {
    switch self.language {
    case .english: "On this device"
    case .simplifiedChinese: "本机"
    case .arabic: "على هذا الجهاز"
    }
  }

  /// The title of the row that opens an address.
  public func searchOpen(_ address: String) -> String {
    switch self.language {
    case .english: "Open \u{2066}\(address)\u{2069}"
    case .simplifiedChinese: "打开 \u{2066}\(address)\u{2069}"
    case .arabic: "فتح \u{2066}\(address)\u{2069}"
    }
  }

  /// The name of the scope of people, and the heading above them.
  public var searchPeople: String {
    switch self.language {
    case .english: "People"
    case .simplifiedChinese: "用户"
    case .arabic: "أشخاص"
    }
  }

  /// The placeholder of the search field.
  public var searchPlaceholder: String {
    switch self.language {
    case .english: "People, hashtags, moments, links"
    case .simplifiedChinese: "用户、话题、动态或链接"
    case .arabic: "أشخاص، وسوم، لحظات، روابط"
    }
  }

  /// The heading above recent searches.
  public var searchRecents: String {
    switch self.language {
    case .english: "Recent searches"
    case .simplifiedChinese: "最近搜索"
    case .arabic: "عمليات البحث الأخيرة"
    }
  }

  /// The title of the search, and the name of the button and the shortcut that open it.
  public var searchTitle: String {
    switch self.language {
    case .english: "Search"
    case .simplifiedChinese: "搜索"
    case .arabic: "بحث"
    }
  }
}
