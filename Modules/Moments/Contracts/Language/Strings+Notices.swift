/// The texts of desktop notifications.
extension Strings {
  /// The button that replies to a mention.
  public var noticeReply: String { pick("Reply", "回复", "رد") }

  /// The button that likes a mention.
  public var noticeLike: String { pick("Like", "赞", "إعجاب") }

  /// The text about a person who requests to follow the reader.
  public func asksToFollow(_ name: String) -> String {
    let name = isolated(name)
    return pick("\(name) wants to follow you", "\(name) 请求关注你", "يطلب \(name) متابعتك")
  }

  /// The message when the reader responds to a desktop notification of another of their accounts.
  public func noticeOfOtherAccount(_ account: String) -> String {
    let account = isolated(account)
    return pick(
      "This was for \(account). Choose that account to answer.",
      "这是发给 \(account) 的。请切换到该账号后再操作。",
      "كان هذا لحساب \(account). اختر ذلك الحساب للرد."
    )
  }

  /// The message when the reader replies to a mention while they write something.
  public var replyWhileWriting: String {
    pick(
      "Finish what you are writing first, then reply.",
      "请先完成正在撰写的内容，再回复。",
      "أنهِ ما تكتبه أولًا ثم رُد."
    )
  }
}
