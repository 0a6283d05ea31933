public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
public import UIKit

/// The follow requests, each with two buttons.
public final class FollowRequestsViewController: ListScreenViewController {
  private let viewModel: any FollowRequestsViewModel
  private let imageLoader: ImageLoader

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any FollowRequestsViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
  }

  public override func registerRows() {
    register(
      { [imageLoader] in FollowRequestListItemView(imageLoader: imageLoader) },
      onAction: { [viewModel] action, row in
        switch action {
        case .answer(let accepted): viewModel.answer(row.itemID, accepted: accepted)
        }
      },
      onSelect: { [viewModel] in viewModel.open($0.itemID) }
    )
  }
}
