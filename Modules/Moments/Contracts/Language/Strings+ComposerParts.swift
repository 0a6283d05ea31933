extension Strings {
  /// The title of the button that adds another post to the draft.
  public var composerAddPart: String {
    pick("Add another post", "再加一条", "إضافة منشور آخر")
  }

  /// The title of the button that removes one of several posts.
  public var composerRemovePart: String { pick("Remove post", "移除这条", "إزالة المنشور") }

  /// The question before one of several posts is removed.
  public var composerRemovePartQuestion: String {
    pick(
      "Remove this post and what is in it?",
      "要移除这条及其内容吗？",
      "هل تريد إزالة هذا المنشور وما فيه؟"
    )
  }

  /// Which of several posts it is: "Post 2 of 3".
  public func composerPart(_ position: Int, of count: Int) -> String {
    let (position, count) = (number(position), number(count))
    return pick(
      "Post \(position) of \(count)",
      "第\(position)条，共\(count)条",
      "المنشور \(position) من \(count)"
    )
  }

  /// The number of posts in a draft.
  public func composerParts(_ count: Int) -> String {
    plural(
      count,
      one: "# post",
      other: "# posts",
      chinese: "#条",
      arabic: ArabicForms(
        zero: "بلا منشورات",
        one: "منشور واحد",
        two: "منشوران",
        few: "# منشورات",
        many: "# منشورًا",
        other: "# منشور"
      )
    )
  }

  /// The placeholder of the empty text of a continuation.
  public var composerPartPlaceholder: String {
    pick("Go on", "继续写…", "تابع الكتابة")
  }

  /// The text of an empty post among several.
  public var composerEmptyPart: String { pick("Nothing yet", "尚无内容", "لا شيء بعد") }
}
