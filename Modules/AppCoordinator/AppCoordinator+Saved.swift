import DesignKit
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// The button to the reader's saved posts; nil where nothing can be saved.
  var savedButton: UIBarButtonItem? {
    let scopes = factory.savedScopes
    guard !scopes.isEmpty else { return nil }
    let strings = factory.strings
    let actions = scopes.compactMap { scope -> UIAction? in
      let route: Route
      let icon: Icon
      switch scope {
      case .bookmarks: (route, icon) = (.bookmarks, .bookmark)
      case .likes: (route, icon) = (.likes, .like)
      case .home, .local, .public, .hashtag, .list, .profile, .photos, .pinned: return nil
      }
      return UIAction(scope.title(strings), icon, id: "saved.\(scope.screenName)") { [weak self] in
        self?.go(to: route)
      }
    }
    let button = UIBarButtonItem(
      image: Icon.bookmark.image,
      menu: UIMenu(children: actions)
    )
    button.accessibilityLabel = strings.savedTitle
    button.accessibilityIdentifier = "open.saved"
    return button
  }
}
