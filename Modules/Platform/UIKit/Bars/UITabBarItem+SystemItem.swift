import Foundation

extension UITabBarItem {
  /// The standard tabs, with an image and a title.
  public enum SystemItem: Int, Sendable {
    /// An ellipsis: more tabs.
    case more = 0
    /// A star: the reader's favorites.
    case favorites = 1
    /// A star: the program's recommendations.
    case featured = 2
    /// A star: the content with the best ratings.
    case topRated = 3
    /// A clock: recently used content.
    case recents = 4
    /// A symbol of a person.
    case contacts = 5
    /// A clock: the reader's history.
    case history = 6
    /// A bookmark symbol.
    case bookmarks = 7
    /// A magnifying glass symbol.
    case search = 8
    /// A symbol of an arrow into a tray.
    case downloads = 9
    /// A clock: the newest content.
    case mostRecent = 10
    /// A list: the most viewed content.
    case mostViewed = 11

    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person.crop.circle"
      case .bookmarks: "bookmark.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down"
      case .mostViewed: "list.bullet"
      }
    }

    /// The title below the image.
    func title(language code: String) -> String {
      let language = SystemLanguage(code)
      return switch self {
      case .more: language.text("More", "更多", "المزيد")
      case .favorites: language.text("Favorites", "个人收藏", "المفضلة")
      case .featured: language.text("Featured", "精选", "المميزة")
      case .topRated: language.text("Top Rated", "最高评分", "الأعلى تقييمًا")
      case .recents: language.text("Recents", "最近使用", "الحديثة")
      case .contacts: language.text("Contacts", "通讯录", "جهات الاتصال")
      case .history: language.text("History", "历史记录", "السجل")
      case .bookmarks: language.text("Bookmarks", "书签", "الإشارات")
      case .search: language.text("Search", "搜索", "بحث")
      case .downloads: language.text("Downloads", "下载", "التنزيلات")
      case .mostRecent: language.text("Most Recent", "最新", "الأحدث")
      case .mostViewed: language.text("Most Viewed", "最多浏览", "الأكثر مشاهدة")
      }
    }
  }
}
