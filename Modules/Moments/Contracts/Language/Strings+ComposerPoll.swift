extension Strings {
  /// The summary of a draft with a poll.
  public var composerPoll: String { pick("Poll", "投票", "استطلاع") }

  /// The name of the button that adds a poll.
  public var composerAddPoll: String { pick("Add poll", "添加投票", "إضافة استطلاع") }

  /// The title of the button that removes the poll.
  public var composerRemovePoll: String { pick("Remove poll", "移除投票", "إزالة الاستطلاع") }

  /// The placeholder of an option: "Answer 2".
  public func composerPollOption(_ position: Int) -> String {
    let position = number(position)
    return pick("Answer \(position)", "选项\(position)", "الإجابة \(position)")
  }

  /// The title of the button that adds an option.
  public var composerAddPollOption: String { pick("Add answer", "添加选项", "إضافة إجابة") }

  /// The name of the button that removes an option.
  public func composerRemovePollOption(_ position: Int) -> String {
    let position = number(position)
    return pick("Remove answer \(position)", "移除选项\(position)", "إزالة الإجابة \(position)")
  }

  /// The title of the page that chooses the duration of a poll, and its label.
  public var composerPollDuration: String { pick("Open for", "投票时长", "مدة التصويت") }

  /// The duration of a poll whose end is unchanged.
  public var composerPollSameEnd: String { pick("As before", "不变", "كما كانت") }

  /// The label of the switch for several options.
  public var composerPollSeveral: String {
    pick("Several answers", "允许多选", "عدة إجابات")
  }

  /// The label of the switch that hides the votes until the end.
  public var composerPollHidden: String {
    pick("Hide votes until the end", "结束前隐藏票数", "إخفاء الأصوات حتى النهاية")
  }

  /// The warning when a change of the poll would lose its votes.
  public var composerPollVotesLost: String {
    pick(
      "The votes so far will be lost.",
      "已有的投票将会丢失。",
      "ستضيع الأصوات التي أُدلي بها."
    )
  }

  /// The message when photos and a poll would be combined.
  public var composerPollExcludesPhotos: String {
    pick(
      "A moment has either photos or a poll: the server takes no more.",
      "一条动态只能有照片或投票之一：服务器不接受两者并存。",
      "للّحظة صور أو استطلاع: لا يقبل الخادم كليهما."
    )
  }

  /// The duration of a poll: "30 minutes", "6 hours", "3 days".
  public func composerDuration(_ seconds: Int) -> String {
    let minutes = max(1, seconds / 60)
    if minutes < 60 { return pollMinutes(minutes) }
    if minutes < 24 * 60 { return pollHours(minutes / 60) }
    return pollDays(minutes / (24 * 60))
  }

  private func pollMinutes(_ count: Int) -> String {
    plural(
      count,
      one: "# minute",
      other: "# minutes",
      chinese: "#分钟",
      arabic: ArabicForms(
        zero: "أقل من دقيقة",
        one: "دقيقة",
        two: "دقيقتان",
        few: "# دقائق",
        many: "# دقيقة",
        other: "# دقيقة"
      )
    )
  }

  private func pollHours(_ count: Int) -> String {
    plural(
      count,
      one: "# hour",
      other: "# hours",
      chinese: "#小时",
      arabic: ArabicForms(
        zero: "أقل من ساعة",
        one: "ساعة",
        two: "ساعتان",
        few: "# ساعات",
        many: "# ساعة",
        other: "# ساعة"
      )
    )
  }

  private func pollDays(_ count: Int) -> String {
    plural(
      count,
      one: "# day",
      other: "# days",
      chinese: "#天",
      arabic: ArabicForms(
        zero: "أقل من يوم",
        one: "يوم",
        two: "يومان",
        few: "# أيام",
        many: "# يومًا",
        other: "# يوم"
      )
    )
  }
}
