extension UISearchBar {
  /// The background of a search bar.
  public enum Style: UInt, Sendable {
    /// The default: `prominent`.
    case `default` = 0
    /// The bar has the background color or image that was set.
    case prominent = 1
    /// The bar has no background, only the field.
    case minimal = 2
  }

  /// The icons in the field of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The clear button.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The button of the results list.
    case resultsList = 3

    var symbolName: String {
      switch self {
      case .search: "magnifyingglass"
      case .clear: "xmark.circle.fill"
      case .bookmark: "bookmark"
      case .resultsList: "list.bullet"
      }
    }

    /// Returns the accessibility label of a button.
    func meaning(language code: String) -> String? {
      let language = SystemLanguage(code)
      return switch self {
      case .search, .clear: nil
      case .bookmark: language.text("Bookmarks", "书签", "الإشارات المرجعية")
      case .resultsList: language.text("List of results", "结果列表", "قائمة النتائج")
      }
    }
  }
}
