extension Strings {
  /// The title of the action that pins one of the reader's own moments to their profile.
  public var pin: String { pick("Pin to profile", "在个人主页置顶", "ثبّت في ملفك") }

  /// The title of the action that unpins it.
  public var unpin: String { pick("Unpin from profile", "取消置顶", "ألغِ التثبيت من ملفك") }

  /// The heading above a pinned moment.
  public var pinned: String { pick("Pinned", "置顶", "مثبّتة") }

  /// The message when pinning was refused and is undone.
  public var pinRefused: String {
    pick("Your moment could not be pinned.", "置顶失败，已撤销。", "تعذّر تثبيت لحظتك.")
  }

  /// The message when unpinning was refused and is undone.
  public var unpinRefused: String {
    pick("Your moment could not be unpinned.", "取消置顶失败，已撤销。", "تعذّر إلغاء تثبيت لحظتك.")
  }

  /// The state of pinning that the server rejects, in its words if there are any.
  public func outboxPinInvalid(_ reason: String?) -> String {
    let invalid = pick(
      "The server pins only so many moments. Unpin another one and try again",
      "服务器限制置顶数量，请先取消置顶另一条动态再重试",
      "يثبّت الخادم عددًا محدودًا من اللحظات. ألغِ تثبيت واحدة وأعد المحاولة"
    )
    return reason.map { "\(invalid): \($0)" } ?? "\(invalid)."
  }
}
