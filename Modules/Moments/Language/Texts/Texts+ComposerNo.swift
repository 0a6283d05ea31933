// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The accessibility value of a photo without a description.
  public var composerNoDescription: String {
    choose("No description", "没有描述", "بلا وصف", "Bez opisu")
  }

  /// The title when there are no drafts.
  public var composerNoDrafts: String { choose("No drafts", "没有草稿", "لا مسودات", "Brak szkiców") }

  /// The explanation of drafts.
  public var composerNoDraftsMessage: String {
    choose(
      "What you do not post stays here until you do.",
      "没有发表的内容会保存在这里。",
      "ما لم تنشره يبقى هنا حتى تنشره.",
      "To, czego nie opublikujesz, czeka tutaj."
    )
  }
}
