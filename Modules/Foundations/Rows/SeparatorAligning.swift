public import UIKit

/// A row's view that determines where the separator below it begins: below its text, after a
/// leading image.
///
/// Applies to rows of tables whose separator is ``RowSeparator/automatic``.
public protocol SeparatorAligning: UIView {
  /// The distance from the leading edge of the view to the text of the current row, in points;
  /// `nil` for the table's default.
  var separatorLeading: CGFloat? { get }
}
