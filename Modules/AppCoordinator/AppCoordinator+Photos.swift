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
    from source: UIViewController?
  ) {
    guard let viewModel = factory.makePhotos(photos, index: index) else { return }
    let screen = PhotosViewController(
      viewModel: viewModel,
      imageLoader: imageLoader,
      tile: { [weak source] index in
        source?.viewIfLoaded?.shownPicture(named: .photo(index, of: moment))
      }
    )
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    let front = shell.frontmost
    if front === shell, shell.lay(screen) {
      viewModel.onClose = { [weak screen, shell] in
        screen?.leave { if shell.overlay === screen { shell.removeOverlay() } }
      }
    } else {
      viewModel.onClose = { [weak screen] in
        screen?.leave { screen?.presentingViewController?.dismiss(animated: false) }
      }
      front.present(screen, animated: false)
    }
    screen.arrive()
  }
}
