import Foundations
import ListModel
import MomentsContracts

/// Who wrote the moment.
final class ThreadAuthorSection: ListBindingSectionController<ThreadMomentRow> {
  private let viewModel: any ThreadViewModel
  private let imageLoader: ImageLoader

  init(viewModel: any ThreadViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init()
  }

  override func registerRows() {
    register(
      { [imageLoader] in ThreadAuthorView(imageLoader: imageLoader) },
      onAction: { [viewModel] action, row in
        switch action {
        case .openAuthor: viewModel.openProfile(row.author)
        }
      }
    )
  }

  override func rows(for moment: ThreadMomentRow) -> [any ListItemViewModel] {
    [moment.author]
  }
}
