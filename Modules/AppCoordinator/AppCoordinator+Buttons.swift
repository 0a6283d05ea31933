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
    let button = UIBarButtonItem(title, icon, id: id) { [weak self, weak source] in
      self?.go(to: route, from: source)
    }
    return button
  }
}
