internal import CoreGraphics
internal import Foundation

/// The items beyond the screen that were passed to the prefetching data source, on the side to
/// which the list scrolls.
package struct PrefetchWindow {
  private var expected: Set<IndexPath> = []
  private var lastOffset: CGFloat = 0

  package init() {}

  package mutating func forget() { expected.removeAll() }

  /// Records the offset along the axis of scrolling; returns whether the list scrolls back.
  package mutating func turn(to offset: CGFloat) -> Bool {
    defer { lastOffset = offset }
    return offset < lastOffset
  }

  /// Replaces the expected items.
  ///
  /// - Parameters:
  ///   - coming: The next items, nearest first.
  ///   - isOnScreen: Whether an item that is not expected any more has a cell.
  /// - Returns: The items to prefetch, nearest first, and those to cancel, in order, because they
  ///   are neither expected nor on screen.
  package mutating func expect(
    _ coming: [IndexPath],
    isOnScreen: (IndexPath) -> Bool
  ) -> (fresh: [IndexPath], cancelled: [IndexPath]) {
    let known = expected
    expected = Set(coming)
    let cancelled = known.filter { !expected.contains($0) && !isOnScreen($0) }
    return (coming.filter { !known.contains($0) }, cancelled.sorted())
  }
}
