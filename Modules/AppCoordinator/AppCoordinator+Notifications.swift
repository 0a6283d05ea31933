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
}
