import DesignKit
import MomentsContracts
import MomentsSettings
import UIKit

extension AppCoordinator {
  /// The button to the settings; nil where there are none.
  var settingsButton: UIBarButtonItem? {
    guard factory.makeSettings() != nil else { return nil }
    return barButton(.settings, factory.strings.settingsTitle, id: "open.settings", to: .settings)
  }

  func showSettings(from source: UIViewController?, animated: Bool) {
    guard let viewModel = factory.makeSettings() else {
      return showMessage(factory.strings.notPossibleHere)
    }
    if let settingsScreen, settingsScreen === shell.visibleScreens.last { return }
    let settings = SettingsViewController(viewModel: viewModel)
    settingsScreen = settings
    viewModel.onRoute = routes(from: settings)
    remember(OpenScreen(settings, message: viewModel.message))
    shell.open(settings, from: source, animated: animated)
  }

  func showAbout(from source: UIViewController?, animated: Bool) {
    let about = AboutViewController(strings: factory.strings) { [weak self] in self?.go(to: $0) }
    remember(OpenScreen(about))
    shell.open(about, from: source, animated: animated)
  }
}
