extension Strings {
  // MARK: Boosts

  /// "12 boosts": the accessibility label of a count, and a button of a thread.
  ///
  /// The button opens the list of people.
  public func boosts(_ count: Int) -> String {
    plural(
      count,
      one: "# boost",
      other: "# boosts",
      chinese: "#次转发",
      arabic: ArabicForms(
        zero: "لم يُعَد نشرها",
        one: "أُعيد نشرها مرة",
        two: "أُعيد نشرها مرتين",
        few: "أُعيد نشرها # مرات",
        many: "أُعيد نشرها # مرة",
        other: "أُعيد نشرها # مرة"
      )
    )
  }

  // MARK: Bookmarks

  /// The title of the action that bookmarks a moment.
  public var bookmark: String { pick("Bookmark", "收藏", "أضف إلى المحفوظات") }

  /// The title of the action that removes a bookmark.
  public var removeBookmark: String { pick("Remove bookmark", "取消收藏", "أزل من المحفوظات") }

  /// The message when a bookmark was refused and is undone.
  public var bookmarkRefused: String {
    pick("Your bookmark could not be saved.", "收藏失败，已撤销。", "تعذّر حفظها في المحفوظات.")
  }

  /// The message when removing a bookmark was refused and is undone.
  public var unbookmarkRefused: String {
    pick(
      "Your bookmark could not be removed.",
      "取消收藏失败，已撤销。",
      "تعذّرت إزالتها من المحفوظات."
    )
  }

  /// The title of the timeline of what the reader bookmarked.
  public var bookmarksTitle: String { pick("Bookmarks", "收藏", "المحفوظات") }

  /// The title of the timeline of what the reader likes.
  public var likesTitle: String { pick("Likes", "赞过的动态", "ما أعجبك") }

  /// The title when nothing is bookmarked.
  public var emptyBookmarksTitle: String { pick("No bookmarks yet", "还没有收藏", "لا محفوظات بعد") }

  /// The message when nothing is bookmarked.
  public var emptyBookmarksMessage: String {
    pick(
      "What you bookmark is kept here. Nobody else sees it.",
      "你收藏的动态会保存在这里，只有你能看到。",
      "ما تضيفه إلى المحفوظات يبقى هنا، ولا يراه سواك."
    )
  }

  /// The title when the reader likes nothing.
  public var emptyLikesTitle: String { pick("No likes yet", "还没有赞过的动态", "لا إعجابات بعد") }

  /// The message when the reader likes nothing.
  public var emptyLikesMessage: String {
    pick("Moments that you like appear here.", "你赞过的动态会显示在这里。", "تظهر هنا اللحظات التي تعجبك.")
  }

  /// The name of the button that opens the reader's saved moments.
  public var savedTitle: String { pick("Saved", "我的收藏与赞", "ما حفظته") }

  // MARK: Elsewhere

  /// The title of the action that copies the URL of a moment.
  public var copyLink: String { pick("Copy link", "拷贝链接", "انسخ الرابط") }

  /// The title of the action that opens the page of a moment.
  public var openInBrowser: String { pick("Open in browser", "在浏览器中打开", "افتح في المتصفح") }

  /// The name of the button that shows the menu of a moment.
  public var moreActions: String { pick("More", "更多", "المزيد") }

  // MARK: People

  /// The action that mutes or unmutes a person.
  ///
  /// - Parameters:
  ///   - handle: The person, with the leading "@".
  ///   - isMuted: Whether the reader has muted them.
  /// - Returns: The action's title, and the question before it.
  public func mute(_ handle: String, isMuted: Bool) -> MomentRow.Actions.Question {
    let who = isolated(handle)
    guard !isMuted else {
      return .init(title: pick("Unmute \(who)", "取消隐藏 \(who)", "إلغاء كتم \(who)"))
    }
    return .init(
      title: pick("Mute \(who)", "隐藏 \(who)", "كتم \(who)"),
      question: pick("Mute \(who)?", "要隐藏 \(who) 吗？", "أتريد كتم \(who)؟"),
      explanation: pick(
        "You will not see their moments. They are not told.",
        "你将不再看到对方的动态，对方不会收到通知。",
        "لن ترى لحظاته، ولن يُبلَّغ بذلك."
      )
    )
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  public func block(_ handle: String, isBlocked: Bool) -> MomentRow.Actions.Question {
    let who = isolated(handle)
    guard !isBlocked else {
      return .init(title: pick("Unblock \(who)", "取消屏蔽 \(who)", "إلغاء حظر \(who)"))
    }
    return .init(
      title: pick("Block \(who)", "屏蔽 \(who)", "حظر \(who)"),
      question: pick("Block \(who)?", "要屏蔽 \(who) 吗？", "أتريد حظر \(who)؟"),
      explanation: pick(
        "You will not see each other, and no longer follow each other.",
        "你们将看不到彼此，也不再互相关注。",
        "لن يرى أحدكما الآخر، ولن يتابعه."
      )
    )
  }

  /// The message when muting or blocking a person was refused and is undone.
  public func moderationRefused(_ name: String) -> String {
    let name = isolated(name)
    return pick(
      "Nothing has changed for \(name).",
      "对 \(name) 的操作失败，已撤销。",
      "لم يتغيّر شيء بشأن \(name)."
    )
  }

  // MARK: Marks

  /// The text about a moment that its author changed.
  public var edited: String { pick("Edited", "已编辑", "عُدّلت") }

  /// The text about an author whose account is a bot.
  public var bot: String { pick("Bot", "机器人", "آلي") }

  /// The heading above a moment that only the mentioned people see.
  public var privateMention: String { pick("Private mention", "私下提及", "إشارة خاصة") }

  /// Who may see a moment, as text.
  public func audience(_ audience: ComposerVisibility) -> String {
    switch audience {
    case .public: pick("Everyone", "所有人可见", "يراها الجميع")
    case .unlisted: pick("Everyone, quietly", "所有人可见（不公开列出）", "يراها الجميع، بهدوء")
    case .followers: pick("Followers only", "仅关注者可见", "يراها المتابعون فقط")
    case .direct: pick("Only people mentioned", "仅被提及的人可见", "يراها المذكورون فقط")
    }
  }
}
