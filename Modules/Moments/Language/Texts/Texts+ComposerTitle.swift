// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the sheet.
  package var composerTitleComment: String { choose("Comment", "评论", "تعليق", "Komentarz") }

  /// The title of the sheet.
  package var composerTitleEdit: String {
    choose("Edit moment", "编辑动态", "تعديل اللحظة", "Edycja wpisu")
  }

  /// The title of the sheet.
  package var composerTitleMoment: String {
    choose("New moment", "发表动态", "لحظة جديدة", "Nowy wpis")
  }
}
