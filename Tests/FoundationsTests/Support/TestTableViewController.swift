import Foundation
import Foundations
import ListModel
import ScreenTesting
import UIKit

/// A list screen of ``TestRow``s in a table.
final class TestTableViewController: BaseTableViewController {
  override func registerRows() { register({ TestRowView() }) }
}

/// A ``TestTableViewController`` on a separate screen.
struct TestTableScreen {
  let viewModel: TestListViewModel
  let controller: TestTableViewController
  let screen: Screen

  var table: UITableView { controller.tableView }

  init(
    traits: ScreenTraits = ScreenTraits(size: CGSize(width: 320, height: 480)),
    viewModel: TestListViewModel = TestListViewModel()
  ) {
    self.viewModel = viewModel
    let controller = TestTableViewController(viewModel: viewModel)
    self.controller = controller
    screen = Screen(traits: traits) { controller }
  }

  /// The y coordinate of a row's top edge on the screen, in points; `nil` if it is not in the list.
  func top(ofRow id: Int) -> CGFloat? {
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        if controller.listView.itemID(at: path) == ListItemID(id) {
          return table.rectForRow(at: path).minY - table.contentOffset.y
        }
      }
    }
    return nil
  }

  /// The texts on screen, top to bottom.
  var visibleTexts: [String] {
    table.visibleCells.compactMap { cell in
      (cell as? BaseTableViewCell<TestRowView>)?.itemView?.label.text
    }
  }
}
