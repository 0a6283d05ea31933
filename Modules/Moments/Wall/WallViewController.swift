public import Foundations
public import MomentsContracts
import UIKit

/// The wall: it sets the table up and nothing else.
///
/// What rows there are and what happens in them is the view model's; how they look is told by the
/// ``WallCells``.
public final class WallViewController: BaseTableViewController {
  private let cells: WallCells

  /// Makes the screen over a view model, demo or live.
  public init(viewModel: any WallViewModel, cells: WallCells) {
    self.cells = cells
    super.init(viewModel: viewModel)
    title = viewModel.title
  }

  /// Every kind of row that there is a cell for.
  public override func registerRows() { cells.register(with: listView) }
}
