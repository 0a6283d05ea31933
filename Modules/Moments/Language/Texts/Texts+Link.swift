// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when an address is a page of a server and the reader is not signed in.
  public func linkNeedsSignIn(_ host: String) -> String {
    choose(
      "Sign in at \u{2068}\(host)\u{2069} to open this link here.",
      "请先登录\u{2068}\(host)\u{2069}，再打开此链接。",
      "سجّل الدخول إلى \u{2068}\(host)\u{2069} لفتح هذا الرابط هنا.",
      "Aby otworzyć tu ten link, zaloguj się na \u{2068}\(host)\u{2069}."
    )
  }

  /// The message when an address could not be looked up.
  public var linkNotFollowed: String {
    choose(
      "The link could not be followed. Check your connection and try again.",
      "无法打开此链接。请检查网络连接后重试。",
      "تعذّر تتبّع الرابط. تحقق من اتصالك ثم أعد المحاولة.",
      "Nie udało się sprawdzić linku. Sprawdź połączenie i spróbuj ponownie."
    )
  }

  /// The message when no program on the desktop opened a URL.
  public var linkNotOpened: String {
    choose(
      "The link could not be opened.",
      "无法打开此链接。",
      "تعذّر فتح الرابط.",
      "Nie udało się otworzyć linku."
    )
  }

  /// The message when a URL has a scheme that is never opened, such as `javascript`.
  public func linkRefused(_ scheme: String) -> String {
    choose(
      "Links of the kind “\(scheme)” are not opened.",
      "不支持打开“\(scheme)”类型的链接。",
      "لا تُفتح الروابط من نوع “\(scheme)”.",
      "Linki rodzaju „\(scheme)” nie są otwierane."
    )
  }

  /// The message when an address names an unknown person.
  public var linkToNobody: String {
    choose(
      "Nobody is known here by that name.",
      "这里没有此人。",
      "لا يُعرف أحد هنا بهذا الاسم.",
      "Nikt o tej nazwie nie jest tu znany."
    )
  }

  /// The message when an address leads to nothing in the app.
  public var linkToNothing: String {
    choose(
      "This link leads to nothing in Moments.",
      "此链接在 Moments 中没有对应的内容。",
      "لا يؤدي هذا الرابط إلى شيء في Moments.",
      "Ten link nie prowadzi do niczego w Moments."
    )
  }

  /// The message when an address is a page of another server than the reader's.
  public func linkToOtherServer(_ host: String) -> String {
    choose(
      "This link leads to \u{2068}\(host)\u{2069}, where you are not signed in.",
      "此链接指向\u{2068}\(host)\u{2069}，你没有登录该服务器。",
      "يؤدي هذا الرابط إلى \u{2068}\(host)\u{2069}، ولم تسجّل الدخول هناك.",
      "Ten link prowadzi do \u{2068}\(host)\u{2069}, gdzie nie masz zalogowanego konta."
    )
  }

  /// The message when an address names a person and there is no server to look them up on.
  public var linkToPersonNeedsSignIn: String {
    choose(
      "People can be found by their address only where you are signed in.",
      "登录后才能按地址查找用户。",
      "لا يُعثر على الأشخاص بعناوينهم إلا حيث سجّلت الدخول.",
      "Osoby można znaleźć po adresie tylko po zalogowaniu."
    )
  }

  /// The message when an address is invalid, or much too long.
  public var linkUnreadable: String {
    choose(
      "This link cannot be read.",
      "无法识别此链接。",
      "تعذّرت قراءة هذا الرابط.",
      "Nie można odczytać tego linku."
    )
  }

  /// The message when an address should be opened while the reader writes.
  public var linkWhileWriting: String {
    choose(
      "Finish what you are writing, then open the link again.",
      "请先完成正在撰写的内容，再打开链接。",
      "أنهِ ما تكتبه ثم افتح الرابط من جديد.",
      "Dokończ pisanie i otwórz link ponownie."
    )
  }
}
