internal import DesignKit
internal import UIKit

extension UITableView.Style {
  /// The color behind the rows.
  var background: UIColor { self == .plain ? Palette.background : Palette.groupedBackground }

  /// The color behind one row.
  var rowBackground: UIColor { self == .plain ? Palette.background : Palette.groupedRow }
}
