import DesignKit
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

  /// What happened, below how many ask to follow the reader.
  public override func registerRows() {
    listView.register(NotificationRow.self) { [viewModel, imageLoader] row in
      Row({ NotificationListItemView(imageLoader: imageLoader) }, row)
        .onAction { action, row in
          switch action {
          case .answer(let accepted): viewModel.answer(row.id, accepted: accepted)
          }
        }
        .onSelect { viewModel.open($0.id) }
    }
    listView.register(FollowRequestSummaryRow.self) { [viewModel] row in
      Row(TitleRow(row.title, id: row.itemID, picture: Icon.follow.image, role: .opens))
        .accessory(.disclosureIndicator)
        .onSelect { _ in viewModel.openFollowRequests() }
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
    noteSeen()
  }

  /// Rows that come while the reader looks are seen.
  public override func listDidShowRows() {
    super.listDidShowRows()
    noteSeen()
  }

  /// Rows that the reader scrolls to are seen.
  public override func listDidScroll() {
    super.listDidScroll()
    noteSeen()
  }

  /// The topmost row on screen is seen, and with it those below.
  private func noteSeen() {
    guard watching != nil, let row = listView.topmostPlace(of: NotificationRow.self) else { return }
    viewModel.see(row.itemID)
  }

  /// Lets it go on unwatched.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watching?.cancel()
    watching = nil
  }
}
