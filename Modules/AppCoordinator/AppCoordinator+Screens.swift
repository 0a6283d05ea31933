import Foundations
import ListModel
import MomentsAccounts
import MomentsComposer
import MomentsContracts
import MomentsFriends
import MomentsLists
import MomentsNotifications
import MomentsOutbox
import MomentsSettings
import MomentsThread
import MomentsTimeline
import UIKit

/// The screens of app states.
extension AppCoordinator {
  /// Makes the screen with a name; nil where there is none.
  func controller(for name: AppState.ScreenName) -> UIViewController? {
    switch name {
    case .moment(let id): threadController(of: ListItemID(id), name)
    case .hashtag(let tag): hashtagController(tag, name: name)
    case .lists:
      factory.makeLists().map { connect(ListsViewController(viewModel: $0), to: $0, name) }
    case .list(let id, let title):
      listController(ListReference(id: id, title: title), name: name)
    case .listMembers(let id, let title):
      factory.makeListMembers(ListReference(id: id, title: title)).map {
        connect(ListMembersViewController(viewModel: $0, imageLoader: imageLoader), to: $0, name)
      }
    case .profile(let id, let title, let handle):
      timelineController(
        .profile(PersonReference(id: id, name: title, handle: handle, avatar: nil)),
        name: name
      )
    case .filters:
      factory.makeFilters().map { connect(WordFiltersViewController(viewModel: $0), to: $0, name) }
    case .followRequests:
      factory.makeFollowRequests().map {
        connect(FollowRequestsViewController(viewModel: $0, imageLoader: imageLoader), to: $0, name)
      }
    case .bookmarks: timelineController(.bookmarks, name: name)
    case .likes: timelineController(.likes, name: name)
    case .edits(let id):
      factory.makeEdits(of: ListItemID(id)).map {
        connect(EditsViewController(viewModel: $0, imageLoader: imageLoader), to: $0, name)
      }
    case .outbox:
      factory.makeOutbox().map { connect(OutboxViewController(viewModel: $0), to: $0, name) }
    case .scheduled:
      factory.makeScheduled().map {
        connect(ScheduledPostsViewController(viewModel: $0), to: $0, name)
      }
    case .accounts: accountsController()
    case .search: searchController()
    }
  }

  /// Connects a screen of one list to its view model, and remembers it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - viewModel: Its view model.
  ///   - name: Which screen it is, unless it is the first of a tab.
  ///   - savesPosition: Whether the reading position is saved with the app state; false if it is
  ///     stored with the content.
  ///   - showsNewMoments: Whether a moment that the reader posts appears at its top.
  /// - Returns: The screen.
  func connect<Screen: ListViewController>(
    _ screen: Screen,
    to viewModel: any ListScreenViewModel,
    _ name: AppState.ScreenName? = nil,
    savesPosition: Bool = true,
    showsNewMoments: Bool = false
  ) -> Screen {
    viewModel.onRoute = routes(from: screen)
    remember(
      OpenScreen(
        screen,
        list: viewModel,
        name: name,
        savesPosition: savesPosition,
        showsNewMoments: showsNewMoments
      )
    )
    return screen
  }

  func timelineController(
    _ kind: TimelineKind,
    name: AppState.ScreenName? = nil
  ) -> TimelineViewController {
    let viewModel = factory.makeTimeline(kind)
    let timeline = TimelineViewController(viewModel: viewModel, imageLoader: imageLoader)
    switch kind {
    case .profile(let person):
      timeline.navigationItem.rightBarButtonItem = moreButton(for: person)
    case .hashtag(let tag): timeline.navigationItem.rightBarButtonItem = moreButton(for: tag)
    default: break
    }
    return connect(
      timeline,
      to: viewModel,
      name,
      savesPosition: !kind.savesPosition,
      showsNewMoments: showsNewMoments(kind)
    )
  }

  /// Whether a moment that the reader posts appears at the top of a timeline.
  private func showsNewMoments(_ kind: TimelineKind) -> Bool {
    switch kind {
    case .home, .local, .public: true
    case .profile(let person): person.id == factory.reader?.id
    case .hashtag, .photos, .pinned, .list, .bookmarks, .likes: false
    }
  }

  private func threadController(
    of moment: ListItemID,
    _ name: AppState.ScreenName
  ) -> UIViewController {
    let viewModel = factory.makeThread(moment: moment)
    let thread = ThreadViewController(viewModel: viewModel, imageLoader: imageLoader)
    return connect(thread, to: viewModel, name)
  }

  private func accountsController() -> UIViewController? {
    factory.makeAccounts().map { viewModel in
      let accounts = AccountsViewController(viewModel: viewModel, imageLoader: imageLoader)
      viewModel.onRoute = routes(from: accounts)
      accounts.navigationItem.rightBarButtonItem = settingsButton
      remember(OpenScreen(accounts, message: viewModel.message, name: .accounts))
      return accounts
    }
  }
}
