// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that posts.
  package var composerPostComment: String { choose("Send", "发送", "إرسال", "Wyślij") }

  /// The title of the button that posts.
  package var composerPostEdit: String { choose("Save", "保存", "حفظ", "Zapisz") }

  /// The title of the button that posts.
  package var composerPostMoment: String { choose("Post", "发表", "نشر", "Opublikuj") }
}
