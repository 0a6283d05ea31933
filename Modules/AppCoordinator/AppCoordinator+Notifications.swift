import Foundations
import MomentsContracts
import MomentsNotifications
import UIKit

extension AppCoordinator {
  /// A first screen of the tab of notifications, with a switch to the other; `nil` where there are
  /// none.
  ///
  /// Each is made once, and keeps its state.
  func notificationsController(_ scope: NotificationScope = .all) -> UIViewController? {
    if let known = notificationScreens[scope] { return known }
    guard let viewModel = factory.makeNotifications(scope) else { return nil }
    let screen = NotificationsViewController(viewModel: viewModel, imageLoader: imageLoader)
    let choice = NotificationScopeSwitch(selected: scope, strings: factory.strings)
    choice.onSelect = { [weak self] scope in
      guard let self, let screen = notificationsController(scope) else { return }
      shell.setRoot(screen, of: .notifications)
    }
    screen.navigationItem.titleView = choice
    notificationScreens[scope] = screen
    return connect(screen, to: viewModel)
  }

  /// Shows the sheet to choose which kinds of notifications are shown.
  func showNotificationKinds() {
    guard let viewModel = factory.makeNotificationKinds() else {
      return showMessage(factory.strings.notPossibleHere)
    }
    let page = NotificationKindsViewController(viewModel: viewModel)
    shell.frontmost.present(page.inSheet(), animated: true)
  }
}
