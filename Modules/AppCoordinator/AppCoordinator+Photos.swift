import Foundations
import ListModel
import MomentsContracts
import MomentsPhotos
import UIKit

extension AppCoordinator {
  /// Shows photos: beside the list in a wide window, else as large as the screen.
  ///
  /// They come from their tiles on the screen that leads to them, and go back there.
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
      // What is opened beside the list takes the photo's place; below a photo it would not be seen.
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
