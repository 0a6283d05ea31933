internal import DesignKit
internal import UIKit

/// The colors of a closure-built table, by its style.
enum TableColors {
  /// The color behind the rows.
  static func table(_ style: UITableView.Style) -> UIColor {
    style == .plain ? Palette.background : Palette.groupedBackground
  }

  /// The color behind one row.
  static func row(_ style: UITableView.Style) -> UIColor {
    style == .plain ? Palette.background : Palette.groupedRow
  }
}
