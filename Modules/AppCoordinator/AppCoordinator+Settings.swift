import MomentsContracts
import MomentsSettings
import UIKit

extension AppCoordinator {
  /// Leads to the settings; nil where nothing can be chosen.
  var settingsButton: UIBarButtonItem? {
    guard factory.makeSettings() != nil else { return nil }
    let title = factory.strings.settingsTitle
    let button = UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in self?.showSettings(animated: true) }
    )
    button.accessibilityIdentifier = "open.settings"
    return button
  }

  func showSettings(animated: Bool) {
    guard let viewModel = factory.makeSettings() else {
      return say(factory.strings.notPossibleHere)
    }
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    let settings = SettingsViewController(viewModel: viewModel)
    remember(OpenScreen(settings, message: viewModel.message))
    rootViewController.pushViewController(settings, animated: animated)
  }

  func showAbout(animated: Bool) {
    let about = AboutViewController(strings: factory.strings) { [weak self] in self?.go(to: $0) }
    remember(OpenScreen(about))
    rootViewController.pushViewController(about, animated: animated)
  }
}
