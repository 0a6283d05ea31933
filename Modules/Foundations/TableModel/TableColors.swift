internal import DesignKit
internal import UIKit

/// The colors of a closure-built table, by its style.
enum TableColors {
  /// Behind the rows.
  static func table(_ style: UITableView.Style) -> UIColor {
    style == .plain ? Palette.background : Palette.surface
  }

  /// Behind one row.
  static var row: UIColor { Palette.background }

  /// What stands at the trailing end of rows.
  static var tint: UIColor { Palette.accent }

  /// The lines between rows.
  static var separator: UIColor { Palette.separator }
}
