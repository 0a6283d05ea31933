import Foundation

/// The tab of a search, with the system's image and title.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Makes a search tab.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let search = UITabBarItem.SystemItem.search
    super.init(
      title: search.title(language: UIScreen.languageNow),
      image: UIImage(systemName: search.symbolName),
      identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider
    )
  }
}
