// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title when a shelf could not be loaded.
  package var shelfFailedHashtags: String {
    switch self.language {
    case .english: "Hashtags could not be loaded"
    case .simplifiedChinese: "无法加载话题"
    case .arabic: "تعذّر تحميل الوسوم"
    }
  }

  /// The title when a shelf could not be loaded.
  package var shelfFailedLinks: String {
    switch self.language {
    case .english: "Links could not be loaded"
    case .simplifiedChinese: "无法加载链接"
    case .arabic: "تعذّر تحميل الروابط"
    }
  }

  /// The title when a shelf could not be loaded.
  package var shelfFailedPeople: String {
    switch self.language {
    case .english: "People could not be loaded"
    case .simplifiedChinese: "无法加载推荐"
    case .arabic: "تعذّر تحميل الأشخاص"
    }
  }

  /// The title when a shelf could not be loaded.
  package var shelfFailedPhotos: String {
    switch self.language {
    case .english: "Photos could not be loaded"
    case .simplifiedChinese: "无法加载照片"
    case .arabic: "تعذّر تحميل الصور"
    }
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitleHashtags: String {
    switch self.language {
    case .english: "Popular hashtags"
    case .simplifiedChinese: "热门话题"
    case .arabic: "وسوم رائجة"
    }
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitleLinks: String {
    switch self.language {
    case .english: "Shared links"
    case .simplifiedChinese: "热门链接"
    case .arabic: "روابط متداولة"
    }
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitlePeople: String {
    switch self.language {
    case .english: "People to follow"
    case .simplifiedChinese: "推荐关注"
    case .arabic: "أشخاص للمتابعة"
    }
  }

  /// The heading above a shelf: "Photos", "Hashtags".
  package var shelfTitlePhotos: String {
    switch self.language {
    case .english: "New photos"
    case .simplifiedChinese: "最新照片"
    case .arabic: "صور جديدة"
    }
  }
}
