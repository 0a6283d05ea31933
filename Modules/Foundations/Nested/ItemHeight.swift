public import Foundation

/// How high the items of a ``SlidingRow`` or a ``GridRow`` are: all of one row alike.
public nonisolated enum ItemHeight: Hashable, Sendable {
  /// As high as the highest that was seen, or is about to be, wants to be by Auto Layout.
  case automatic
  /// A number of points.
  case points(CGFloat)
  /// A part of the width: 1 for squares.
  case ofWidth(CGFloat)
}
