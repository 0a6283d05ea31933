extension Strings {
  /// The title of the button that adds another post behind what is written.
  public var composerAddPart: String {
    pick("Add another post", "再加一条", "إضافة منشور آخر")
  }

  /// The title of the button that takes one of several posts out.
  public var composerRemovePart: String { pick("Remove post", "移除这条", "إزالة المنشور") }

  /// What is asked before one of several posts goes.
  public var composerRemovePartQuestion: String {
    pick(
      "Remove this post and what is in it?",
      "要移除这条及其内容吗？",
      "هل تريد إزالة هذا المنشور وما فيه؟"
    )
  }

  /// Which of several posts it is: "Post 2 of 3".
  public func composerPart(_ place: Int, of count: Int) -> String {
    let (place, count) = (number(place), number(count))
    return pick(
      "Post \(place) of \(count)",
      "第\(place)条，共\(count)条",
      "المنشور \(place) من \(count)"
    )
  }

  /// How many posts a draft holds.
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

  /// What stands in the empty text of a post that goes on with another.
  public var composerPartPlaceholder: String {
    pick("Go on", "继续写…", "تابع الكتابة")
  }

  /// What one of several posts says where nothing is written in it.
  public var composerEmptyPart: String { pick("Nothing yet", "尚无内容", "لا شيء بعد") }
}
