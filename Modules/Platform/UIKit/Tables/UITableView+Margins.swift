import CoreGraphics

extension UITableView {
  /// From where the insets of separators count.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From where separators begin and end by themselves: the margins of the cell.
    case fromAutomaticInsets = 1
  }

  /// The distance of content from the sides of a row, in points.
  static let margin: CGFloat = 16

  /// What the content of rows, headers and footers stays out of at the sides, in points: those of
  /// inset groups stay out of it as a whole.
  final var safeSides: (left: CGFloat, right: CGFloat) {
    guard insetsContentViewsToSafeArea, storedStyle != .insetGrouped else { return (0, 0) }
    return (safeAreaInsets.left, safeAreaInsets.right)
  }

  /// The margin at the sides of rows of a width, in points, from where they are safe.
  final func margin(ofRowsOfWidth width: CGFloat) -> CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return Self.margin }
    let room = width - safeSides.left - safeSides.right
    return max(Self.margin, ((room - UIView.readableWidth) / 2).rounded(.down))
  }

  /// The insets of a separator, in points from the edges of a row of a width.
  ///
  /// - Parameters:
  ///   - own: The inset that was set for the row or the table.
  ///   - width: The width of the row.
  /// - Returns: The insets, left and right as in a language from left to right.
  final func separatorInset(_ own: UIEdgeInsets, width: CGFloat) -> UIEdgeInsets {
    let isStandard = own == Self.standardSeparatorInset
    guard isStandard || separatorInsetReference == .fromAutomaticInsets else { return own }
    let sides = safeSides
    let margin = margin(ofRowsOfWidth: width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // A line runs to the trailing edge, through what covers the side.
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

  /// The inset of separators that nobody set.
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
}
