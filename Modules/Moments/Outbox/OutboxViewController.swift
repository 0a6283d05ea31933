import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// The outbox: what the reader did and the server has not agreed to yet.
public final class OutboxViewController: BaseTableViewController {
  private let viewModel: any OutboxViewModel
  private var watching: Task<Void, Never>?

  /// Makes the screen over a view model, demo or live.
  public init(viewModel: any OutboxViewModel) {
    self.viewModel = viewModel
    super.init(viewModel: viewModel)
    title = viewModel.title
  }

  isolated deinit {
    watching?.cancel()
  }

  /// One kind of row.
  public override func registerRows() {
    register(
      { OutboxListItemView() },
      onAction: { [viewModel] action, row in
        switch action {
        case .retry: viewModel.retry(row.id)
        case .discard: viewModel.discard(row.id)
        }
      }
    )
  }

  /// Follows the outbox while it is on screen.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watching?.cancel()
    watching = Task { [viewModel] in await viewModel.watch() }
  }

  /// Lets the outbox go on unwatched.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watching?.cancel()
    watching = nil
  }
}
