import Foundations
import MomentsComponents
import MomentsContracts
import MomentsNotifications
import UIKit

extension AppCoordinator {
  /// A first screen of the tab of notifications, with a switch to the others; each is made once,
  /// and is where the reader left it. `nil` where there are none.
  func notificationsController(_ scope: NotificationScope = .all) -> UIViewController? {
    if let known = notificationScreens[scope] { return known }
    guard let viewModel = factory.makeNotifications(scope) else { return nil }
    let screen = NotificationsViewController(viewModel: viewModel, imageLoader: imageLoader)
    viewModel.onRoute = routes(from: screen)
    let scopes = NotificationScope.allCases
    let choice = ScopeSwitch(
      scopes: scopes.map {
        .init(title: $0.title(factory.strings), identifier: "notifications.\($0.rawValue)")
      },
      selected: scopes.firstIndex(of: scope) ?? 0,
      name: factory.strings.notificationFilters,
      identifier: "notifications.scopes"
    )
    choice.onSelectPlace = { [weak self] place in
      guard let self, let screen = notificationsController(scopes[place]) else { return }
      shell.setRoot(screen, of: .notifications)
    }
    screen.navigationItem.titleView = choice
    remember(OpenScreen(screen, list: viewModel, message: viewModel.message))
    notificationScreens[scope] = screen
    return screen
  }

  /// The screen of those who ask to follow the reader; `nil` where nobody has to ask.
  func followRequestsController() -> UIViewController? {
    guard let viewModel = factory.makeFollowRequests() else { return nil }
    let screen = FollowRequestsViewController(viewModel: viewModel, imageLoader: imageLoader)
    viewModel.onRoute = routes(from: screen)
    remember(
      OpenScreen(screen, list: viewModel, message: viewModel.message, name: .followRequests)
    )
    return screen
  }
}
