import CoreGraphics

extension UITableView {
  /// Whether separator insets are measured from the cell's edges or from its margins.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    /// The automatic insets: the margins of the cell.
    case fromAutomaticInsets = 1
  }

  /// The horizontal margin of rows, in points.
  static let margin: CGFloat = 16

  /// The horizontal insets of row, header and footer content from the safe area, in points; 0 for
  /// the inset grouped style, whose rows avoid it as a whole.
  final var safeSides: (left: CGFloat, right: CGFloat) {
    guard insetsContentViewsToSafeArea, storedStyle != .insetGrouped else { return (0, 0) }
    return (safeAreaInsets.left, safeAreaInsets.right)
  }

  /// Returns the horizontal margin of rows of a width, in points, in addition to the safe area.
  final func margin(ofRowsOfWidth width: CGFloat) -> CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return Self.margin }
    let safeWidth = width - safeSides.left - safeSides.right
    return max(Self.margin, ((safeWidth - UIView.readableWidth) / 2).rounded(.down))
  }

  /// Returns the insets of a separator, in points from the edges of a row of a width.
  ///
  /// - Parameters:
  ///   - own: The inset that was set for the row or the table.
  ///   - width: The width of the row.
  /// - Returns: The insets, for a left-to-right layout.
  final func separatorInset(_ own: UIEdgeInsets, width: CGFloat) -> UIEdgeInsets {
    let isStandard = own == Self.standardSeparatorInset
    guard isStandard || separatorInsetReference == .fromAutomaticInsets else { return own }
    let sides = safeSides
    let margin = margin(ofRowsOfWidth: width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The separator extends to the trailing edge, beyond the safe area.
    var insets = UIEdgeInsets(
      top: 0,
      left: (isRightToLeft ? sides.right : sides.left) + margin,
      bottom: 0,
      right: margin - Self.margin
    )
    if !isStandard {
      insets.left += own.left
      insets.right += own.right
    }
    return insets
  }

  /// The default separator inset.
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
}
