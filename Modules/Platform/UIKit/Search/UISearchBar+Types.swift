extension UISearchBar {
  /// How a bar stands out from what is behind it.
  public enum Style: UInt, Sendable {
    /// As the system has it: `prominent`.
    case `default` = 0
    /// With the color or image that was set for its ground.
    case prominent = 1
    /// Without any ground: the field alone.
    case minimal = 2
  }

  /// The icons in the field of a bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The button of the list of results.
    case resultsList = 3

    var symbolName: String {
      switch self {
      case .search: "magnifyingglass"
      case .clear: "xmark.circle.fill"
      case .bookmark: "bookmark"
      case .resultsList: "list.bullet"
      }
    }

    /// The accessibility label of a button.
    func meaning(language: String) -> String? {
      let words: (String, String, String)? =
        switch self {
        case .search, .clear: nil
        case .bookmark: ("Bookmarks", "书签", "الإشارات المرجعية")
        case .resultsList: ("List of results", "结果列表", "قائمة النتائج")
        }
      return switch language.prefix(2).lowercased() {
      case "zh": words?.1
      case "ar": words?.2
      default: words?.0
      }
    }
  }
}
