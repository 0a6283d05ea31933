import MomentsContracts
import MomentsFriends
import UIKit

extension AppCoordinator {
  /// Shows a list of people over the current screen.
  func showPeople(_ kind: FriendsListKind, from source: UIViewController?) {
    let isShown = friends.present(kind, over: shell) { [weak self, weak source] in
      self?.go(to: $0, from: source)
    }
    if !isShown { showMessage(factory.strings.notPossibleHere) }
  }
}
