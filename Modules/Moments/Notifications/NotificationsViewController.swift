public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// What others did that concerns the reader.
public final class NotificationsViewController: BaseTableViewController {
  private let viewModel: any NotificationsViewModel
  private let imageLoader: ImageLoader
  private var watching: Task<Void, Never>?

  /// Makes the screen over a view model, demo or live.
  public init(viewModel: any NotificationsViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
    title = viewModel.title
  }

  isolated deinit {
    watching?.cancel()
  }

  /// One kind of row.
  public override func registerRows() {
    listView.register(NotificationRow.self) { [viewModel, imageLoader] row in
      Row({ NotificationListItemView(imageLoader: imageLoader) }, row)
        .onSelect { viewModel.open($0.id) }
    }
  }

  /// Loads everything anew.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    listView.refreshShortcuts(viewModel.strings.shortcutRefresh)
  }

  /// Follows what happens while it is on screen.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watching?.cancel()
    watching = Task { [viewModel] in await viewModel.watch() }
  }

  /// Lets it go on unwatched.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watching?.cancel()
    watching = nil
  }
}
