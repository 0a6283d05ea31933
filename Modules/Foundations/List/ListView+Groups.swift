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
    // Groups that fill the width have the margins that the system gives a table.
    let margin = max(
      ((width - Metrics.readableWidth) / 2).rounded(.up),
      width > 400 ? 20 : Spacing.large
    )
    guard tableView.layoutMargins.left != margin + safeArea.left else { return }
    let vertical = Spacing.small
    tableView.layoutMargins = UIEdgeInsets(
      top: vertical,
      left: margin,
      bottom: vertical,
      right: margin
    )
  }
}
