import Foundations
import UIKit

public func makeTownsScreen(_ towns: any TownsProvider) -> UIViewController {
  TownsViewController(viewModel: TownsViewModel(towns: towns))
}

final class TownsViewController: BaseTableViewController {
  private let viewModel: TownsViewModel

  init(viewModel: TownsViewModel) {
    self.viewModel = viewModel
    super.init(viewModel: viewModel)
  }

  override func registerRows() {
    register(
      { TownView() },
      onAction: { [viewModel] action, row in
        switch action {
        case .refresh: Task { await viewModel.refresh(row) }
        }
      }
    )
  }
}
