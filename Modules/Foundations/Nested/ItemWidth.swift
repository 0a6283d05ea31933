public import Foundation

/// How wide the items of a ``SlidingRow`` are.
public nonisolated enum ItemWidth: Hashable, Sendable {
  /// A number of points.
  case points(CGFloat)
  /// A number of points at the ordinary text size, more where the reader chose larger text, and at
  /// most the row's width.
  case scaled(CGFloat)
  /// A part of the room between the row's insets: 1 for one item at a time.
  case fraction(CGFloat)
  /// As wide as lets a number of items be seen at once, the gaps counted in; 2.5 lets half of the
  /// third peek in.
  case visible(CGFloat)
}
