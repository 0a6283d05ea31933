public import Foundation

/// The separator below a row.
public nonisolated enum RowSeparator: Hashable, Sendable {
  /// The table's default, or aligned with the text of a row that begins with an image
  /// (``ListItemView/separatorLeading``).
  case automatic
  /// No separator.
  case hidden
  /// A separator with insets from the leading and the trailing edge, in points.
  case inset(leading: CGFloat, trailing: CGFloat = 0)
}
