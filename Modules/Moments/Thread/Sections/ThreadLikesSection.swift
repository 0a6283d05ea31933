import Foundations
import ListModel
import MomentsContracts

/// Who likes the moment, and the button to like it.
final class ThreadLikesSection: ListBindingSectionController<ThreadMomentRow> {
  private let viewModel: any ThreadViewModel
  private let imageLoader: ImageLoader

  init(viewModel: any ThreadViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init()
  }

  override func registerRows() {
    register(
      { [imageLoader] in ThreadLikesView(imageLoader: imageLoader) },
      onAction: { [viewModel] action, _ in
        switch action {
        case .toggleLike: viewModel.toggleLike()
        case .toggleBoost: viewModel.toggleBoost()
        case .edit: viewModel.edit()
        case .delete: viewModel.delete()
        }
      }
    )
  }

  override func rows(for moment: ThreadMomentRow) -> [any ListItemViewModel] {
    [moment.likes]
  }
}
