internal import UIKit

/// A cell that leaves room around what it shows.
protocol RowInsetting: UITableViewCell {
  /// The room between the edges of the cell and what it shows, in points.
  var contentInsets: NSDirectionalEdgeInsets { get set }
}

extension BaseTableViewCell: RowInsetting {}
