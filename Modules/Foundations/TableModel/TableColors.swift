internal import DesignKit
internal import UIKit

/// The colors of a closure-built table, by its style.
enum TableColors {
  /// Behind the rows.
  static func table(_ style: UITableView.Style) -> UIColor {
    style == .plain ? Palette.background : Palette.groupedBackground
  }

  /// Behind one row.
  static func row(_ style: UITableView.Style) -> UIColor {
    style == .plain ? Palette.background : Palette.groupedRow
  }

  /// What stands at the trailing end of rows.
  static var tint: UIColor { Palette.accent }

  /// The lines between rows.
  static var separator: UIColor { Palette.separator }
}
