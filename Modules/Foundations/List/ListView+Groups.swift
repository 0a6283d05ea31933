import DesignKit
import UIKit

extension ListView {
  /// Makes the groups of a wide table as wide as the views of its rows.
  ///
  /// In wider groups the views would be centered, while separators, accessories and the views
  /// beside accessories would have other margins.
  final func narrowGroups() {
    guard let tableView, tableView.style == .insetGrouped else { return }
    let safeArea = tableView.safeAreaInsets
    let width = bounds.width - safeArea.left - safeArea.right
    let margin = max(((width - Metrics.readableWidth) / 2).rounded(.up), 0)
    guard tableView.layoutMargins.left != margin + safeArea.left else { return }
    tableView.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
  }
}
