// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A description of the app, in a sentence.
  public var aboutText: String {
    choose(
      "A social timeline for servers that speak the Mastodon client API, drawn with a UIKit of its own.",
      "支持 Mastodon 接口的社交时间线，由自有的 UIKit 绘制。",
      "جدول اجتماعي لخوادم تتحدث واجهة ماستودون، مرسوم بواجهة UIKit خاصة به.",
      "Społecznościowa oś czasu dla serwerów z API klienta Mastodona, rysowana przez własny UIKit."
    )
  }

  /// The title of the screen about the app.
  public var aboutTitle: String {
    choose("About Moments", "关于 Moments", "عن Moments", "O aplikacji Moments")
  }

  /// The button that accepts a request.
  public var acceptRequest: String { choose("Accept", "接受", "قبول", "Zaakceptuj") }

  /// An account in one sentence.
  package func accountOnServer(_ name: String, _ server: String) -> String {
    choose("\(name), \(server)", "\(name)，\(server)", "\(name)، \(server)", "\(name), \(server)")
  }

  /// An account in one sentence.
  package func accountShownNow(_ account: String) -> String {
    choose(
      "\(account), shown now",
      "\(account)，当前账号",
      "\(account)، الحالي",
      "\(account), teraz widoczne"
    )
  }

  /// The message when an account could not be opened for a reason that the reader cannot change.
  public var accountNotOpened: String {
    choose(
      "The account could not be opened. Choose it again, or start Moments again.",
      "无法打开该账号。请重新选择，或重新启动 Moments。",
      "تعذّر فتح الحساب. اختره مجددًا أو أعد تشغيل Moments.",
      "Nie udało się otworzyć konta. Wybierz je ponownie albo uruchom Moments od nowa."
    )
  }

  /// The title of the accounts screen.
  public var accountsTitle: String { choose("Accounts", "账号", "الحسابات", "Konta") }

  /// The row that adds an account.
  public var addAccount: String {
    choose("Add an account…", "添加账号…", "إضافة حساب…", "Dodaj konto…")
  }

  /// The button that adds a person to a list.
  public var addToList: String { choose("Add", "添加", "إضافة", "Dodaj") }

  /// The button on a profile that opens the lists of a person.
  public var addToLists: String {
    choose("Add to lists", "添加到列表", "إضافة إلى قوائم", "Dodaj do list")
  }

  /// The part of the switch that shows all notifications.
  public var allNotifications: String { choose("All", "全部", "الكل", "Wszystkie") }

  /// - Parameters:
  ///   - others: The number of people who are not named.
  ///   - count: The total, including those named: the number in Chinese.
  /// - Returns: " and 3 others".
  public func andOthers(_ others: Int, of count: Int) -> String {
    choose(
      plural(others, one: " and \(self.number(others)) other", other: " and \(self.number(others)) others"),
      "等\(self.number(count))人",
      plural(others, zero: "", one: " وشخص آخر", two: " وشخصان آخران", other: " و\(self.number(others)) آخرون"),
      plural(others, one: " i jeszcze \(self.number(others)) osoba", many: " i jeszcze \(self.number(others)) osób", other: " i jeszcze \(self.number(others)) osoby")
    )
  }

  /// A choice of appearance.
  package var appearanceDark: String { choose("Dark", "深色", "داكن", "Ciemny") }

  /// A choice of appearance.
  package var appearanceLight: String { choose("Light", "浅色", "فاتح", "Jasny") }

  /// A choice of appearance.
  package var appearanceSystem: String {
    choose("As the desktop", "跟随系统", "مثل سطح المكتب", "Jak w systemie")
  }

  /// The section of the appearance.
  public var appearanceTitle: String { choose("Appearance", "外观", "المظهر", "Wygląd") }

  /// The message while waiting for the server.
  public var askingServer: String {
    choose("Asking the server…", "正在连接服务器…", "جارٍ سؤال الخادم…", "Łączenie z serwerem…")
  }

  /// The text about a person who requests to follow the reader.
  public func asksToFollow(_ name: String) -> String {
    choose(
      "\(self.isolated(name)) wants to follow you",
      "\(self.isolated(name)) 请求关注你",
      "يطلب \(self.isolated(name)) متابعتك",
      "\(self.isolated(name)) chce Cię obserwować"
    )
  }

  /// "3 attachments": a detail of drafts and scheduled posts that have sounds and something else.
  public func attachments(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) attachment", other: "\(self.number(count)) attachments"),
      "\(self.number(count))个附件",
      plural(count, zero: "لا مرفقات", one: "مرفق واحد", two: "مرفقان", few: "\(self.number(count)) مرفقات", many: "\(self.number(count)) مرفقًا", other: "\(self.number(count)) مرفق"),
      plural(count, one: "\(self.number(count)) załącznik", few: "\(self.number(count)) załączniki", many: "\(self.number(count)) załączników", other: "\(self.number(count)) załącznika")
    )
  }

  /// Who may see a moment, as text.
  package var audienceDirect: String {
    choose("Only people mentioned", "仅被提及的人可见", "يراها المذكورون فقط", "Tylko wspomniane osoby")
  }

  /// Who may see a moment, as text.
  package var audienceFollowers: String {
    choose("Followers only", "仅关注者可见", "يراها المتابعون فقط", "Tylko obserwujący")
  }

  /// Who may see a moment, as text.
  package var audiencePublic: String { choose("Everyone", "所有人可见", "يراها الجميع", "Wszyscy") }

  /// Who may see a moment, as text.
  package var audienceUnlisted: String {
    choose("Everyone, quietly", "所有人可见（不公开列出）", "يراها الجميع، بهدوء", "Wszyscy, bez rozgłosu")
  }

  /// The accessibility label of a portrait.
  public func avatar(of name: String) -> String {
    choose("Portrait of \(name)", "\(name)的头像", "صورة \(name)", "Portret: \(name)")
  }
}
