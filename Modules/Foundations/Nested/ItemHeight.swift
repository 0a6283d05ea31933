public import Foundation

/// The height of the items of a ``SlidingRow`` or a ``GridRow``, the same for all items of a row.
public nonisolated enum ItemHeight: Hashable, Sendable {
  /// The Auto Layout height of the highest item that was visible, or is about to be.
  case automatic
  /// A fixed height in points.
  case points(CGFloat)
  /// A fraction of the width: 1 for squares.
  case ofWidth(CGFloat)
}
