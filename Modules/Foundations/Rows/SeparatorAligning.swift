public import UIKit

/// The view of a row that knows where the line below it begins: below its words, where an image
/// stands before them.
///
/// Holds for rows of tables whose separator is ``RowSeparator/automatic``.
public protocol SeparatorAligning: UIView {
  /// How far from the leading edge of the view the words of the row that it shows begin, in points;
  /// `nil` where the line begins as the table has it.
  var separatorLeading: CGFloat? { get }
}
