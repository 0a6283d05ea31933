import Foundations
import ListModel
import UIKit

/// A list of which several rows can be selected; the title counts them.
final class SelectionViewController: BaseTableViewController {
  init() {
    super.init(
      viewModel: PagedListViewModel {
        ["Chalk", "Granite", "Limestone", "Sandstone", "Slate"].map { TitleRow($0) }
      }
    )
  }

  override func registerRows() {
    register(TitleRow.self) { Row($0) }
    listView.selectsSeveral = true
    listView.onSelectionChange = { [weak self] in self?.countSelection() }
  }

  private func countSelection() {
    title = "\(listView.selectedRows(of: TitleRow.self).count) selected"
  }
}
