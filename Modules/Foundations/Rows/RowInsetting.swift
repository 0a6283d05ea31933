internal import UIKit

/// A cell with insets around its content.
protocol RowInsetting: UITableViewCell {
  /// The insets of the content in the cell, in points.
  var contentInsets: NSDirectionalEdgeInsets { get set }
}

extension BaseTableViewCell: RowInsetting {}
