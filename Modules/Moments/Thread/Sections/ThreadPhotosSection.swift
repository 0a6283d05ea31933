import Foundations
import ListModel
import MomentsContracts

/// The photos of the moment.
final class ThreadPhotosSection: ListBindingSectionController<ThreadMomentRow> {
  private let viewModel: any ThreadViewModel
  private let imageLoader: ImageLoader

  init(viewModel: any ThreadViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init()
  }

  override func registerRows() {
    register(
      { [imageLoader] in ThreadPhotosView(imageLoader: imageLoader) },
      onAction: { [viewModel] action, _ in
        switch action {
        case .openPhoto(let index): viewModel.openPhoto(at: index)
        }
      }
    )
  }

  override func rows(for moment: ThreadMomentRow) -> [any ListItemViewModel] {
    [moment.photos].compactMap { $0 }
  }
}
