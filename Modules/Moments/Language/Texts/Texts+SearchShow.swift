// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the row that shows all results of a kind.
  package var searchShowAllAll: String { choose("Show all", "查看全部", "عرض الكل", "Pokaż wszystko") }

  /// The title of the row that shows all results of a kind.
  package var searchShowAllHashtags: String {
    choose("Show all hashtags", "查看全部话题", "عرض كل الوسوم", "Pokaż wszystkie hashtagi")
  }

  /// The title of the row that shows all results of a kind.
  package var searchShowAllMoments: String {
    choose("Show all moments", "查看全部动态", "عرض كل اللحظات", "Pokaż wszystkie wpisy")
  }

  /// The title of the row that shows all results of a kind.
  package var searchShowAllPeople: String {
    choose("Show all people", "查看全部用户", "عرض كل الأشخاص", "Pokaż wszystkie osoby")
  }
}
