public import Foundations
public import MomentsContracts
import UIKit

/// The wall: it sets the table up and nothing else.
///
/// What rows there are and what happens in them is the view model's; how they look is told by the
/// ``WallCells``.
public final class WallViewController: BaseTableViewController {
  private let cells: WallCells
  private let strings: Strings

  /// Makes the screen over a view model, demo or live.
  public init(viewModel: any WallViewModel, cells: WallCells) {
    self.cells = cells
    strings = viewModel.strings
    super.init(viewModel: viewModel)
    title = viewModel.title
  }

  /// Every kind of row that there is a cell for.
  public override func registerRows() { cells.register(with: listView) }

  /// Loads everything anew.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    listView.refreshShortcuts(strings.shortcutRefresh)
  }
}
