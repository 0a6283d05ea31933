import Foundations
import MomentsContracts
import MomentsNotifications
import UIKit

extension AppCoordinator {
  /// The first screen of the tab of notifications; `nil` where there are none.
  func notificationsController() -> UIViewController? {
    guard let viewModel = factory.makeNotifications() else { return nil }
    let screen = NotificationsViewController(viewModel: viewModel, imageLoader: imageLoader)
    viewModel.onRoute = routes(from: screen)
    remember(OpenScreen(screen, list: viewModel, message: viewModel.message))
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
