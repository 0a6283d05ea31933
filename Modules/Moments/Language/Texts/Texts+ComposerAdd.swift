// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that adds another post to the draft.
  public var composerAddPart: String {
    choose("Add another post", "再加一条", "إضافة منشور آخر", "Dodaj kolejny wpis")
  }

  /// The name of the button that adds photos.
  public var composerAddPhotos: String {
    choose("Add photos", "添加照片", "إضافة صور", "Dodaj zdjęcia")
  }

  /// The name of the button that adds a poll.
  public var composerAddPoll: String {
    choose("Add poll", "添加投票", "إضافة استطلاع", "Dodaj ankietę")
  }

  /// The title of the button that adds an option.
  public var composerAddPollOption: String {
    choose("Add answer", "添加选项", "إضافة إجابة", "Dodaj odpowiedź")
  }
}
