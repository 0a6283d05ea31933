public import Foundations
public import MomentsContracts
import MomentsLanguage
public import UIKit

/// The base of screens that are one list in a table: it shows the title, reloads by a shortcut, and
/// lets the view model follow changes while it is visible.
open class ListScreenViewController: BaseTableViewController {
  private let screen: any ListScreenViewModel

  /// Makes a screen; loading starts when the view is loaded.
  public init(viewModel: any ListScreenViewModel, style: UITableView.Style = .plain) {
    screen = viewModel
    super.init(viewModel: viewModel, style: style)
    title = viewModel.title
  }

  open override var keyboardShortcuts: [KeyboardShortcut] {
    listView.allowsRefresh ? listView.refreshShortcuts(screen.strings.shortcutRefresh) : []
  }

  /// Follows changes.
  open override func startVisibleWork() -> Task<Void, Never>? {
    Task { [screen] in await screen.watch() }
  }
}
