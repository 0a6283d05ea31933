import Foundations
import UIKit

/// A profile and moments, over a view model.
final class HomeViewController: BaseTableViewController {
  private let viewModel = HomeViewModel()

  init() { super.init(viewModel: viewModel) }

  override func registerRows() {
    register({ HomeProfileView() })
    register({ HomeMomentView() }, onAction: { [viewModel] _, moment in viewModel.like(moment) })
  }
}
