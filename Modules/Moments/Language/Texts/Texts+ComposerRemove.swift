// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that removes one of several posts.
  public var composerRemovePart: String {
    choose("Remove post", "移除这条", "إزالة المنشور", "Usuń wpis")
  }

  /// The question before one of several posts is removed.
  public var composerRemovePartQuestion: String {
    choose(
      "Remove this post and what is in it?",
      "要移除这条及其内容吗？",
      "هل تريد إزالة هذا المنشور وما فيه؟",
      "Usunąć ten wpis i jego zawartość?"
    )
  }

  /// The name of a photo's button that removes it.
  public var composerRemovePhoto: String {
    choose("Remove photo", "移除照片", "إزالة الصورة", "Usuń zdjęcie")
  }

  /// The title of the button that removes the poll.
  public var composerRemovePoll: String {
    choose("Remove poll", "移除投票", "إزالة الاستطلاع", "Usuń ankietę")
  }

  /// The name of the button that removes an option.
  public func composerRemovePollOption(_ position: Int) -> String {
    choose(
      "Remove answer \(self.number(position))",
      "移除选项\(self.number(position))",
      "إزالة الإجابة \(self.number(position))",
      "Usuń odpowiedź \(self.number(position))"
    )
  }
}
