import DesignKit
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// A button for a bar that leads somewhere.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - title: The title, for assistive technologies.
  ///   - id: The accessibility identifier.
  ///   - route: The route that it opens.
  ///   - source: The screen with the button.
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
