// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionBlur: String {
    choose("Cover photos", "遮盖照片", "تغطية الصور", "Zasłoń zdjęcia")
  }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionHide: String {
    choose("Do not show", "完全隐藏", "عدم الإظهار", "Nie pokazuj")
  }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionWarn: String {
    choose("Hide behind a line", "折叠", "الإخفاء خلف سطر", "Ukryj za linijką")
  }

  /// The explanation of an action.
  package var filterActionDetailBlur: String {
    choose(
      "The words show, photos and films after a tap",
      "显示文字，照片和视频需点按查看",
      "تظهر الكلمات، والصور والأفلام بعد نقرة",
      "Słowa są widoczne, zdjęcia i filmy po stuknięciu"
    )
  }

  /// The explanation of an action.
  package var filterActionDetailHide: String {
    choose("As if it were not there", "就像不存在一样", "كأنها غير موجودة", "Jakby wpisu nie było")
  }

  /// The explanation of an action.
  package var filterActionDetailWarn: String {
    choose(
      "The line names the filter; a tap shows the moment",
      "显示过滤器名称，点按可查看动态",
      "يسمّي السطر المرشح، وتُظهر نقرةٌ اللحظةَ",
      "Linijka podaje nazwę filtra; stuknięcie pokazuje wpis"
    )
  }
}
