public import Foundations
public import MomentsComponents
public import MomentsContracts
import UIKit

/// The wall: it only sets up the table.
///
/// The view model determines the rows and their actions; the ``WallCells`` determine their
/// appearance.
public final class WallViewController: ListScreenViewController {
  private let cells: WallCells

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any WallViewModel, cells: WallCells) {
    self.cells = cells
    super.init(viewModel: viewModel)
  }

  /// Registers every kind of row that has a cell.
  public override func registerRows() { cells.register(with: listView) }
}
