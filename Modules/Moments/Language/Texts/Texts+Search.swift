// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The name of the scope of everything.
  public var searchAll: String { choose("All", "全部", "الكل", "Wszystko") }

  /// The explanation of the search.
  public var searchBeginMessage: String {
    choose(
      "Type a name, a hashtag or a few words, or paste the address of a profile or a moment.",
      "输入名字、话题或几个词，也可以粘贴主页或动态的地址。",
      "اكتب اسمًا أو وسمًا أو بضع كلمات، أو ألصق عنوان ملف شخصي أو لحظة.",
      "Wpisz nazwę, hashtag lub kilka słów albo wklej adres profilu lub wpisu."
    )
  }

  /// The title before the first search.
  public var searchBeginTitle: String {
    choose("Find people and moments", "查找用户和动态", "ابحث عن أشخاص ولحظات", "Znajdź osoby i wpisy")
  }

  /// The title of the button that clears the recent searches.
  public var searchClearRecents: String { choose("Clear", "清除", "مسح", "Wyczyść") }

  /// The title when the search failed.
  public var searchFailedTitle: String {
    choose("The search did not work", "搜索失败", "تعذّر البحث", "Nie udało się wyszukać")
  }

  /// The name of the scope of hashtags, and the heading above them.
  public var searchHashtags: String { choose("Hashtags", "话题", "وسوم", "Hashtagi") }

  /// The text while an address is looked up.
  public var searchLookingUp: String {
    choose("Looking it up…", "正在查找…", "جارٍ البحث عنه…", "Sprawdzanie…")
  }

  /// The name of the scope of moments, and the heading above them.
  public var searchMoments: String { choose("Moments", "动态", "لحظات", "Wpisy") }

  /// The text in place of moments if the server cannot search texts.
  public var searchNoTextNote: String {
    choose(
      "The server found no moments. Many servers do not search the text of moments, or only what concerns you.",
      "服务器没有找到动态。许多服务器不搜索动态的文字，或只搜索与你有关的动态。",
      "لم يعثر الخادم على لحظات. كثير من الخوادم لا تبحث في نص اللحظات، أو تبحث فيما يخصّك فقط.",
      "Serwer nie znalazł wpisów. Wiele serwerów nie przeszukuje treści wpisów albo tylko tych, które Cię dotyczą."
    )
  }

  /// The text above results from this device.
  public var searchOfflineNote: String {
    choose(
      "The server could not be reached. This is what is known on this device.",
      "无法连接服务器。以下是本机已有的内容。",
      "تعذّر الوصول إلى الخادم. هذا ما هو معروف على هذا الجهاز.",
      "Nie udało się połączyć z serwerem. Oto, co wiadomo na tym urządzeniu."
    )
  }

  /// The origin of results when the server could not be reached.
  public var searchOnDevice: String {
    choose("On this device", "本机", "على هذا الجهاز", "Na tym urządzeniu")
  }

  /// The title of the row that opens an address.
  public func searchOpen(_ address: String) -> String {
    choose(
      "Open \u{2066}\(address)\u{2069}",
      "打开 \u{2066}\(address)\u{2069}",
      "فتح \u{2066}\(address)\u{2069}",
      "Otwórz \u{2066}\(address)\u{2069}"
    )
  }

  /// The name of the scope of people, and the heading above them.
  public var searchPeople: String { choose("People", "用户", "أشخاص", "Osoby") }

  /// The placeholder of the search field.
  public var searchPlaceholder: String {
    choose(
      "People, hashtags, moments, links",
      "用户、话题、动态或链接",
      "أشخاص، وسوم، لحظات، روابط",
      "Osoby, hashtagi, wpisy, linki"
    )
  }

  /// The heading above recent searches.
  public var searchRecents: String {
    choose("Recent searches", "最近搜索", "عمليات البحث الأخيرة", "Ostatnie wyszukiwania")
  }

  /// The title of the search, and the name of the button and the shortcut that open it.
  public var searchTitle: String { choose("Search", "搜索", "بحث", "Szukaj") }
}
