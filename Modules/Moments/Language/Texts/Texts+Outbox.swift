// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The number of items in the outbox.
  public func outboxCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) things wait to be sent"
      case .one: "\(self.number(count)) thing waits to be sent"
      }
    case .simplifiedChinese: "\(self.number(count))项等待发送"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا شيء ينتظر"
      case .one: "عنصر واحد ينتظر الإرسال"
      case .two: "عنصران ينتظران الإرسال"
      case .few: "\(self.number(count)) عناصر تنتظر الإرسال"
      case .many: "\(self.number(count)) عنصرًا ينتظر الإرسال"
      case .other: "\(self.number(count)) عنصر ينتظر الإرسال"
      }
    }
  }

  /// The state of an edited post whose server did not save the descriptions of its photos.
  public var outboxDescriptionsNotSaved: String {
    switch self.language {
    case .english: "Saved, but the server keeps the old photo descriptions"
    case .simplifiedChinese: "已保存，但服务器仍保留旧的照片描述"
    case .arabic: "حُفظ، لكن الخادم أبقى الأوصاف القديمة للصور"
    }
  }

  /// The title of the button that discards an item.
  public var outboxDiscard: String {
    switch self.language {
    case .english: "Discard"
    case .simplifiedChinese: "放弃"
    case .arabic: "تجاهل"
    }
  }

  /// The title of the button that opens a rejected post, to edit and post it again.
  public var outboxEdit: String {
    switch self.language {
    case .english: "Edit and try again"
    case .simplifiedChinese: "编辑后重试"
    case .arabic: "عدّل وأعد المحاولة"
    }
  }

  /// The title when the outbox could not be read.
  public var outboxFailedTitle: String {
    switch self.language {
    case .english: "The outbox could not be read"
    case .simplifiedChinese: "无法读取发件箱"
    case .arabic: "تعذّرت قراءة صندوق الصادر"
    }
  }

  /// The state of an item that the reader's account is not allowed to do, in the server's words if
  /// there are any.
  package var outboxForbiddenSentence: String {
    switch self.language {
    case .english: "The server does not allow this to your account"
    case .simplifiedChinese: "服务器不允许你的账号执行此操作"
    case .arabic: "لا يسمح الخادم لحسابك بهذا"
    }
  }

  /// The state of a post that the server rejects as invalid, in its words if there are any.
  package var outboxInvalidSentence: String {
    switch self.language {
    case .english: "The server does not take it as it is. Edit it and try again"
    case .simplifiedChinese: "服务器不接受当前内容，请编辑后重试"
    case .arabic: "لا يقبله الخادم كما هو. عدّله وأعد المحاولة"
    }
  }

  /// The state of an item whose image is missing.
  public var outboxMediaMissing: String {
    switch self.language {
    case .english: "A photo is not on this device any more"
    case .simplifiedChinese: "有一张照片已不在此设备上"
    case .arabic: "لم تعد إحدى الصور على هذا الجهاز"
    }
  }

  /// The state of an item when the reader has to sign in again.
  public var outboxNeedsSignIn: String {
    switch self.language {
    case .english: "Sign in again to send it"
    case .simplifiedChinese: "请重新登录后发送"
    case .arabic: "سجّل الدخول من جديد لإرساله"
    }
  }

  /// The state of an item that waits for a network.
  public var outboxNoNetwork: String {
    switch self.language {
    case .english: "Waiting for the network"
    case .simplifiedChinese: "等待网络连接"
    case .arabic: "بانتظار الاتصال"
    }
  }

  /// The state of pinning that the server rejects, in its words if there are any.
  package var outboxPinInvalidSentence: String {
    switch self.language {
    case .english: "The server pins only so many moments. Unpin another one and try again"
    case .simplifiedChinese: "服务器限制置顶数量，请先取消置顶另一条动态再重试"
    case .arabic: "يثبّت الخادم عددًا محدودًا من اللحظات. ألغِ تثبيت واحدة وأعد المحاولة"
    }
  }

  /// The state of an item when the server requires a wait.
  public var outboxRateLimited: String {
    switch self.language {
    case .english: "The server asks to wait. Trying again soon."
    case .simplifiedChinese: "服务器要求稍候，稍后自动重试。"
    case .arabic: "يطلب الخادم الانتظار. ستُعاد المحاولة قريبًا."
    }
  }

  /// The state of an item that the server rejected, in its words if there are any.
  package var outboxRefusedSentence: String {
    switch self.language {
    case .english: "The server refused this"
    case .simplifiedChinese: "服务器拒绝了此操作"
    case .arabic: "رفض الخادم هذا"
    }
  }

  /// The number of rejected items that wait for the reader.
  public func outboxRefusedCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) things could not be sent"
      case .one: "\(self.number(count)) thing could not be sent"
      }
    case .simplifiedChinese: "\(self.number(count))项未能发送"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "أُرسل كل شيء"
      case .one: "تعذّر إرسال عنصر واحد"
      case .two: "تعذّر إرسال عنصرين"
      case .few: "تعذّر إرسال \(self.number(count)) عناصر"
      case .many: "تعذّر إرسال \(self.number(count)) عنصرًا"
      case .other: "تعذّر إرسال \(self.number(count)) عنصر"
      }
    }
  }

  /// The message when a post was discarded and saved as a draft.
  public var outboxSavedAsDraft: String {
    switch self.language {
    case .english: "Kept as a draft"
    case .simplifiedChinese: "已存为草稿"
    case .arabic: "حُفظ كمسودة"
    }
  }

  package var outboxScheduledScheduledMoment: String {
    switch self.language {
    case .english: "Scheduled moment"
    case .simplifiedChinese: "定时动态"
    case .arabic: "لحظة مجدولة"
    }
  }

  package var outboxScheduledTakeBackSomethingScheduled: String {
    switch self.language {
    case .english: "Take back something scheduled"
    case .simplifiedChinese: "撤回定时发表"
    case .arabic: "سحب منشور مجدول"
    }
  }

  /// The title of the button that starts selecting items.
  public var outboxSelect: String {
    switch self.language {
    case .english: "Select"
    case .simplifiedChinese: "选择"
    case .arabic: "تحديد"
    }
  }

  /// The title of the button that ends selecting.
  public var outboxSelectDone: String {
    switch self.language {
    case .english: "Done"
    case .simplifiedChinese: "完成"
    case .arabic: "تم"
    }
  }

  /// The state of an item that is being sent.
  package var outboxSendingSending: String {
    switch self.language {
    case .english: "Sending…"
    case .simplifiedChinese: "正在发送…"
    case .arabic: "جارٍ الإرسال…"
    }
  }

  /// The state of an item when the server has trouble of its own.
  public var outboxServerTrouble: String {
    switch self.language {
    case .english: "The server has trouble. Trying again soon."
    case .simplifiedChinese: "服务器暂时有问题，稍后自动重试。"
    case .arabic: "في الخادم خلل. ستُعاد المحاولة قريبًا."
    }
  }

  /// The state of a post whose server does not accept files of its size.
  public var outboxTooLarge: String {
    switch self.language {
    case .english: "Too large for the server. Take a photo out or make it smaller."
    case .simplifiedChinese: "文件太大，服务器不接受。请移除照片或缩小后重试。"
    case .arabic: "أكبر مما يقبله الخادم. احذف صورة أو صغّرها."
    }
  }

  /// The state of an item of which it is unknown whether it arrived.
  public var outboxUnconfirmed: String {
    switch self.language {
    case .english: "It may have arrived: the answer was lost. Trying again may send it twice."
    case .simplifiedChinese: "可能已送达：未收到服务器的答复。重试可能会重复发送。"
    case .arabic: "ربما وصل: ضاع الرد. قد تُرسله إعادة المحاولة مرتين."
    }
  }

  /// The message when an item was rejected and is undone; its title, and the reason.
  public func outboxUndone(_ title: String, _ reason: String) -> String {
    switch self.language {
    case .english: "“\(title)” was undone. \(reason)"
    case .simplifiedChinese: "“\(title)”已撤销。\(reason)"
    case .arabic: "أُلغي «\(title)». \(reason)"
    }
  }

  /// The reason why an item was undone whose server does not have what it needs.
  public var outboxUnsupported: String {
    switch self.language {
    case .english: "Your server does not have this."
    case .simplifiedChinese: "你的服务器不支持此功能。"
    case .arabic: "هذا غير متوفر على خادمك."
    }
  }

  /// The state of an item that waits for its turn.
  public var outboxWaiting: String {
    switch self.language {
    case .english: "Waiting to be sent"
    case .simplifiedChinese: "等待发送"
    case .arabic: "بانتظار الإرسال"
    }
  }
}
