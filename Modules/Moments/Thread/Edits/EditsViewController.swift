public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
public import UIKit

/// The edit history of a moment, the newest version first.
public final class EditsViewController: ListScreenViewController {
  private let viewModel: any EditsViewModel
  private let imageLoader: ImageLoader

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any EditsViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
  }

  public override func registerRows() {
    register(
      { [imageLoader] in MomentVersionView(imageLoader: imageLoader) },
      onAction: { [viewModel] action, row in
        switch action {
        case .openAuthor: viewModel.openProfile(row.author)
        case .toggleWarning: viewModel.toggleWarning(row.id)
        case .open(let target): viewModel.open(target)
        case .openPhoto(let index): viewModel.openPhoto(at: index, of: row.id)
        }
      }
    )
  }
}
