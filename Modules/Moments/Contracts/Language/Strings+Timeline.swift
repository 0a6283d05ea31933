extension Strings {
  /// The name of the reader's own timeline among others.
  public var homeTitle: String { pick("Home", "主页", "الرئيسية") }

  /// The title of the timeline of the reader's server.
  public var localTitle: String { pick("Local", "本站", "المحلي") }

  /// The title of the timeline of all servers.
  public var publicTitle: String { pick("Public", "公共", "العام") }

  /// The accessibility label of the switch between timelines.
  public var timelinesTitle: String { pick("Timelines", "时间线", "الخطوط الزمنية") }

  /// The message of an empty timeline of the reader's server.
  public var emptyLocalMessage: String {
    pick(
      "Moments of the people on this server will appear here.",
      "此服务器上的人发布的动态会显示在这里。",
      "ستظهر هنا لحظات أهل هذا الخادم."
    )
  }

  /// The message of an empty timeline of all servers.
  public var emptyPublicMessage: String {
    pick(
      "Moments from all servers that this one knows of will appear here.",
      "此服务器所知的全部动态会显示在这里。",
      "ستظهر هنا لحظات كل الخوادم التي يعرفها هذا الخادم."
    )
  }

  /// The title of a home timeline that the server is still generating.
  public var timelinePreparingTitle: String {
    pick("Your timeline is being prepared", "正在准备你的主页", "يجري إعداد خطك الزمني")
  }

  /// The message of a home timeline that the server is still generating.
  public var timelinePreparingMessage: String {
    pick(
      "The server is gathering the moments of the people you follow. They appear here by themselves.",
      "服务器正在收集你关注的人的动态，完成后会自动显示在这里。",
      "يجمع الخادم لحظات من تتابعهم، وستظهر هنا من تلقاء نفسها."
    )
  }

  /// "12 new moments": the button that scrolls up to those above the reader.
  public func newMoments(_ count: Int) -> String {
    plural(
      count,
      one: "# new moment",
      other: "# new moments",
      chinese: "#条新动态",
      arabic: ArabicForms(
        zero: "لا لحظات جديدة",
        one: "لحظة جديدة واحدة",
        two: "لحظتان جديدتان",
        few: "# لحظات جديدة",
        many: "# لحظة جديدة",
        other: "# لحظة جديدة"
      )
    )
  }

  /// The text of a gap.
  public var gapTitle: String {
    pick("There may be more moments here", "这里可能还有动态", "قد تكون هنا لحظات أخرى")
  }

  /// The title of the button that fills a gap.
  public var fillGap: String { pick("Load more", "加载更多", "حمّل المزيد") }

  /// The text of a moment that is being sent.
  public var sending: String { pick("Sending…", "发送中…", "جارٍ الإرسال…") }

  /// The title of the action that copies the text of a moment.
  public var copyText: String { pick("Copy text", "拷贝文字", "انسخ النص") }

  // MARK: Boosts

  /// The title of the action that boosts a moment.
  public var boost: String { pick("Boost", "转发", "أعد النشر") }

  /// The title of the action that undoes a boost.
  public var undoBoost: String { pick("Undo boost", "取消转发", "ألغِ إعادة النشر") }

  /// The heading above a moment that the reader boosted, and somebody else too if a name is given.
  public func boostedByReader(and name: String?) -> String {
    guard let name else { return pick("You boosted", "你转发了", "أعدتَ النشر") }
    let other = isolated(name)
    return pick("You and \(other) boosted", "你和 \(other) 转发了", "أعدتَ النشر، و\(other) أيضًا")
  }

  /// The message when a boost was refused and is undone.
  public var boostRefused: String {
    pick("Your boost could not be saved.", "转发失败，已撤销。", "تعذّر حفظ إعادة النشر.")
  }

  /// The message when undoing a boost was refused and is undone.
  public var unboostRefused: String {
    pick("Your boost could not be taken back.", "取消转发失败，已撤销。", "تعذّر إلغاء إعادة النشر.")
  }

  // MARK: The reader's own

  /// The title of the reply action.
  public var reply: String { pick("Reply", "回复", "رد") }

  /// The title of the action that edits one's own moment.
  public var edit: String { pick("Edit", "编辑", "تعديل") }

  /// The message when a moment was deleted and this can be undone.
  public var momentDeleted: String { pick("Moment deleted", "动态已删除", "حُذفت اللحظة") }

  /// The message when a moment could not be deleted and is restored.
  public var momentDeleteRefused: String {
    pick("Your moment could not be deleted.", "删除失败，动态已恢复。", "تعذّر حذف لحظتك.")
  }

  // MARK: Following

  /// The title of the button that follows a person.
  public var follow: String { pick("Follow", "关注", "متابعة") }

  /// The title of the button once the reader follows the person.
  public var followingPerson: String { pick("Following", "已关注", "تتابعه") }

  /// The title of the button while the request is pending.
  public var followRequested: String { pick("Requested", "已请求", "طُلبت") }

  /// The action of the button once the reader follows the person.
  public var unfollow: String { pick("Unfollow", "取消关注", "إلغاء المتابعة") }

  /// The text about a person who follows the reader.
  public var followsYou: String { pick("Follows you", "关注了你", "يتابعك") }

  /// The message when following was refused and is undone.
  public func followRefused(_ name: String) -> String {
    let name = isolated(name)
    return pick(
      "\(name) could not be followed.",
      "关注 \(name) 失败，已撤销。",
      "تعذّرت متابعة \(name)."
    )
  }

  /// The message when unfollowing was refused and is undone.
  public func unfollowRefused(_ name: String) -> String {
    let name = isolated(name)
    return pick("You still follow \(name).", "取消关注 \(name) 失败，已撤销。", "ما زلت تتابع \(name).")
  }

  /// The placeholder of the bar below a thread.
  public var writeComment: String { pick("Write a comment", "写评论", "اكتب تعليقًا") }
}
