// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The number of items in the outbox.
  public func outboxCount(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) thing waits to be sent", other: "\(self.number(count)) things wait to be sent"),
      "\(self.number(count))项等待发送",
      plural(count, zero: "لا شيء ينتظر", one: "عنصر واحد ينتظر الإرسال", two: "عنصران ينتظران الإرسال", few: "\(self.number(count)) عناصر تنتظر الإرسال", many: "\(self.number(count)) عنصرًا ينتظر الإرسال", other: "\(self.number(count)) عنصر ينتظر الإرسال"),
      plural(count, one: "\(self.number(count)) rzecz czeka na wysłanie", few: "\(self.number(count)) rzeczy czekają na wysłanie", other: "\(self.number(count)) rzeczy czeka na wysłanie")
    )
  }

  /// The state of an edited post whose server did not save the descriptions of its photos.
  public var outboxDescriptionsNotSaved: String {
    choose(
      "Saved, but the server keeps the old photo descriptions",
      "已保存，但服务器仍保留旧的照片描述",
      "حُفظ، لكن الخادم أبقى الأوصاف القديمة للصور",
      "Zapisano, ale serwer zachował stare opisy zdjęć"
    )
  }

  /// The title of the button that discards an item.
  public var outboxDiscard: String { choose("Discard", "放弃", "تجاهل", "Odrzuć") }

  /// The title of the button that opens a rejected post, to edit and post it again.
  public var outboxEdit: String {
    choose("Edit and try again", "编辑后重试", "عدّل وأعد المحاولة", "Edytuj i spróbuj ponownie")
  }

  /// The title when the outbox could not be read.
  public var outboxFailedTitle: String {
    choose(
      "The outbox could not be read",
      "无法读取发件箱",
      "تعذّرت قراءة صندوق الصادر",
      "Nie udało się odczytać rzeczy do wysłania"
    )
  }

  /// The state of an item that the reader's account is not allowed to do, in the server's words if
  /// there are any.
  package var outboxForbiddenSentence: String {
    choose(
      "The server does not allow this to your account",
      "服务器不允许你的账号执行此操作",
      "لا يسمح الخادم لحسابك بهذا",
      "Serwer nie pozwala na to Twojemu kontu"
    )
  }

  /// The state of a post that the server rejects as invalid, in its words if there are any.
  package var outboxInvalidSentence: String {
    choose(
      "The server does not take it as it is. Edit it and try again",
      "服务器不接受当前内容，请编辑后重试",
      "لا يقبله الخادم كما هو. عدّله وأعد المحاولة",
      "Serwer nie przyjmuje tego w tej postaci. Popraw i spróbuj ponownie"
    )
  }

  /// The state of an item whose image is missing.
  public var outboxMediaMissing: String {
    choose(
      "A photo is not on this device any more",
      "有一张照片已不在此设备上",
      "لم تعد إحدى الصور على هذا الجهاز",
      "Zdjęcia nie ma już na tym urządzeniu"
    )
  }

  /// The state of an item when the reader has to sign in again.
  public var outboxNeedsSignIn: String {
    choose(
      "Sign in again to send it",
      "请重新登录后发送",
      "سجّل الدخول من جديد لإرساله",
      "Zaloguj się ponownie, aby wysłać"
    )
  }

  /// The state of an item that waits for a network.
  public var outboxNoNetwork: String {
    choose("Waiting for the network", "等待网络连接", "بانتظار الاتصال", "Czeka na sieć")
  }

  /// The state of an item that this device has no space to prepare.
  public var outboxNoSpace: String {
    choose(
      "No space is left on this device",
      "此设备的存储空间已满",
      "لم تبقَ مساحة على هذا الجهاز",
      "Na tym urządzeniu nie ma już miejsca"
    )
  }

  /// The state of pinning that the server rejects, in its words if there are any.
  package var outboxPinInvalidSentence: String {
    choose(
      "The server pins only so many moments. Unpin another one and try again",
      "服务器限制置顶数量，请先取消置顶另一条动态再重试",
      "يثبّت الخادم عددًا محدودًا من اللحظات. ألغِ تثبيت واحدة وأعد المحاولة",
      "Serwer przypina tylko pewną liczbę wpisów. Odepnij inny i spróbuj ponownie"
    )
  }

  /// The state of an item when the server requires a wait.
  public var outboxRateLimited: String {
    choose(
      "The server asks to wait. Trying again soon.",
      "服务器要求稍候，稍后自动重试。",
      "يطلب الخادم الانتظار. ستُعاد المحاولة قريبًا.",
      "Serwer prosi o przerwę. Wkrótce kolejna próba."
    )
  }

  /// The state of an item that the server rejected, in its words if there are any.
  package var outboxRefusedSentence: String {
    choose("The server refused this", "服务器拒绝了此操作", "رفض الخادم هذا", "Serwer tego nie przyjął")
  }

  /// The number of rejected items that wait for the reader.
  public func outboxRefusedCount(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) thing could not be sent", other: "\(self.number(count)) things could not be sent"),
      "\(self.number(count))项未能发送",
      plural(count, zero: "أُرسل كل شيء", one: "تعذّر إرسال عنصر واحد", two: "تعذّر إرسال عنصرين", few: "تعذّر إرسال \(self.number(count)) عناصر", many: "تعذّر إرسال \(self.number(count)) عنصرًا", other: "تعذّر إرسال \(self.number(count)) عنصر"),
      "Nie udało się wysłać \(self.number(count)) rzeczy"
    )
  }

  /// The message when a post was discarded and saved as a draft.
  public var outboxSavedAsDraft: String {
    choose("Kept as a draft", "已存为草稿", "حُفظ كمسودة", "Zachowano jako szkic")
  }

  package var outboxScheduledScheduledMoment: String {
    choose("Scheduled moment", "定时动态", "لحظة مجدولة", "Zaplanowany wpis")
  }

  package var outboxScheduledTakeBackSomethingScheduled: String {
    choose(
      "Take back something scheduled",
      "撤回定时发表",
      "سحب منشور مجدول",
      "Cofnięcie zaplanowanego wpisu"
    )
  }

  /// The title of the button that starts selecting items.
  public var outboxSelect: String { choose("Select", "选择", "تحديد", "Zaznacz") }

  /// The title of the button that ends selecting.
  public var outboxSelectDone: String { choose("Done", "完成", "تم", "Gotowe") }

  /// The state of an item that is being sent.
  package var outboxSendingSending: String {
    choose("Sending…", "正在发送…", "جارٍ الإرسال…", "Wysyłanie…")
  }

  /// The state of an item when the server has trouble of its own.
  public var outboxServerTrouble: String {
    choose(
      "The server has trouble. Trying again soon.",
      "服务器暂时有问题，稍后自动重试。",
      "في الخادم خلل. ستُعاد المحاولة قريبًا.",
      "Serwer ma problemy. Wkrótce kolejna próba."
    )
  }

  /// The state of a post whose server does not accept files of its size.
  public var outboxTooLarge: String {
    choose(
      "Too large for the server. Take a photo out or make it smaller.",
      "文件太大，服务器不接受。请移除照片或缩小后重试。",
      "أكبر مما يقبله الخادم. احذف صورة أو صغّرها.",
      "Za duże dla serwera. Usuń zdjęcie albo je zmniejsz."
    )
  }

  /// The state of an item of which it is unknown whether it arrived.
  public var outboxUnconfirmed: String {
    choose(
      "It may have arrived: the answer was lost. Trying again may send it twice.",
      "可能已送达：未收到服务器的答复。重试可能会重复发送。",
      "ربما وصل: ضاع الرد. قد تُرسله إعادة المحاولة مرتين.",
      "Mogło dotrzeć: odpowiedź zaginęła. Ponowna próba może wysłać to drugi raz."
    )
  }

  /// The message when an item was rejected and is undone; its title, and the reason.
  public func outboxUndone(_ title: String, _ reason: String) -> String {
    choose(
      "“\(title)” was undone. \(reason)",
      "“\(title)”已撤销。\(reason)",
      "أُلغي «\(title)». \(reason)",
      "Cofnięto: „\(title)”. \(reason)"
    )
  }

  /// The reason why an item was undone whose server does not have what it needs.
  public var outboxUnsupported: String {
    choose(
      "Your server does not have this.",
      "你的服务器不支持此功能。",
      "هذا غير متوفر على خادمك.",
      "Twój serwer tego nie obsługuje."
    )
  }

  /// The state of an item that waits for its turn.
  public var outboxWaiting: String {
    choose("Waiting to be sent", "等待发送", "بانتظار الإرسال", "Czeka na wysłanie")
  }
}
