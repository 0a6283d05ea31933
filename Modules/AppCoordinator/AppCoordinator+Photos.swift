import MomentsContracts
import MomentsPhotos
import UIKit

extension AppCoordinator {
  /// Shows photos as large as the screen.
  func showPhotos(_ photos: [ImageReference], at index: Int) {
    guard let viewModel = factory.makePhotos(photos, index: index) else { return }
    let screen = PhotosViewController(viewModel: viewModel, imageLoader: imageLoader)
    viewModel.onRoute = { [weak self] in self?.go(to: $0) }
    viewModel.onClose = { [weak screen] in
      screen?.presentingViewController?.dismiss(animated: true)
    }
    shell.frontmost.present(screen, animated: true)
  }
}
