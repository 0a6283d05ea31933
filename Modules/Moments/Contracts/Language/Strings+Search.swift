extension Strings {
  /// The title of the search, and the name of the button and the shortcut that open it.
  public var searchTitle: String { pick("Search", "搜索", "بحث") }

  /// The placeholder of the search field.
  public var searchPlaceholder: String {
    pick("People, hashtags, moments, links", "用户、话题、动态或链接", "أشخاص، وسوم، لحظات، روابط")
  }

  /// The name of the scope of everything.
  public var searchAll: String { pick("All", "全部", "الكل") }

  /// The name of the scope of people, and the heading above them.
  public var searchPeople: String { pick("People", "用户", "أشخاص") }

  /// The name of the scope of hashtags, and the heading above them.
  public var searchHashtags: String { pick("Hashtags", "话题", "وسوم") }

  /// The name of the scope of moments, and the heading above them.
  public var searchMoments: String { pick("Moments", "动态", "لحظات") }

  /// The heading above recent searches.
  public var searchRecents: String { pick("Recent searches", "最近搜索", "عمليات البحث الأخيرة") }

  /// The title of the button that clears the recent searches.
  public var searchClearRecents: String { pick("Clear", "清除", "مسح") }

  /// The origin of results when the server could not be reached.
  public var searchOnDevice: String { pick("On this device", "本机", "على هذا الجهاز") }

  /// The text above results from this device.
  public var searchOfflineNote: String {
    pick(
      "The server could not be reached. This is what is known on this device.",
      "无法连接服务器。以下是本机已有的内容。",
      "تعذّر الوصول إلى الخادم. هذا ما هو معروف على هذا الجهاز."
    )
  }

  /// The text in place of moments if the server cannot search texts.
  public var searchNoTextNote: String {
    pick(
      "The server found no moments. Many servers do not search the text of moments, or only what "
        + "concerns you.",
      "服务器没有找到动态。许多服务器不搜索动态的文字，或只搜索与你有关的动态。",
      "لم يعثر الخادم على لحظات. كثير من الخوادم لا تبحث في نص اللحظات، أو تبحث فيما يخصّك فقط."
    )
  }

  /// The title of the row that shows all results of a kind.
  public func searchShowAll(_ scope: SearchScope) -> String {
    switch scope {
    case .all: pick("Show all", "查看全部", "عرض الكل")
    case .people: pick("Show all people", "查看全部用户", "عرض كل الأشخاص")
    case .hashtags: pick("Show all hashtags", "查看全部话题", "عرض كل الوسوم")
    case .moments: pick("Show all moments", "查看全部动态", "عرض كل اللحظات")
    }
  }

  /// The title of the row that opens an address.
  public func searchOpen(_ address: String) -> String {
    let address = "\u{2066}\(address)\u{2069}"
    return pick("Open \(address)", "打开 \(address)", "فتح \(address)")
  }

  /// The text while an address is looked up.
  public var searchLookingUp: String { pick("Looking it up…", "正在查找…", "جارٍ البحث عنه…") }

  /// The text when an address leads to nothing that can be shown.
  public var searchNothingAtAddress: String {
    pick(
      "No person and no moment was found at this address.",
      "此地址没有对应的用户或动态。",
      "لم يُعثر على شخص أو لحظة في هذا العنوان."
    )
  }

  /// The title before the first search.
  public var searchBeginTitle: String {
    pick("Find people and moments", "查找用户和动态", "ابحث عن أشخاص ولحظات")
  }

  /// The explanation of the search.
  public var searchBeginMessage: String {
    pick(
      "Type a name, a hashtag or a few words, or paste the address of a profile or a moment.",
      "输入名字、话题或几个词，也可以粘贴主页或动态的地址。",
      "اكتب اسمًا أو وسمًا أو بضع كلمات، أو ألصق عنوان ملف شخصي أو لحظة."
    )
  }

  /// The title when nothing was found.
  public func searchNothingTitle(_ text: String) -> String {
    pick(
      "Nothing found for “\u{2068}\(text)\u{2069}”",
      "没有找到“\u{2068}\(text)\u{2069}”",
      "لا نتائج عن «\u{2068}\(text)\u{2069}»"
    )
  }

  /// The advice when nothing was found.
  public func searchNothingMessage(_ scope: SearchScope) -> String {
    switch scope {
    case .all, .moments:
      pick(
        "Check the spelling, or try other words.",
        "请检查拼写，或换个词试试。",
        "تحقق من الإملاء أو جرّب كلمات أخرى."
      )
    case .people:
      pick(
        "Check the spelling, or type the whole address: @name@server.",
        "请检查拼写，或输入完整地址：@名字@服务器。",
        "تحقق من الإملاء، أو اكتب العنوان كاملًا: ‎@name@server."
      )
    case .hashtags:
      pick(
        "Nobody whom the server knows has used it.",
        "服务器上还没有人用过它。",
        "لم يستخدمه أحد يعرفه الخادم."
      )
    }
  }

  /// The title when the search failed.
  public var searchFailedTitle: String { pick("The search did not work", "搜索失败", "تعذّر البحث") }

  /// The title of the shelf of followed hashtags.
  public var followedHashtagsTitle: String { pick("Hashtags you follow", "你关注的话题", "وسوم تتابعها") }

  /// The title of the shelf of links in new moments.
  public var newLinksTitle: String { pick("New links", "最新链接", "روابط جديدة") }
}
