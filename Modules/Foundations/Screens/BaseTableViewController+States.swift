import DesignKit
import ListModel
import UIKit

extension BaseTableViewController {
  var hasRows: Bool { sections.contains { !$0.items.isEmpty } }

  /// Shows where the list and its paging stand.
  ///
  /// While there is no row at all, the spinner and the message have the middle of the screen; where there are rows,
  /// such as a header above an empty list, they come after the last one.
  func showState() {
    let state = listViewModel.state.value
    let message: ListMessage? =
      switch state {
      case .loading, .content: nil
      case .empty(let empty): ListMessage(empty)
      case .failed(let failure): ListMessage(failure, icon: .failure)
      }
    messageView.isHidden = hasRows || message == nil
    if let message, !hasRows { messageView.show(message) }
    if state == .loading, !hasRows {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
    }
    footerView.isHidden = !hasRows
    switch (state, listViewModel.pagingState.value) {
    case (.loading, _), (.content, .loading): footerView.showSpinner()
    case (.content, .failed(let failure)): footerView.show(ListMessage(failure, icon: nil))
    case (.content, .idle), (.content, .end): footerView.showNothing()
    case (.empty, _), (.failed, _): message.map(footerView.show)
    }
    sizeFooter()
    viewIfLoaded?.setNeedsLayout()
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

  /// Loads the next page when less than one screen of rows is left below.
  func loadMoreIfNearEnd() {
    guard listViewModel.state.value == .content, listViewModel.pagingState.value == .idle,
      tableView.bounds.height > 0
    else { return }
    let left = tableView.contentSize.height - tableView.bounds.maxY
    if left < tableView.bounds.height { loadMore() }
  }

  /// The button after the last row: it loads the page that failed, or the list where that failed.
  func retryAfterRows() {
    if listViewModel.state.value == .content {
      loadMore()
    } else {
      start { await $0.load() }
    }
  }

  func loadMore() {
    guard !isLoadingMore else { return }
    isLoadingMore = true
    start(
      { await $0.loadMore() },
      then: { [weak self] in
        self?.isLoadingMore = false
        // The page may have been laid out already, and too short.
        self?.viewIfLoaded?.setNeedsLayout()
      }
    )
  }
}
