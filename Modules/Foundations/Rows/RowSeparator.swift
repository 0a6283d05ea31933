public import Foundation

/// The line below a row.
public nonisolated enum RowSeparator: Hashable, Sendable {
  /// As the table has it, and below the words of a row that begins with an image
  /// (``SeparatorAligning``).
  case automatic
  /// None.
  case hidden
  /// One that stays away from the leading and the trailing side, in points.
  case inset(leading: CGFloat, trailing: CGFloat = 0)
}
