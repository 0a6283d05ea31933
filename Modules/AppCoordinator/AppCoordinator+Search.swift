import DesignKit
import Foundations
import ListModel
import MomentsContracts
import MomentsFriends
import MomentsSearch
import MomentsTimeline
import UIKit

extension AppCoordinator {
  /// The button that opens the search; nil where nothing can be searched for.
  var searchButton: UIBarButtonItem? {
    guard factory.makeSearch() != nil else { return nil }
    return barButton(.explore, factory.strings.searchTitle, id: "open.search", to: .search)
  }

  /// Opens the search, or focuses its field if it is shown.
  func openSearch(from source: UIViewController?) {
    let shown = topViewController.flatMap(screen)
    if let beginTyping = shown?.beginTyping {
      beginTyping()
    } else {
      open(.search, from: source)
    }
  }

  /// Opens the search over the explore screen, from any screen.
  ///
  /// - Returns: Whether there is a search.
  func search() -> Bool {
    guard factory.makeSearch() != nil, composer == nil else { return false }
    shell.select(.explore)
    openSearch(from: nil)
    return true
  }

  /// The screen of the search; nil where nothing can be searched for.
  func searchController() -> UIViewController? {
    factory.makeSearch().map { viewModel in
      let people = FriendsListItemFactory(imageLoader: imageLoader)
      weak var asking: UIViewController?
      let screen = SearchViewController(viewModel: viewModel) { [imageLoader] list, viewModel in
        people.register(in: list, for: viewModel.people)
        list.registerMoments(of: viewModel.moments, imageLoader: imageLoader) { asking }
      }
      asking = screen
      viewModel.onRoute = routes(from: screen)
      remember(OpenScreen(search: screen, viewModel))
      return screen
    }
  }
}
