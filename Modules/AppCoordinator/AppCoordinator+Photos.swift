import Foundations
import ListModel
import MomentsContracts
import MomentsPhotos
import UIKit

extension AppCoordinator {
  /// Shows photos: beside the list in a wide window, otherwise on the full screen.
  ///
  /// They are animated from their tiles on the source screen, and back.
  func showPhotos(
    _ photos: [ImageReference],
    at index: Int,
    of moment: ListItemID,
    post: ListItemID,
    from source: UIViewController?
  ) {
    guard let viewModel = factory.makePhotos(photos, index: index, of: post) else { return }
    let screen = PhotosViewController(
      viewModel: viewModel,
      imageLoader: imageLoader,
      players: players,
      tile: { [weak source] index in
        source?.viewIfLoaded?.shownImage(named: .photo(index, of: moment))
      }
    )
    let front = shell.frontmost
    let isOverScreens = !(front === shell && shell.lay(screen))
    if isOverScreens { front.present(screen, animated: false) }
    viewModel.onClose = { [weak self, weak screen] in
      screen?.leave { self?.takeAway(screen) }
    }
    viewModel.onRoute = { [weak self, weak screen, weak source] route in
      // A screen that is opened beside the list replaces the photo, which would cover it.
      self?.go(to: route, from: source)
      guard isOverScreens, case .moment = route else { return }
      screen?.leave(flying: false) { self?.takeAway(screen) }
    }
    screen.arrive()
  }

  private func takeAway(_ screen: PhotosViewController?) {
    guard let screen else { return }
    if shell.overlay === screen {
      shell.removeOverlay()
    } else {
      screen.presentingViewController?.dismiss(animated: false)
    }
  }
}
