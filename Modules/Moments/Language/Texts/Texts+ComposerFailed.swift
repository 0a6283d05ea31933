// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleComment: String {
    choose(
      "What you answer could not be loaded",
      "无法加载要评论的动态",
      "تعذّر تحميل ما تعلّق عليه",
      "Nie udało się wczytać komentowanego wpisu"
    )
  }

  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleEdit: String {
    choose(
      "The moment could not be opened",
      "无法打开这条动态",
      "تعذّر فتح اللحظة",
      "Nie udało się otworzyć wpisu"
    )
  }

  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleMoment: String {
    choose(
      "The draft could not be opened",
      "无法打开草稿",
      "تعذّر فتح المسودة",
      "Nie udało się otworzyć szkicu"
    )
  }
}
