import DesignKit
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// A button for a bar that leads somewhere.
  ///
  /// - Parameters:
  ///   - icon: What it shows.
  ///   - title: What it is called, for assistive technologies.
  ///   - id: Its name in tests.
  ///   - route: Where it leads.
  ///   - source: The screen from which it leads there.
  /// - Returns: The button.
  func barButton(
    _ icon: Icon,
    _ title: String,
    id: String,
    to route: Route,
    from source: UIViewController? = nil
  ) -> UIBarButtonItem {
    let button = UIBarButtonItem(
      primaryAction: UIAction(title: title, image: icon.image) { [weak self, weak source] _ in
        self?.go(to: route, from: source)
      }
    )
    button.accessibilityLabel = title
    button.accessibilityIdentifier = id
    return button
  }
}
