public import Foundations
public import MomentsContracts
import UIKit

/// The wall: it only sets up the table.
///
/// The view model determines the rows and their actions; the ``WallCells`` determine their
/// appearance.
public final class WallViewController: BaseTableViewController {
  private let cells: WallCells
  private let strings: Strings

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any WallViewModel, cells: WallCells) {
    self.cells = cells
    strings = viewModel.strings
    super.init(viewModel: viewModel)
    title = viewModel.title
  }

  /// Registers every kind of row that has a cell.
  public override func registerRows() { cells.register(with: listView) }

  /// The shortcuts that reload everything.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    listView.refreshShortcuts(strings.shortcutRefresh)
  }
}
