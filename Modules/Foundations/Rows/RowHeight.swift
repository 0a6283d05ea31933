internal import Foundation

nonisolated enum RowHeight: Hashable, Sendable {
  /// The height of its content.
  case automatic
  /// A fixed height in points.
  case fixed(CGFloat)
  /// A height computed by a closure of the row.
  case computed
}
