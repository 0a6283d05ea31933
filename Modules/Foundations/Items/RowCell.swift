import UIKit

/// A cell of this module: it receives the insets of its row.
protocol RowCell: UIView {
  /// The insets of the content in the cell, in points.
  var contentInsets: NSDirectionalEdgeInsets { get set }
}

/// A ``RowCell`` of a collection: it receives what the cells of a table have by UIKit.
protocol CollectionRowCell: RowCell, UICollectionViewCell {
  /// The height of the row at a width, in points, which replaces measuring; `nil` if the content
  /// determines it.
  var rowHeight: ((_ width: CGFloat) -> CGFloat?)? { get set }
  /// The accessory at the trailing edge.
  var accessory: UITableViewCell.AccessoryType { get set }
}

extension UITableViewCell.AccessoryType {
  /// The accessories of a cell in a collection.
  var ofCollections: [UICellAccessory] {
    switch self {
    case .disclosureIndicator: [.disclosureIndicator()]
    case .checkmark: [.checkmark()]
    default: []
    }
  }
}
