extension Strings {
  /// The title of the screen of one moment.
  public var threadTitle: String { pick("Moment", "动态", "اللحظة") }

  /// The heading above the comments when there are none.
  public var commentsTitle: String { pick("Comments", "评论", "التعليقات") }

  /// The text when there are no comments.
  public var noCommentsYet: String {
    pick("Nobody has commented yet.", "还没有人评论。", "لم يعلّق أحد بعد.")
  }

  /// The title when a moment could not be loaded.
  public var threadFailedTitle: String {
    pick("The moment could not be loaded", "无法加载这条动态", "تعذّر تحميل اللحظة")
  }

  /// The title when more comments could not be loaded.
  public var commentsFailedTitle: String {
    pick("More comments could not be loaded", "无法加载更多评论", "تعذّر تحميل المزيد من التعليقات")
  }

  /// The message when a refresh failed and the old rows stay.
  public var threadRefreshFailed: String {
    pick("The moment could not be refreshed.", "刷新失败，请稍后再试。", "تعذّر تحديث اللحظة.")
  }

  /// The title of the button that deletes a comment.
  public var delete: String { pick("Delete", "删除", "حذف") }

  /// The message when a comment was deleted and this can be undone.
  public var commentDeleted: String { pick("Comment deleted", "评论已删除", "حُذف التعليق") }

  /// The title of the undo button.
  public var undo: String { pick("Undo", "撤销", "تراجع") }

  /// The message when a comment could not be deleted and is restored.
  public var deleteRefused: String {
    pick("Your comment could not be deleted.", "删除失败，评论已恢复。", "تعذّر حذف تعليقك.")
  }

  /// The post that a comment or a moment replies to.
  public func replying(to name: String) -> String {
    let name = isolated(name)
    return pick("Replying to \(name)", "回复 \(name)", "ردًّا على \(name)")
  }

  /// The text of a placeholder for a comment.
  public func placeholder(_ kind: ThreadPlaceholderRow.Kind) -> String {
    switch kind {
    case .muted:
      pick("From somebody you muted or blocked", "来自你已隐藏或屏蔽的人", "من شخص كتمته أو حظرته")
    case .filtered(let title):
      pick("Filtered: \(title)", "已过滤：\(title)", "مُرشَّح: \(title)")
    case .hidden: pick("Hidden by a filter", "已被过滤规则隐藏", "أخفاه أحد المرشحات")
    case .deleted: pick("This comment is gone", "这条评论已不存在", "لم يعد هذا التعليق موجودًا")
    }
  }

  /// "12 replies": the button of a comment that hides them.
  public func replies(_ count: Int) -> String {
    plural(
      count,
      one: "# reply",
      other: "# replies",
      chinese: "#条回复",
      arabic: ArabicForms(
        zero: "لا ردود",
        one: "رد واحد",
        two: "ردّان",
        few: "# ردود",
        many: "# ردًّا",
        other: "# رد"
      )
    )
  }

  /// "12 replies hidden": the button of a comment that shows them again.
  public func hiddenReplies(_ count: Int) -> String {
    plural(
      count,
      one: "# reply hidden",
      other: "# replies hidden",
      chinese: "已收起#条回复",
      arabic: ArabicForms(
        zero: "لا ردود مخفية",
        one: "رد واحد مخفي",
        two: "ردّان مخفيان",
        few: "# ردود مخفية",
        many: "# ردًّا مخفيًّا",
        other: "# رد مخفي"
      )
    )
  }

  /// "Hide 12 replies": the accessibility label of the button ``replies(_:)``.
  public func hideReplies(_ count: Int) -> String {
    plural(
      count,
      one: "Hide # reply",
      other: "Hide # replies",
      chinese: "收起#条回复",
      arabic: ArabicForms(
        zero: "إخفاء الردود",
        one: "إخفاء رد واحد",
        two: "إخفاء ردّين",
        few: "إخفاء # ردود",
        many: "إخفاء # ردًّا",
        other: "إخفاء # رد"
      )
    )
  }

  /// "Show 12 replies": the accessibility label of the button ``hiddenReplies(_:)``.
  public func showReplies(_ count: Int) -> String {
    plural(
      count,
      one: "Show # reply",
      other: "Show # replies",
      chinese: "展开#条回复",
      arabic: ArabicForms(
        zero: "إظهار الردود",
        one: "إظهار رد واحد",
        two: "إظهار ردّين",
        few: "إظهار # ردود",
        many: "إظهار # ردًّا",
        other: "إظهار # رد"
      )
    )
  }

  /// "12 new comments": the button of a thread that shows those not in the list yet.
  public func newComments(_ count: Int) -> String {
    plural(
      count,
      one: "# new comment",
      other: "# new comments",
      chinese: "#条新评论",
      arabic: ArabicForms(
        zero: "لا تعليقات جديدة",
        one: "تعليق جديد واحد",
        two: "تعليقان جديدان",
        few: "# تعليقات جديدة",
        many: "# تعليقًا جديدًا",
        other: "# تعليق جديد"
      )
    )
  }
}
