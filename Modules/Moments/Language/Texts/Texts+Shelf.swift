// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title when a shelf could not be loaded.
  package var shelfFailedHashtags: String {
    choose(
      "Hashtags could not be loaded",
      "无法加载话题",
      "تعذّر تحميل الوسوم",
      "Nie udało się wczytać hashtagów"
    )
  }

  /// The title when a shelf could not be loaded.
  package var shelfFailedLinks: String {
    choose(
      "Links could not be loaded",
      "无法加载链接",
      "تعذّر تحميل الروابط",
      "Nie udało się wczytać linków"
    )
  }

  /// The title when a shelf could not be loaded.
  package var shelfFailedPeople: String {
    choose(
      "People could not be loaded",
      "无法加载推荐",
      "تعذّر تحميل الأشخاص",
      "Nie udało się wczytać osób"
    )
  }

  /// The title when a shelf could not be loaded.
  package var shelfFailedPhotos: String {
    choose(
      "Photos could not be loaded",
      "无法加载照片",
      "تعذّر تحميل الصور",
      "Nie udało się wczytać zdjęć"
    )
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitleHashtags: String {
    choose("Popular hashtags", "热门话题", "وسوم رائجة", "Popularne hashtagi")
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitleLinks: String {
    choose("Shared links", "热门链接", "روابط متداولة", "Udostępniane linki")
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitlePeople: String {
    choose("People to follow", "推荐关注", "أشخاص للمتابعة", "Osoby do obserwowania")
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitlePhotos: String { choose("New photos", "最新照片", "صور جديدة", "Nowe zdjęcia") }
}
