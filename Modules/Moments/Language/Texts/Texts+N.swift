// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// "12 new comments": the button of a thread that shows those not in the list yet.
  public func newComments(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) new comment", other: "\(self.number(count)) new comments"),
      "\(self.number(count))条新评论",
      plural(count, zero: "لا تعليقات جديدة", one: "تعليق جديد واحد", two: "تعليقان جديدان", few: "\(self.number(count)) تعليقات جديدة", many: "\(self.number(count)) تعليقًا جديدًا", other: "\(self.number(count)) تعليق جديد"),
      plural(count, one: "\(self.number(count)) nowy komentarz", few: "\(self.number(count)) nowe komentarze", many: "\(self.number(count)) nowych komentarzy", other: "\(self.number(count)) nowego komentarza")
    )
  }

  /// The title of the shelf of links in new moments.
  public var newLinksTitle: String { choose("New links", "最新链接", "روابط جديدة", "Nowe linki") }

  /// The title of the button and of the question that make a list.
  public var newList: String { choose("New list", "新建列表", "قائمة جديدة", "Nowa lista") }

  /// "12 new moments": the button that scrolls up to those above the reader.
  public func newMoments(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) new moment", other: "\(self.number(count)) new moments"),
      "\(self.number(count))条新动态",
      plural(count, zero: "لا لحظات جديدة", one: "لحظة جديدة واحدة", two: "لحظتان جديدتان", few: "\(self.number(count)) لحظات جديدة", other: "\(self.number(count)) لحظة جديدة"),
      plural(count, one: "\(self.number(count)) nowy wpis", few: "\(self.number(count)) nowe wpisy", many: "\(self.number(count)) nowych wpisów", other: "\(self.number(count)) nowego wpisu")
    )
  }

  /// "3 new notifications", above the visible rows.
  public func newNotifications(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) new notification", other: "\(self.number(count)) new notifications"),
      "\(self.number(count))条新通知",
      plural(count, zero: "لا إشعارات جديدة", one: "إشعار جديد واحد", two: "إشعاران جديدان", few: "\(self.number(count)) إشعارات جديدة", many: "\(self.number(count)) إشعارًا جديدًا", other: "\(self.number(count)) إشعار جديد"),
      plural(count, one: "\(self.number(count)) nowe powiadomienie", few: "\(self.number(count)) nowe powiadomienia", many: "\(self.number(count)) nowych powiadomień", other: "\(self.number(count)) nowego powiadomienia")
    )
  }

  package func notAnImage(_ address: String) -> String {
    choose(
      "\(address) is not an image.",
      "\(address) 不是图片。",
      "\(address) ليس صورة.",
      "\(address) nie jest obrazem."
    )
  }

  /// The server is not of the required kind.
  public func notAServer(_ host: String) -> String {
    choose(
      "\(host) is no server that Moments can talk to.",
      "\(host) 不是 Moments 支持的服务器。",
      "\(host) ليس خادمًا يستطيع Moments مخاطبته.",
      "\(host) nie jest serwerem, z którym Moments umie rozmawiać."
    )
  }

  /// The explanation in the second column while no screen is open in it.
  public var nothingOpenMessage: String {
    choose(
      "Choose a moment, a person or a hashtag to see it here.",
      "选择一条动态、一位用户或一个话题，内容会显示在这里。",
      "اختر لحظة أو شخصًا أو وسمًا ليظهر هنا.",
      "Wybierz wpis, osobę lub hashtag, aby tu je zobaczyć."
    )
  }

  /// The title of the second column while no screen is open in it.
  public var nothingOpenTitle: String {
    choose("Nothing open", "尚未打开内容", "لا شيء مفتوح", "Nic nie jest otwarte")
  }

  /// The text about a version without a visible change.
  public var nothingVisibleChanged: String {
    choose("No visible change", "无可见更改", "لا تغيير ظاهر", "Bez widocznych zmian")
  }

  /// The button that likes a mention.
  public var noticeLike: String { choose("Like", "赞", "إعجاب", "Polub") }

  /// The message when the reader responds to a desktop notification of another of their accounts.
  public func noticeOfOtherAccount(_ account: String) -> String {
    choose(
      "This was for \(self.isolated(account)). Choose that account to answer.",
      "这是发给 \(self.isolated(account)) 的。请切换到该账号后再操作。",
      "كان هذا لحساب \(self.isolated(account)). اختر ذلك الحساب للرد.",
      "To było do konta \(self.isolated(account)). Wybierz je, aby odpowiedzieć."
    )
  }

  /// The button that replies to a mention.
  public var noticeReply: String { choose("Reply", "回复", "رد", "Odpowiedz") }

  /// The message when all notifications were cleared.
  public var notificationsCleared: String {
    choose("Notifications cleared", "通知已清除", "مُسحت الإشعارات", "Usunięto powiadomienia")
  }

  /// The title when the notifications could not be loaded.
  public var notificationsFailedTitle: String {
    choose(
      "Notifications could not be loaded",
      "无法加载通知",
      "تعذّر تحميل الإشعارات",
      "Nie udało się wczytać powiadomień"
    )
  }

  /// The message when the notifications were not cleared; the reason follows.
  public var notificationsNotCleared: String {
    choose(
      "The notifications were not cleared: this needs the server.",
      "通知未清除：此操作需要连接服务器。",
      "لم تُمسح الإشعارات: يحتاج هذا إلى الخادم.",
      "Nie usunięto powiadomień: potrzebny jest serwer."
    )
  }

  /// The title of the notifications, and the name of their tab.
  public var notificationsTitle: String {
    choose("Notifications", "通知", "الإشعارات", "Powiadomienia")
  }

  /// The message when moments are read-only, as those of an archive, and the reader tries to do
  /// more.
  public var notPossibleHere: String {
    choose(
      "These moments can only be read.",
      "这里的动态仅供浏览。",
      "هذه اللحظات للقراءة فقط.",
      "Te wpisy można tylko czytać."
    )
  }

  package func notSaved(_ path: String) -> String {
    choose(
      "\(path) cannot be written. Is the disk full?",
      "无法写入 \(path)。磁盘是否已满？",
      "تتعذّر الكتابة إلى \(path). هل القرص ممتلئ؟",
      "Nie można zapisać \(path). Może dysk jest pełny?"
    )
  }

  /// The message when a moment could not be translated.
  public var notTranslated: String {
    choose(
      "The moment could not be translated.",
      "无法翻译该动态。",
      "تعذّرت ترجمة اللحظة.",
      "Nie udało się przetłumaczyć wpisu."
    )
  }
}
