import ListModel
import UIKit

extension BaseTableViewController {
  var hasRows: Bool { sections.contains { !$0.items.isEmpty } }

  /// Shows where the list and its paging stand.
  func showState() {
    face.showState()
  }

  func showFooter(_ content: ListFooterContent) {
    footerView.isHidden = content == .hidden
    footerView.show(content)
    sizeFooter()
  }

  /// A table takes its footer's height from the frame, so the frame follows the content and the width.
  func sizeFooter() {
    let width = tableView.bounds.width
    guard width > 0 else { return }
    let frame = CGRect(x: 0, y: 0, width: width, height: footerView.height(forWidth: width))
    guard footerView.frame.size != frame.size else { return }
    footerView.frame.size = frame.size
    tableView.tableFooterView = footerView
  }
}
