import Foundations
import ListModel
import MomentsContracts
import MomentsSearch
import UIKit

/// An open screen, and its state.
struct OpenScreen {
  weak var controller: BaseViewController?
  /// Which screen it is, unless it is the first of a tab.
  let name: Route?
  let isLoading: () -> Bool
  /// Why it has no content; `nil` unless loading failed.
  let failure: () -> ListFailure?
  /// Its last message.
  let message: Observable<UserMessage?>
  /// Whether its content comes from the server, so that it is stale without one.
  let showsServer: Bool
  /// Its list; nil for a screen without one.
  private(set) weak var list: ListView?
  /// The reading position to save with the app state; nil at the top, and where it is not saved.
  var savedPosition: ListPosition? { savesPosition ? list?.savedPosition : nil }
  /// Whether a moment that the reader posts appears at its top.
  private(set) var showsNewMoments = false
  /// Focuses its search field; nil for a screen without one.
  private(set) var beginTyping: (() -> Void)?
  private var savesPosition = true

  /// A screen that always has content.
  init(
    _ controller: BaseViewController,
    message: Observable<UserMessage?> = Observable<UserMessage?>(nil),
    name: Route? = nil
  ) {
    self.controller = controller
    self.name = name
    self.message = message
    showsServer = false
    isLoading = { false }
    failure = { nil }
  }

  /// A screen of one list.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - list: The view model of its list.
  ///   - name: Which screen it is, unless it is the first of a tab.
  ///   - savesPosition: Whether the reading position is saved with the app state; false if it is
  ///     stored with the content, or if the screen opens at its top.
  ///   - showsNewMoments: Whether a moment that the reader posts appears at its top.
  init(
    _ controller: ListViewController,
    list: any ListViewModel,
    name: Route? = nil,
    savesPosition: Bool = true,
    showsNewMoments: Bool = false
  ) {
    self.list = controller.listView
    self.savesPosition = savesPosition
    self.showsNewMoments = showsNewMoments
    self.controller = controller
    self.name = name
    message = list.message
    showsServer = true
    isLoading = { list.state == .loading || list.paging == .loading }
    failure = { list.state.failure }
  }

  /// The screen of the search.
  init(search: SearchViewController, _ viewModel: any SearchViewModel) {
    self.init(search, list: viewModel, name: .search)
    beginTyping = { [weak search] in search?.beginTyping() }
  }

  /// The screen of shelves: it has failed if none of them has content.
  init(_ controller: ListViewController, explore: any ExploreViewModel) {
    list = controller.listView
    self.controller = controller
    name = nil
    message = explore.message
    showsServer = true
    isLoading = {
      explore.shelves.value.contains { $0.state == .loading || $0.paging == .loading }
    }
    failure = {
      let failures = explore.shelves.value.map(\.state.failure)
      return failures.contains { $0 == nil } ? nil : failures.first ?? nil
    }
  }
}

extension ListState {
  /// Why there is no content; `nil` unless loading failed.
  fileprivate var failure: ListFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}
