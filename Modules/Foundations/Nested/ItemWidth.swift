public import Foundation

/// The width of the items of a ``SlidingRow``.
public nonisolated enum ItemWidth: Hashable, Sendable {
  /// A fixed width in points.
  case points(CGFloat)
  /// A number of points at the default text size, scaled with the reader's text size, at most the
  /// row's width.
  case scaled(CGFloat)
  /// A fraction of the width between the row's insets: 1 for one item at a time.
  case fraction(CGFloat)
  /// The width at which a number of items are visible, including the gaps; 2.5 shows half of the
  /// third.
  case visible(CGFloat)
}
