internal import Foundation

/// How high a row is.
nonisolated enum RowHeight: Hashable, Sendable {
  /// As its content wants it.
  case automatic
  /// A number of points.
  case fixed(CGFloat)
  /// As a closure of the row says.
  case computed
}
