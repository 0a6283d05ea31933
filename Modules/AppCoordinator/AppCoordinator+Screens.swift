import ListModel
import MomentsAccounts
import MomentsContracts
import MomentsOutbox
import MomentsThread
import MomentsTimeline
import UIKit

/// The screens of app states.
extension AppCoordinator {
  /// Makes the screen with a name; nil where there is none.
  func controller(for name: AppState.ScreenName) -> UIViewController? {
    switch name {
    case .moment(let id): threadController(of: ListItemID(id))
    case .hashtag(let tag): hashtagController(tag, name: name)
    case .lists: listsController()
    case .list(let id, let title):
      listController(ListReference(id: id, title: title), name: name)
    case .listMembers(let id, let title):
      listMembersController(ListReference(id: id, title: title), name: name)
    case .profile(let id, let title, let handle):
      timelineController(
        .profile(PersonReference(id: id, name: title, handle: handle, avatar: nil)),
        name: name
      )
    case .filters: filtersController()
    case .followRequests: followRequestsController()
    case .bookmarks: timelineController(.bookmarks, name: name)
    case .likes: timelineController(.likes, name: name)
    case .edits(let id): editsController(of: ListItemID(id))
    case .outbox: outboxController()
    case .scheduled: scheduledController()
    case .accounts: accountsController()
    case .search: searchController()
    }
  }

  func timelineController(
    _ scope: TimelineKind,
    name: AppState.ScreenName? = nil
  ) -> TimelineViewController {
    let viewModel = factory.makeTimeline(scope)
    let timeline = TimelineViewController(viewModel: viewModel, imageLoader: imageLoader)
    viewModel.onRoute = routes(from: timeline)
    switch scope {
    case .profile(let person):
      timeline.navigationItem.rightBarButtonItem = moreButton(for: person)
    case .hashtag(let tag): timeline.navigationItem.rightBarButtonItem = moreButton(for: tag)
    default: break
    }
    remember(
      OpenScreen(
        timeline,
        list: viewModel,
        message: viewModel.message,
        name: name,
        savesPosition: !scope.savesPosition
      )
    )
    return timeline
  }

  private func threadController(of moment: ListItemID) -> UIViewController {
    let viewModel = factory.makeThread(moment: moment)
    let thread = ThreadViewController(viewModel: viewModel, imageLoader: imageLoader)
    viewModel.onRoute = routes(from: thread)
    remember(
      OpenScreen(
        thread,
        list: viewModel,
        message: viewModel.message,
        name: .moment(moment.description)
      )
    )
    return thread
  }

  private func editsController(of moment: ListItemID) -> UIViewController? {
    factory.makeEdits(of: moment).map { viewModel in
      let edits = EditsViewController(viewModel: viewModel, imageLoader: imageLoader)
      viewModel.onRoute = routes(from: edits)
      remember(
        OpenScreen(
          edits,
          list: viewModel,
          message: viewModel.message,
          name: .edits(moment.description)
        )
      )
      return edits
    }
  }

  private func outboxController() -> UIViewController? {
    factory.makeOutbox().map { viewModel in
      let outbox = OutboxViewController(viewModel: viewModel)
      viewModel.onRoute = routes(from: outbox)
      remember(
        OpenScreen(outbox, list: viewModel, message: viewModel.message, name: .outbox)
      )
      return outbox
    }
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
