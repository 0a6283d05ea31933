// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package func rateLimitedMinutes(_ minutes: Int) -> String {
    choose(
      "The server asks to wait. Try again in \(minutes) min.",
      "服务器要求稍候，请在 \(minutes) 分钟后再试。",
      "يطلب الخادم الانتظار. أعد المحاولة بعد \(minutes) د.",
      "Serwer prosi o przerwę. Spróbuj ponownie za \(minutes) min."
    )
  }

  package var rateLimitedSomeMinutes: String {
    choose(
      "The server asks to wait. Try again in some minutes.",
      "服务器要求稍候，请过几分钟再试。",
      "يطلب الخادم الانتظار. أعد المحاولة بعد دقائق.",
      "Serwer prosi o przerwę. Spróbuj ponownie za kilka minut."
    )
  }

  /// The message when a refresh failed and the old rows stay.
  public var refreshFailed: String {
    choose(
      "The timeline could not be refreshed.",
      "刷新失败，请稍后再试。",
      "تعذّر تحديث اللحظات.",
      "Nie udało się odświeżyć osi czasu."
    )
  }

  package var refused: String {
    choose("This was refused.", "操作被拒绝。", "رُفض هذا الطلب.", "Odmówiono.")
  }

  /// The button that rejects a request.
  public var rejectRequest: String { choose("Reject", "拒绝", "رفض", "Odrzuć") }

  /// The title of the action that removes a bookmark.
  public var removeBookmark: String {
    choose("Remove bookmark", "取消收藏", "أزل من المحفوظات", "Usuń z zakładek")
  }

  /// The button that removes a person from a list.
  public var removeFromList: String { choose("Remove", "移除", "إزالة", "Usuń") }

  /// The button and the question that give a list another title.
  public var renameList: String {
    choose("Rename list", "重命名列表", "إعادة تسمية القائمة", "Zmień nazwę listy")
  }

  /// "12 replies": the button of a comment that hides them.
  public func replies(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) reply", other: "\(self.number(count)) replies"),
      "\(self.number(count))条回复",
      plural(count, zero: "لا ردود", one: "رد واحد", two: "ردّان", few: "\(self.number(count)) ردود", many: "\(self.number(count)) ردًّا", other: "\(self.number(count)) رد"),
      plural(count, one: "\(self.number(count)) odpowiedź", other: "\(self.number(count)) odpowiedzi")
    )
  }

  /// The title of the reply action.
  public var reply: String { choose("Reply", "回复", "رد", "Odpowiedz") }

  /// The post that a comment or a moment replies to.
  public func replying(to name: String) -> String {
    choose(
      "Replying to \(self.isolated(name))",
      "回复 \(self.isolated(name))",
      "ردًّا على \(self.isolated(name))",
      "Odpowiedź do: \(self.isolated(name))"
    )
  }

  /// The message when the reader replies to a mention while they write something.
  public var replyWhileWriting: String {
    choose(
      "Finish what you are writing first, then reply.",
      "请先完成正在撰写的内容，再回复。",
      "أنهِ ما تكتبه أولًا ثم رُد.",
      "Najpierw dokończ pisanie, potem odpowiedz."
    )
  }

  /// The message when a report was added to the outbox.
  public func reported(_ handle: String) -> String {
    choose(
      "\(self.isolated(handle)) is reported to the moderators.",
      "已向管理员举报 \(self.isolated(handle))。",
      "أُبلغ المشرفون عن \(self.isolated(handle)).",
      "Zgłoszono moderatorom: \(self.isolated(handle))."
    )
  }

  /// The result of a request: accepted.
  public var requestAccepted: String { choose("Accepted", "已接受", "قُبل الطلب", "Zaakceptowano") }

  /// The result of a request that is no longer pending.
  public var requestGone: String {
    choose("No longer waiting", "请求已失效", "لم يعد الطلب قائمًا", "Już nieaktualne")
  }

  /// The message when an answer was rejected by the server.
  public var requestNotAnswered: String {
    choose(
      "The follow request could not be answered.",
      "无法处理该关注请求。",
      "تعذّر الرد على طلب المتابعة.",
      "Nie udało się odpowiedzieć na prośbę o obserwowanie."
    )
  }

  /// The result of a request: rejected.
  public var requestRejected: String { choose("Rejected", "已拒绝", "رُفض الطلب", "Odrzucono") }

  /// The title of the retry button.
  public var retry: String { choose("Try again", "重试", "أعد المحاولة", "Spróbuj ponownie") }
}
