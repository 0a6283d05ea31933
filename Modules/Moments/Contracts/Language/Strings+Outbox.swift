extension Strings {
  /// The title of the outbox screen.
  public var outboxTitle: String { pick("Outbox", "发件箱", "صندوق الصادر") }

  /// Shown above ``emptyOutboxMessage``, and for the outbox on the accounts screen.
  public var emptyOutboxTitle: String { pick("Everything is sent", "全部已发送", "أُرسل كل شيء") }

  /// The text below ``emptyOutboxTitle``: what would wait here.
  public var emptyOutboxMessage: String {
    pick(
      "What you do while there is no network waits here.",
      "没有网络时，你的操作会在这里等待。",
      "ما تفعله دون اتصال ينتظر هنا."
    )
  }

  /// The title when the outbox could not be read.
  public var outboxFailedTitle: String {
    pick("The outbox could not be read", "无法读取发件箱", "تعذّرت قراءة صندوق الصادر")
  }

  /// The title of the button that discards an item.
  public var outboxDiscard: String { pick("Discard", "放弃", "تجاهل") }

  /// The title of the button that opens a rejected post, to edit and post it again.
  public var outboxEdit: String {
    pick("Edit and try again", "编辑后重试", "عدّل وأعد المحاولة")
  }

  /// The title of the button that starts selecting items.
  public var outboxSelect: String { pick("Select", "选择", "تحديد") }

  /// The title of the button that ends selecting.
  public var outboxSelectDone: String { pick("Done", "完成", "تم") }

  /// The message when a post was discarded and saved as a draft.
  public var outboxSavedAsDraft: String { pick("Kept as a draft", "已存为草稿", "حُفظ كمسودة") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  public func outboxTitle(of kind: OutboxRow.Kind, isTakenBack: Bool) -> String {
    switch (kind, isTakenBack) {
    case (.like, false): pick("Like", "点赞", "إعجاب")
    case (.like, true): pick("Take back a like", "取消点赞", "سحب إعجاب")
    case (.boost, false): pick("Boost", "转发", "إعادة نشر")
    case (.boost, true): pick("Take back a boost", "取消转发", "سحب إعادة نشر")
    case (.bookmark, false): pick("Bookmark", "收藏", "إضافة إلى المحفوظات")
    case (.bookmark, true): pick("Remove a bookmark", "取消收藏", "إزالة من المحفوظات")
    case (.pin, let isTakenBack): isTakenBack ? unpin : pin
    case (.follow, false): pick("Follow", "关注", "متابعة")
    case (.follow, true): pick("Unfollow", "取消关注", "إلغاء متابعة")
    case (.followRequest, false):
      pick("Accept a follow request", "接受关注请求", "قبول طلب متابعة")
    case (.followRequest, true):
      pick("Reject a follow request", "拒绝关注请求", "رفض طلب متابعة")
    case (.mute, false): pick("Mute", "隐藏", "كتم")
    case (.mute, true): pick("Unmute", "取消隐藏", "إلغاء كتم")
    case (.block, false): pick("Block", "屏蔽", "حظر")
    case (.block, true): pick("Unblock", "取消屏蔽", "إلغاء حظر")
    case (.muteConversation, let isTakenBack): muteConversation(isMuted: isTakenBack)
    case (.note, _): noteAction
    case (.dismiss, _): dismissNotification
    case (.profile, _): editProfile
    case (.report, _): reportTitle
    case (.filter, false): filterTitle
    case (.filter, true): filterDeleteCommand
    case (.createList, _): newList
    case (.renameList, _): renameList
    case (.deleteList, _): deleteList
    case (.listMember, false): pick("Add to a list", "添加到列表", "إضافة إلى قائمة")
    case (.listMember, true): pick("Remove from a list", "从列表中移除", "إزالة من قائمة")
    case (.followTag, false): pick("Follow a hashtag", "关注话题", "متابعة وسم")
    case (.followTag, true): pick("Unfollow a hashtag", "取消关注话题", "إلغاء متابعة وسم")
    case (.vote, _): pick("Vote", "投票", "تصويت")
    case (.moment, _): pick("New moment", "新动态", "لحظة جديدة")
    case (.comment, _): pick("Comment", "评论", "تعليق")
    case (.scheduled, let isTakenBack): outboxScheduled(isTakenBack: isTakenBack)
    case (.edit, _): pick("Edit", "编辑", "تعديل")
    case (.delete, _): pick("Delete", "删除", "حذف")
    }
  }

  /// The state of an item that waits for its turn.
  public var outboxWaiting: String { pick("Waiting to be sent", "等待发送", "بانتظار الإرسال") }

  /// The state of an item that is being sent.
  ///
  /// - Parameter part: The sent fraction, from 0 to 1; shown if it is not 0.
  /// - Returns: "Sending…", "Sending… 40%".
  public func outboxSending(_ part: Double) -> String {
    let sending = pick("Sending…", "正在发送…", "جارٍ الإرسال…")
    return part > 0 && part < 1 ? "\(sending) \(number(Int(part * 100)))%" : sending
  }

  /// The state of an item that waits for a network.
  public var outboxNoNetwork: String {
    pick("Waiting for the network", "等待网络连接", "بانتظار الاتصال")
  }

  /// The state of an item when the server has trouble of its own.
  public var outboxServerTrouble: String {
    pick(
      "The server has trouble. Trying again soon.",
      "服务器暂时有问题，稍后自动重试。",
      "في الخادم خلل. ستُعاد المحاولة قريبًا."
    )
  }

  /// The state of an item when the server requires a wait.
  public var outboxRateLimited: String {
    pick(
      "The server asks to wait. Trying again soon.",
      "服务器要求稍候，稍后自动重试。",
      "يطلب الخادم الانتظار. ستُعاد المحاولة قريبًا."
    )
  }

  /// The state of an item when the reader has to sign in again.
  public var outboxNeedsSignIn: String {
    pick("Sign in again to send it", "请重新登录后发送", "سجّل الدخول من جديد لإرساله")
  }

  /// The state of an item whose image is missing.
  public var outboxMediaMissing: String {
    pick(
      "A photo is not on this device any more",
      "有一张照片已不在此设备上",
      "لم تعد إحدى الصور على هذا الجهاز"
    )
  }

  /// The state of an edited post whose server did not save the descriptions of its photos.
  public var outboxDescriptionsNotSaved: String {
    pick(
      "Saved, but the server keeps the old photo descriptions",
      "已保存，但服务器仍保留旧的照片描述",
      "حُفظ، لكن الخادم أبقى الأوصاف القديمة للصور"
    )
  }

  /// The state of an item that the server rejected, in its words if there are any.
  public func outboxRefused(_ reason: String?) -> String {
    let refused = pick("The server refused this", "服务器拒绝了此操作", "رفض الخادم هذا")
    return reason.map { "\(refused): \($0)" } ?? "\(refused)."
  }

  /// The message when an item was rejected and is undone; its title, and the reason.
  public func outboxUndone(_ title: String, _ reason: String) -> String {
    pick(
      "“\(title)” was undone. \(reason)",
      "“\(title)”已撤销。\(reason)",
      "أُلغي «\(title)». \(reason)"
    )
  }

  /// The state of a post whose server does not accept files of its size.
  public var outboxTooLarge: String {
    pick(
      "Too large for the server. Take a photo out or make it smaller.",
      "文件太大，服务器不接受。请移除照片或缩小后重试。",
      "أكبر مما يقبله الخادم. احذف صورة أو صغّرها."
    )
  }

  /// The reason why an item was undone whose server does not have what it needs.
  public var outboxUnsupported: String {
    pick(
      "Your server does not have this.",
      "你的服务器不支持此功能。",
      "هذا غير متوفر على خادمك."
    )
  }

  /// The state of an item that the reader's account is not allowed to do, in the server's words if
  /// there are any.
  public func outboxForbidden(_ reason: String?) -> String {
    let forbidden = pick(
      "The server does not allow this to your account",
      "服务器不允许你的账号执行此操作",
      "لا يسمح الخادم لحسابك بهذا"
    )
    return reason.map { "\(forbidden): \($0)" } ?? "\(forbidden)."
  }

  /// The state of a post that the server rejects as invalid, in its words if there are any.
  public func outboxInvalid(_ reason: String?) -> String {
    let invalid = pick(
      "The server does not take it as it is. Edit it and try again",
      "服务器不接受当前内容，请编辑后重试",
      "لا يقبله الخادم كما هو. عدّله وأعد المحاولة"
    )
    return reason.map { "\(invalid): \($0)" } ?? "\(invalid)."
  }

  /// The number of rejected items that wait for the reader.
  public func outboxRefusedCount(_ count: Int) -> String {
    plural(
      count,
      one: "# thing could not be sent",
      other: "# things could not be sent",
      chinese: "#项未能发送",
      arabic: ArabicForms(
        zero: "أُرسل كل شيء",
        one: "تعذّر إرسال عنصر واحد",
        two: "تعذّر إرسال عنصرين",
        few: "تعذّر إرسال # عناصر",
        many: "تعذّر إرسال # عنصرًا",
        other: "تعذّر إرسال # عنصر"
      )
    )
  }

  /// The number of items in the outbox.
  public func outboxCount(_ count: Int) -> String {
    plural(
      count,
      one: "# thing waits to be sent",
      other: "# things wait to be sent",
      chinese: "#项等待发送",
      arabic: ArabicForms(
        zero: "لا شيء ينتظر",
        one: "عنصر واحد ينتظر الإرسال",
        two: "عنصران ينتظران الإرسال",
        few: "# عناصر تنتظر الإرسال",
        many: "# عنصرًا ينتظر الإرسال",
        other: "# عنصر ينتظر الإرسال"
      )
    )
  }
}
